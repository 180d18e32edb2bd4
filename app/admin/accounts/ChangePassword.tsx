import { useForm } from '@mantine/form';
import { type ApiError, request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { notify } from '../ui/notify.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';

export function ChangePassword() {
  const words = useWords();
  const texts = words.accounts.me.password;
  const { passwordErrors, welcome } = words.session;
  const { me } = useSession();
  const form = useForm({
    initialValues: { password: '', newPassword: '', again: '' },
    validate: {
      again: (again, { newPassword }) => (again === newPassword ? null : welcome.different),
    },
  });

  async function change({ password, newPassword }: typeof form.values) {
    await request('POST /me/password', { body: { password, newPassword } });
    form.reset();
    notify(texts.done);
  }

  function describeError({ fields }: ApiError) {
    for (const [name, error] of Object.entries(fields)) {
      form.setFieldError(name, passwordErrors[error] ?? error);
    }
    return passwordErrors[fields.password ?? fields.newPassword ?? ''];
  }

  return (
    <ActionForm
      form={form}
      onSubmit={change}
      describeError={describeError}
      submitLabel={texts.submit}
      submitProps={{ variant: 'default' }}
      renderSubmit={(button) => <div>{button}</div>}
    >
      {/* Lets a password manager know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
      <Password
        label={texts.current}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <NewPasswordFields
        password={{ label: texts.next, inputProps: form.getInputProps('newPassword') }}
        again={{ label: texts.again, inputProps: form.getInputProps('again') }}
      />
    </ActionForm>
  );
}
