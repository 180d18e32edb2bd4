import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './admin.css';
import { Loader, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router';
import type { Me } from '#server/admin-api/session-calls.ts';
import { ask, Refusal } from './api.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { NoSuchPage } from './frame/NoSuchPage.tsx';
import { sections } from './frame/sections.tsx';
import { Entrance } from './session/Entrance.tsx';
import { SignedContext, useSigned } from './session/me.ts';
import { SecondFactorWanted } from './session/SecondFactorWanted.tsx';
import { SessionEnded } from './session/SessionEnded.tsx';
import { SetUpSecondFactor } from './session/SetUpSecondFactor.tsx';
import { SignInPage } from './session/SignInPage.tsx';
import { Welcome } from './session/Welcome.tsx';
import { theme } from './theme.ts';
import { nameClosing, ProblemBox } from './ui/problems.tsx';
import { useSpoken, useWords, WordsProvider } from './words/words.tsx';

export default function AdminApp() {
  return (
    <WordsProvider>
      <MantineProvider theme={theme} forceColorScheme="light">
        <ModalsProvider>
          <Notifications position="bottom-right" />
          <Door />
        </ModalsProvider>
      </MantineProvider>
    </WordsProvider>
  );
}

/** Knows whether somebody is signed in, and shows the way in or the pages. */
function Door() {
  const { words, speak } = useSpoken();
  const navigate = useNavigate();
  useEffect(() => nameClosing(words.frame.close), [words]);
  const [me, setMe] = useState<Me | 'nobody'>();
  const [problem, setProblem] = useState<Refusal>();

  const refresh = useCallback(async () => {
    try {
      const found = await ask<Me>('GET', '/session', { isSigningIn: true });
      setProblem(undefined);
      setMe(found);
      speak(found.language === 'ko' ? 'ko' : 'en');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) setMe('nobody');
      else setProblem(error);
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
        await ask('DELETE', '/session', { isSigningIn: true }).catch(() => {});
        setMe('nobody');
        await navigate('/admin');
      },
    };
  }, [me, refresh, navigate]);

  if (problem) {
    return (
      <Entrance title={words.frame.title}>
        <ProblemBox problem={problem} onRetry={refresh} />
      </Entrance>
    );
  }
  return (
    <Routes>
      <Route path="welcome" element={<Welcome onInside={refresh} />} />
      <Route
        path="*"
        element={
          signed?.me.mustSetUpSecondFactor ? (
            <Entrance title={words.session.setUp.title} hint={words.session.setUp.hint}>
              <SetUpSecondFactor onDone={refresh} onLeave={signed.leave} />
            </Entrance>
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
