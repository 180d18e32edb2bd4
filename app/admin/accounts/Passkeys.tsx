import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { useQuery } from '../api/useQuery.ts';
import { AddPasskey } from '../second-factor/AddPasskey.tsx';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { showDate, showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type Purpose = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys() {
  const { language, words } = useLanguage();
  const texts = words.accounts.me.passkeys;
  const { refresh } = useSession();
  const list = useQuery('GET /me/passkeys');
  const [purpose, setPurpose] = useState<Purpose>();
  const close = () => setPurpose(undefined);

  async function finish() {
    close();
    list.reload();
    await refresh();
  }

  if (list.error) return <QueryError query={list} />;
  const passkeys = list.data?.passkeys ?? [];
  return (
    <Stack gap="md">
      <Text size="sm">{texts.hint}</Text>
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
            {(['rename', 'remove'] as const).map((kind) => (
              <Button
                key={kind}
                size="compact-sm"
                variant="default"
                aria-label={`${texts[kind]}: ${passkey.name}`}
                onClick={() => setPurpose({ kind, passkey })}
              >
                {texts[kind]}
              </Button>
            ))}
          </Group>
        </Group>
      ))}
      {browserSupportsWebAuthn() ? (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => setPurpose({ kind: 'add' })}
        >
          {texts.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.unsupported}
        </Text>
      )}
      <Modal opened={purpose?.kind === 'add'} onClose={close} title={texts.add}>
        <AddPasskey onDone={finish} />
      </Modal>
      <RenamePasskey
        passkey={purpose?.kind === 'rename' ? purpose.passkey : undefined}
        onClose={close}
        onDone={finish}
      />
      <RemovePasskey
        passkey={purpose?.kind === 'remove' ? purpose.passkey : undefined}
        onClose={close}
        onDone={finish}
      />
    </Stack>
  );
}
