import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../api.ts';
import { useSigned } from '../session/me.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';

type Purpose = 'on' | 'off' | 'codes';

/** The authenticator app, on and off; every way begins with the password. */
export function TwoFactor() {
  const words = useWords();
  const texts = words.accounts.me.twoFactor;
  const { me, refresh } = useSigned();
  const trying = useAction();
  const [purpose, setPurpose] = useState<Purpose>();
  const [codes, setCodes] = useState<string[]>();
  const [isBusy, setIsBusy] = useState(false);
  const off = me.hasTwoFactor ? texts.offWithPasskey : texts.off;

  async function withPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { password: new FormData(event.currentTarget).get('password') };
    setIsBusy(true);
    await trying(
      async () => {
        if (purpose === 'codes') {
          const made = await request<{ recoveryCodes: string[] }>('POST', '/me/recovery-codes', {
            body,
          });
          return setCodes(made.recoveryCodes);
        }
        await request('DELETE', '/me/two-factor', { body });
        notify(texts.turnedOff);
        await close();
      },
      ({ fields }) =>
        fields.secondFactor
          ? words.accounts.me.lastSecondFactor
          : words.session.passwordErrors[fields.password ?? ''],
    );
    setIsBusy(false);
  }

  async function close() {
    setPurpose(undefined);
    setCodes(undefined);
    await refresh();
  }

  return (
    <>
      <Group justify="space-between">
        <Text maw={420}>{me.hasApp ? texts.on : off}</Text>
        <Group gap="sm">
          {me.hasApp ? (
            <>
              <Button variant="light" onClick={() => setPurpose('codes')}>
                {texts.newCodes}
              </Button>
              <Button variant="default" onClick={() => setPurpose('off')}>
                {texts.turnOff}
              </Button>
            </>
          ) : (
            <Button variant={me.hasTwoFactor ? 'light' : 'filled'} onClick={() => setPurpose('on')}>
              {texts.turnOn}
            </Button>
          )}
        </Group>
      </Group>
      <Modal
        opened={purpose !== undefined}
        onClose={close}
        title={texts.title}
        closeButtonProps={{ 'aria-label': words.frame.close }}
      >
        {purpose === 'on' && <SetUpApp onDone={close} />}
        {(purpose === 'off' || purpose === 'codes') && !codes && (
          <form onSubmit={withPassword}>
            <Stack>
              {purpose === 'off' && (
                <Alert color="orange">
                  {me.hasPasskeys ? texts.offHintWithPasskey : texts.offHint}
                </Alert>
              )}
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
        {codes && (
          <Stack>
            <RecoveryCodes codes={codes} />
            <Button onClick={close}>{texts.kept}</Button>
          </Stack>
        )}
      </Modal>
    </>
  );
}
