import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { Forgot } from './Forgot.tsx';
import { SignIn } from './SignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';

export function SignInPage({ onSignedIn }: { onSignedIn(): void }) {
  const { session } = useWords();
  const [isForgotten, setIsForgotten] = useState(false);
  const { data: setupStatus } = useQuery('GET /setup-status');

  if (isForgotten) {
    return (
      <SignInLayout title={session.forgot.title}>
        <Forgot onBack={() => setIsForgotten(false)} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={session.signIn.title}>
      {!navigator.cookieEnabled && (
        <Alert mb="md" color="attention" role="alert">
          {session.signIn.noCookies}
        </Alert>
      )}
      {setupStatus && !setupStatus.isSetUp && (
        <Alert mb="md" color="glow" role="status">
          {session.signIn.notSetUp}
        </Alert>
      )}
      <SignIn onSignedIn={onSignedIn} onForgot={() => setIsForgotten(true)} />
    </SignInLayout>
  );
}
