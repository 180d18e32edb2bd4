import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { ActionForm } from '../ui/ActionForm.tsx';
import { useWords } from '../words/words.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';

interface Props {
  onSubmit(password: string): Promise<unknown>;
  submitLabel: string;
  submitColor?: string;
  hint?: ReactNode;
}

/** What changes how somebody signs in is confirmed by the password. */
export function PasswordForm({ onSubmit, submitLabel, submitColor = 'glow', hint }: Props) {
  const words = useWords();
  const { lastSecondFactor } = words.accounts.me;
  const form = useForm({ initialValues: { password: '' } });
  return (
    <ActionForm
      form={form}
      hint={hint}
      onSubmit={({ password }) => onSubmit(password)}
      describeError={({ fields }) =>
        fields.secondFactor ? lastSecondFactor : words.session.passwordErrors[fields.password ?? '']
      }
      submitLabel={submitLabel}
      submitProps={{ color: submitColor }}
    >
      <CurrentPassword data-autofocus {...form.getInputProps('password')} />
    </ActionForm>
  );
}
