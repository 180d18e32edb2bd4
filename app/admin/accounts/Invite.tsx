import { Button, Modal, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ownName } from '#domain/language.ts';
import { request } from '../api.ts';
import { useAction } from '../ui/errors.tsx';
import { useLanguage } from '../words/words.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onInvited(link: string): void;
}

const roles = ['editor', 'agent', 'owner'] as const;

export function Invite({ isOpen, onClose, onInvited }: Props) {
  const { language, words } = useLanguage();
  const texts = words.accounts;
  const trying = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: '', email: '', role: 'editor', language: language as string },
  });

  async function send(body: typeof form.values) {
    setIsBusy(true);
    await trying(
      async () => {
        const { link } = await request<{ link: string }>('POST', '/accounts', { body });
        form.reset();
        onInvited(link);
      },
      (refusal) => {
        if (refusal.status === 422) form.setFieldError('email', words.session.invalidEmail);
        if (refusal.status === 409) form.setFieldError('email', texts.taken);
        return refusal.status === 409 ? texts.taken : undefined;
      },
    );
    setIsBusy(false);
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.inviteTitle}
      closeButtonProps={{ 'aria-label': words.frame.close }}
    >
      <form onSubmit={form.onSubmit(send)}>
        <Stack>
          <TextInput
            label={texts.name}
            required
            withAsterisk={false}
            maxLength={100}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label={texts.email}
            type="email"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <Radio.Group label={texts.role} {...form.getInputProps('role')}>
            <Stack gap="xs" mt={6}>
              {roles.map((role) => (
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
            data={(['ko', 'en'] as const).map((one) => ({ value: one, label: ownName[one] }))}
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
          <Button type="submit" loading={isBusy}>
            {texts.send}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
