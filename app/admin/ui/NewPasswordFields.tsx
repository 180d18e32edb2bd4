import type { GetInputPropsReturnType } from '@mantine/form';
import { useWords } from '../words/words.tsx';
import { Password } from './Password.tsx';

interface Field {
  label: string;
  inputProps: GetInputPropsReturnType;
}

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ password, again }: { password: Field; again: Field }) {
  const { passwordHint } = useWords().session.welcome;
  return (
    <>
      <Password
        label={password.label}
        description={passwordHint}
        autoComplete="new-password"
        {...password.inputProps}
      />
      <Password label={again.label} autoComplete="new-password" {...again.inputProps} />
    </>
  );
}
