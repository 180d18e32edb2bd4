import { Radio, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Role, roles, staffLanguages } from '#domain/staff.ts';
import { type ApiError, request } from '../api/request.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useLanguage } from '../words/words.tsx';
import type { MadeLink } from './OneTimeLink.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onInvited(made: MadeLink): void;
}

/** The one invited most rarely last. */
const invitableRoles = [...roles.filter((role) => role !== 'owner'), 'owner'] as const;

export function Invite({ isOpen, onClose, onInvited }: Props) {
  const { language, words } = useLanguage();
  const texts = words.accounts;
  const form = useForm({
    initialValues: { name: '', email: '', role: 'editor' as Role, language },
  });

  async function invite(body: typeof form.values) {
    const made = await request('POST /accounts', { body });
    form.reset();
    onInvited(made);
  }

  function describeError({ status }: ApiError) {
    if (status === 422) form.setFieldError('email', words.session.invalidEmail);
    if (status === 409) form.setFieldError('email', texts.taken);
    return status === 409 ? texts.taken : undefined;
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.inviteTitle}
      onClose={onClose}
      form={form}
      onSubmit={invite}
      describeError={describeError}
      submitLabel={texts.send}
    >
      <TextInput
        label={texts.name}
        required
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label={texts.email} type="email" required {...form.getInputProps('email')} />
      <Radio.Group label={texts.role} {...form.getInputProps('role')}>
        <Stack gap="xs" mt={6}>
          {invitableRoles.map((role) => (
            <Radio
              key={role}
              value={role}
              label={words.frame.roles[role]}
              description={texts.roleHints[role]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Select
        label={texts.language}
        data={staffLanguages.map((value) => ({ value, label: words.languages[value] }))}
        allowDeselect={false}
        {...form.getInputProps('language')}
      />
    </FormDialog>
  );
}
