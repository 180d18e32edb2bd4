import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { useSigned } from '../session/me.ts';
import { ErrorBox } from '../ui/errors.tsx';
import { showDate, showTime } from '../ui/times.ts';
import { useQuery } from '../ui/useQuery.ts';
import { useLanguage } from '../words/words.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type Purpose = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys() {
  const { language, words } = useLanguage();
  const texts = words.accounts.me.passkeys;
  const { refresh } = useSigned();
  const list = useQuery<{ passkeys: Passkey[] }>('/me/passkeys');
  const [purpose, setPurpose] = useState<Purpose>();

  async function done() {
    setPurpose(undefined);
    list.reload();
    await refresh();
  }

  if (list.problem) return <ErrorBox problem={list.problem} onRetry={list.reload} />;
  const passkeys = list.data?.passkeys ?? [];
  const titles = { add: texts.add, rename: texts.rename, remove: texts.remove };
  return (
    <Stack gap="md">
      <Text>{texts.hint}</Text>
      {passkeys.map((passkey) => (
        <Group key={passkey.id} justify="space-between" gap="xs">
          <div>
            <Text fw={600}>{passkey.name}</Text>
            <Text size="sm" c="dimmed">
              {texts.since} {showDate(passkey.since, language)}
              {passkey.lastUse && ` · ${texts.lastUse} ${showTime(passkey.lastUse, language)}`}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${texts.rename}: ${passkey.name}`}
              onClick={() => setPurpose({ kind: 'rename', passkey })}
            >
              {texts.rename}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${texts.remove}: ${passkey.name}`}
              onClick={() => setPurpose({ kind: 'remove', passkey })}
            >
              {texts.remove}
            </Button>
          </Group>
        </Group>
      ))}
      {browserSupportsWebAuthn() ? (
        <Button variant="light" onClick={() => setPurpose({ kind: 'add' })}>
          {texts.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.unsupported}
        </Text>
      )}
      <Modal
        opened={purpose !== undefined}
        onClose={() => setPurpose(undefined)}
        title={purpose && titles[purpose.kind]}
        closeButtonProps={{ 'aria-label': words.frame.close }}
      >
        {purpose?.kind === 'add' && <AddPasskey onDone={done} />}
        {purpose?.kind === 'rename' && <RenamePasskey passkey={purpose.passkey} onDone={done} />}
        {purpose?.kind === 'remove' && <RemovePasskey passkey={purpose.passkey} onDone={done} />}
      </Modal>
    </Stack>
  );
}
