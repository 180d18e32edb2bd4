import type { PasswordInputProps } from '@mantine/core';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';

export function CurrentPassword(props: PasswordInputProps) {
  const { password } = useWords().accounts.me.twoFactor;
  return <Password name="password" label={password} autoComplete="current-password" {...props} />;
}
