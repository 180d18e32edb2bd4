import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useWords } from '../words/words.tsx';

/** The eye that shows what was typed has a name in our languages. */
export function Password(props: PasswordInputProps) {
  const { showPassword } = useWords().session;
  return (
    <PasswordInput
      required
      visibilityToggleButtonProps={{ 'aria-label': showPassword }}
      {...props}
    />
  );
}
