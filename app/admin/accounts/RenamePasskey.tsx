import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { request } from '../api/request.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  /** Open while there is one. */
  passkey: Passkey | undefined;
  onClose(): void;
  onDone(): void;
}

export function RenamePasskey({ passkey, onClose, onDone }: Props) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const form = useForm({ initialValues: { name: '' } });

  async function rename(body: typeof form.values) {
    await request('PATCH /me/passkeys/:id', { params: { id: passkey?.id ?? '' }, body });
    notify(words.frame.saved);
    onDone();
  }

  return (
    <FormDialog
      isOpen={passkey !== undefined}
      title={texts.rename}
      startWith={() => ({ name: passkey?.name ?? '' })}
      onClose={onClose}
      form={form}
      onSubmit={rename}
      submitLabel={words.frame.save}
    >
      <TextInput
        name="name"
        label={texts.name}
        maxLength={60}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
