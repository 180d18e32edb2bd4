import { Button, type ButtonProps } from '@mantine/core';
import { describePasskeyError, signInWithPasskey } from '../second-factor/passkeys.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

interface Props extends ButtonProps {
  step: 'first' | 'second';
  onSignedIn(): void;
  onError(message: string | undefined): void;
}

export function PasskeyButton({ step, onSignedIn, onError, ...buttonProps }: Props) {
  const { signIn, secondStep, passkey } = useWords().session;
  const [run, isBusy] = useAction(onError);

  const use = () =>
    run(
      async () => {
        await signInWithPasskey(step);
        onSignedIn();
      },
      (error) => describePasskeyError(error, passkey),
    );

  return (
    <Button
      type="button"
      fullWidth
      leftSection={<Icon name="key" size={18} />}
      loading={isBusy}
      onClick={use}
      {...buttonProps}
    >
      {step === 'first' ? signIn.passkey : secondStep.passkey}
    </Button>
  );
}
