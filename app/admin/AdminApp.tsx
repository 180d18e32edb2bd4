import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './admin.css';
import { Loader, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router';
import type { Me } from '#server/admin-api/session-routes.ts';
import { ApiError, request } from './api.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { NoSuchPage } from './frame/NoSuchPage.tsx';
import { sections } from './frame/sections.tsx';
import { SignedContext, useSigned } from './session/me.ts';
import { SecondFactorWanted } from './session/SecondFactorWanted.tsx';
import { SessionEnded } from './session/SessionEnded.tsx';
import { SetUpSecondFactor } from './session/SetUpSecondFactor.tsx';
import { SignInLayout } from './session/SignInLayout.tsx';
import { SignInPage } from './session/SignInPage.tsx';
import { Welcome } from './session/Welcome.tsx';
import { theme } from './theme.ts';
import { ErrorBox, nameClosing } from './ui/errors.tsx';
import { useLanguage, useWords, WordsProvider } from './words/words.tsx';

export default function AdminApp() {
  return (
    <WordsProvider>
      <MantineProvider theme={theme} forceColorScheme="light">
        <ModalsProvider>
          <Notifications position="bottom-right" />
          <SessionGate />
        </ModalsProvider>
      </MantineProvider>
    </WordsProvider>
  );
}

/** Knows whether somebody is signed in, and shows the way in or the pages. */
function SessionGate() {
  const { words, speak } = useLanguage();
  const navigate = useNavigate();
  useEffect(() => nameClosing(words.frame.close), [words]);
  const [me, setMe] = useState<Me | 'nobody'>();
  const [problem, setError] = useState<ApiError>();

  const refresh = useCallback(async () => {
    try {
      const found = await request<Me>('GET', '/session', { isSigningIn: true });
      setError(undefined);
      setMe(found);
      speak(found.language === 'ko' ? 'ko' : 'en');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) setMe('nobody');
      else setError(error);
    }
  }, [speak]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    refresh();
  }, []);

  const signed = useMemo(() => {
    if (!me || me === 'nobody') return undefined;
    return {
      me,
      refresh,
      async leave() {
        await request('DELETE', '/session', { isSigningIn: true }).catch(() => {});
        setMe('nobody');
        await navigate('/admin');
      },
    };
  }, [me, refresh, navigate]);

  if (problem) {
    return (
      <SignInLayout title={words.frame.title}>
        <ErrorBox problem={problem} onRetry={refresh} />
      </SignInLayout>
    );
  }
  return (
    <Routes>
      <Route path="welcome" element={<Welcome onInside={refresh} />} />
      <Route
        path="*"
        element={
          signed?.me.mustSetUpSecondFactor ? (
            <SignInLayout title={words.session.setUp.title} hint={words.session.setUp.hint}>
              <SetUpSecondFactor onDone={refresh} onLeave={signed.leave} />
            </SignInLayout>
          ) : signed ? (
            <SignedContext value={signed}>
              <SignedIn />
              <SessionEnded me={signed.me} />
              <SecondFactorWanted />
            </SignedContext>
          ) : me === 'nobody' ? (
            <SignInPage onInside={refresh} />
          ) : (
            <Waiting />
          )
        }
      />
    </Routes>
  );
}

function SignedIn() {
  const { me } = useSigned();
  const mine = sections.filter(({ roles }) => roles.includes(me.role));
  return (
    <AdminFrame>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route index element={<Navigate to={mine[0]?.path ?? 'me'} replace />} />
          {mine.map(({ path, Page }) => (
            <Route key={path} path={`${path}/*`} element={<Page />} />
          ))}
          <Route path="*" element={<NoSuchPage />} />
        </Routes>
      </Suspense>
    </AdminFrame>
  );
}

function Waiting() {
  const words = useWords();
  return <Loader type="dots" m="xl" role="status" aria-label={words.frame.loading} />;
}
