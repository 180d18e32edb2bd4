import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { KeyIcon } from '../ui/icons.tsx';
import { useWords } from '../words/words.tsx';
import { explainPasskey, signInWithPasskey } from './passkeys.ts';

interface Props extends ButtonProps {
  step: 'first' | 'second';
  onInside(): void;
  onError(error: string | undefined): void;
}

export function PasskeyButton({ step, onInside, onError, ...look }: Props) {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);

  async function use() {
    setIsBusy(true);
    onError(undefined);
    try {
      await signInWithPasskey(step);
      onInside();
    } catch (error) {
      onError(explainPasskey(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  const { signIn, secondStep } = words.session;
  return (
    <Button
      type="button"
      fullWidth
      leftSection={<KeyIcon size={18} />}
      loading={isBusy}
      onClick={use}
      {...look}
    >
      {step === 'first' ? signIn.passkey : secondStep.passkey}
    </Button>
  );
}
