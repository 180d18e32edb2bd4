import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../ui/useAsked.ts';
import { useWords } from '../words/words.tsx';
import { Entrance } from './Entrance.tsx';
import { Forgot } from './Forgot.tsx';
import { SignIn } from './SignIn.tsx';

export function SignInPage({ onInside }: { onInside(): void }) {
  const { session } = useWords();
  const [isForgotten, setIsForgotten] = useState(false);
  const { data: house } = useAsked<{ isSetUp: boolean }>('/house');

  if (isForgotten) {
    return (
      <Entrance title={session.forgot.title}>
        <Forgot onBack={() => setIsForgotten(false)} />
      </Entrance>
    );
  }
  return (
    <Entrance title={session.signIn.title}>
      {house && !house.isSetUp && (
        <Alert mb="md" color="glow" role="status">
          {session.signIn.notSetUp}
        </Alert>
      )}
      <SignIn onInside={onInside} onForgot={() => setIsForgotten(true)} />
    </Entrance>
  );
}
