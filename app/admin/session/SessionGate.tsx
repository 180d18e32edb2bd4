import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import type { Me } from '#server/admin-api/session-routes.ts';
import { ApiError, request } from '../api/request.ts';
import { SetUpSecondFactor } from '../second-factor/SetUpSecondFactor.tsx';
import { describeError } from '../ui/describe-error.ts';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useLanguage } from '../words/words.tsx';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SessionContext } from './useSession.ts';
import { Welcome } from './Welcome.tsx';

/** Knows whether somebody is signed in, and shows the sign-in or the pages. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { words, setLanguage } = useLanguage();
  const navigate = useNavigate();
  const [me, setMe] = useState<Me | 'nobody'>();
  const [error, setError] = useState<ApiError>();

  const refresh = useCallback(async () => {
    try {
      const found = await request('GET /session', { isSigningIn: true });
      setError(undefined);
      setMe(found);
      setLanguage(found.language === 'ko' ? 'ko' : 'en');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 401) setMe('nobody');
      else setError(failure);
    }
  }, [setLanguage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    refresh();
  }, []);

  const session = useMemo(() => {
    if (!me || me === 'nobody') return undefined;
    return {
      me,
      refresh,
      async signOut() {
        await request('DELETE /session', { isSigningIn: true }).catch(() => {});
        setMe('nobody');
        await navigate('/admin');
      },
    };
  }, [me, refresh, navigate]);

  function choosePage() {
    if (session?.me.mustSetUpSecondFactor) {
      return (
        <SessionContext value={session}>
          <SignInLayout title={words.session.setUp.title} hint={words.session.setUp.hint}>
            <SetUpSecondFactor onDone={refresh} onSignOut={session.signOut} />
          </SignInLayout>
        </SessionContext>
      );
    }
    if (session) {
      return (
        <SessionContext value={session}>
          {children}
          <SessionEnded me={session.me} />
          <SecondFactorRequired />
        </SessionContext>
      );
    }
    return me === 'nobody' ? <SignInPage onSignedIn={refresh} /> : <Loading m="xl" />;
  }

  if (error) {
    return (
      <SignInLayout title={words.frame.title}>
        <ErrorBox message={describeError(error, words)} onRetry={refresh} />
      </SignInLayout>
    );
  }
  return (
    <Routes>
      <Route path="welcome" element={<Welcome onSignedIn={refresh} />} />
      <Route path="*" element={choosePage()} />
    </Routes>
  );
}
