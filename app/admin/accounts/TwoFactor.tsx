import {
  Alert,
  Button,
  Code,
  Group,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ask, type Refusal } from '../api.ts';
import { useSigned } from '../session/me.ts';
import { Password } from '../ui/Password.tsx';
import { tell, useTrying } from '../ui/problems.tsx';
import { useWords } from '../words/words.tsx';
import styles from './TwoFactor.module.css';

interface Started {
  key?: string;
  picture?: { size: number; path: string };
  recoveryCodes: string[];
}

type Purpose = 'on' | 'off' | 'codes';

/** Turning two-factor sign-in on and off; every way begins with the password. */
export function TwoFactor() {
  const words = useWords();
  const texts = words.accounts.me.twoFactor;
  const { me, refresh } = useSigned();
  const trying = useTrying();
  const [purpose, setPurpose] = useState<Purpose>();
  const [started, setStarted] = useState<Started>();
  const [isBusy, setIsBusy] = useState(false);

  const wrongPassword = ({ fields }: Refusal) =>
    words.session.passwordFaults[fields.password ?? ''];

  async function withPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    setIsBusy(true);
    await trying(async () => {
      if (purpose === 'off') {
        await ask('DELETE', '/me/two-factor', { body: { password } });
        close();
        tell(texts.turnedOff);
        await refresh();
      } else {
        const path = purpose === 'on' ? '/me/two-factor' : '/me/recovery-codes';
        setStarted(await ask<Started>('POST', path, { body: { password } }));
      }
    }, wrongPassword);
    setIsBusy(false);
  }

  async function confirmCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    setIsBusy(true);
    const isOn = await trying(
      () => ask('POST', '/me/two-factor/confirm', { body: { code } }),
      ({ status }) => (status === 422 ? texts.wrongCode : undefined),
    );
    setIsBusy(false);
    if (!isOn) return;
    close();
    tell(texts.turnedOn);
    await refresh();
  }

  function close() {
    setPurpose(undefined);
    setStarted(undefined);
  }

  return (
    <>
      <Group justify="space-between">
        <Text maw={420}>{me.hasTwoFactor ? texts.on : texts.off}</Text>
        <Group gap="sm">
          {me.hasTwoFactor ? (
            <>
              <Button variant="light" onClick={() => setPurpose('codes')}>
                {texts.newCodes}
              </Button>
              <Button variant="light" color="orange.9" onClick={() => setPurpose('off')}>
                {texts.turnOff}
              </Button>
            </>
          ) : (
            <Button onClick={() => setPurpose('on')}>{texts.turnOn}</Button>
          )}
        </Group>
      </Group>
      <Modal
        opened={purpose !== undefined}
        onClose={close}
        title={texts.title}
        closeButtonProps={{ 'aria-label': words.frame.close }}
      >
        {!started && (
          <form onSubmit={withPassword}>
            <Stack>
              {purpose === 'off' && <Alert color="orange">{texts.offHint}</Alert>}
              <Password
                name="password"
                label={texts.password}
                autoComplete="current-password"
                data-autofocus
              />
              <Button
                type="submit"
                loading={isBusy}
                color={purpose === 'off' ? 'orange.9' : 'glow'}
              >
                {purpose === 'off' ? texts.turnOff : texts.next}
              </Button>
            </Stack>
          </form>
        )}
        {started && (
          <Stack>
            {started.picture && (
              <>
                <Text size="sm">{texts.scan}</Text>
                <svg
                  className={styles.code}
                  viewBox={`-2 -2 ${started.picture.size + 4} ${started.picture.size + 4}`}
                  role="img"
                  aria-label={texts.picture}
                >
                  <path d={started.picture.path} />
                </svg>
                <Text size="sm">
                  {texts.key} <Code>{started.key}</Code>
                </Text>
              </>
            )}
            <div>
              <Text fw={600}>{texts.recovery}</Text>
              <Text size="sm" c="dimmed" mb="xs">
                {texts.recoveryHint}
              </Text>
              <SimpleGrid cols={2} spacing={4} data-recovery-codes>
                {started.recoveryCodes.map((code) => (
                  <Code key={code}>{code}</Code>
                ))}
              </SimpleGrid>
            </div>
            {purpose === 'on' ? (
              <form onSubmit={confirmCode}>
                <Stack>
                  <TextInput
                    name="code"
                    label={texts.code}
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    required
                    withAsterisk={false}
                  />
                  <Button type="submit" loading={isBusy}>
                    {texts.confirm}
                  </Button>
                </Stack>
              </form>
            ) : (
              <Button onClick={close}>{texts.kept}</Button>
            )}
          </Stack>
        )}
      </Modal>
    </>
  );
}
