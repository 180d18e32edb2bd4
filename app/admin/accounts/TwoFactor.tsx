import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { PasswordForm } from '../second-factor/PasswordForm.tsx';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';
import { SetUpApp } from '../second-factor/SetUpApp.tsx';
import { useSession } from '../session/useSession.ts';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';

type Purpose = 'on' | 'off' | 'codes';

/** The authenticator app, on and off; each begins with the password. */
export function TwoFactor() {
  const texts = useWords().accounts.me.twoFactor;
  const { me, refresh } = useSession();
  const isPhone = useMediaQuery('(width < 480px)', false, { getInitialValueInEffect: false });
  const [purpose, setPurpose] = useState<Purpose>();
  const [codes, setCodes] = useState<string[]>();
  const isSafeWithout = me.hasTwoFactor && !me.hasApp;

  async function makeCodes(password: string) {
    const made = await request('POST /me/recovery-codes', { body: { password } });
    setCodes(made.recoveryCodes);
  }

  async function turnOff(password: string) {
    await request('DELETE /me/two-factor', { body: { password } });
    notify(texts.turnedOff);
    await close();
  }

  async function close() {
    setPurpose(undefined);
    setCodes(undefined);
    await refresh();
  }

  return (
    <>
      <Stack>
        <Text size="sm">{isSafeWithout ? texts.hintWithPasskey : texts.hint}</Text>
        <Group gap="sm">
          {me.hasApp ? (
            <>
              <Button variant="default" onClick={() => setPurpose('codes')}>
                {texts.newCodes}
              </Button>
              <Button variant="default" onClick={() => setPurpose('off')}>
                {texts.turnOff}
              </Button>
            </>
          ) : (
            <Button
              variant={me.hasTwoFactor ? 'default' : 'filled'}
              onClick={() => setPurpose('on')}
            >
              {texts.turnOn}
            </Button>
          )}
        </Group>
      </Stack>
      <Modal
        opened={purpose !== undefined}
        onClose={close}
        title={texts.title}
        fullScreen={isPhone}
      >
        {purpose === 'on' && <SetUpApp onDone={close} />}
        {purpose === 'off' && (
          <PasswordForm
            hint={
              <Alert color="attention">
                {me.hasPasskeys ? texts.offHintWithPasskey : texts.offHint}
              </Alert>
            }
            onSubmit={turnOff}
            submitLabel={texts.turnOff}
            submitColor="attention"
          />
        )}
        {purpose === 'codes' && !codes && (
          <PasswordForm onSubmit={makeCodes} submitLabel={texts.next} />
        )}
        {codes && (
          <Stack>
            <RecoveryCodes codes={codes} />
            <Button onClick={close}>{texts.codesKept}</Button>
          </Stack>
        )}
      </Modal>
    </>
  );
}
