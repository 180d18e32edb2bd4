import { Anchor, Button, Stack, Text } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { SetUpApp } from './SetUpApp.tsx';

interface Props {
  onDone(): void;
  onSignOut(): void;
}

/** For somebody who must have a second factor before anything else: a passkey or an app. */
export function SetUpSecondFactor({ onDone, onSignOut }: Props) {
  const words = useWords();
  const texts = words.session.setUp;
  const [method, setMethod] = useState<'passkey' | 'app'>();

  return (
    <Stack>
      {method === 'passkey' && <AddPasskey onDone={onDone} />}
      {method === 'app' && <SetUpApp onDone={onDone} />}
      {!method && (
        <>
          {browserSupportsWebAuthn() && (
            <div>
              <Button fullWidth onClick={() => setMethod('passkey')}>
                {texts.passkey}
              </Button>
              <Text size="sm" c="dimmed" mt={4}>
                {texts.passkeyHint}
              </Text>
            </div>
          )}
          <div>
            <Button fullWidth variant="light" onClick={() => setMethod('app')}>
              {texts.app}
            </Button>
            <Text size="sm" c="dimmed" mt={4}>
              {texts.appHint}
            </Text>
          </div>
        </>
      )}
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="center"
        onClick={() => (method ? setMethod(undefined) : onSignOut())}
      >
        {method ? texts.back : words.frame.signOut}
      </Anchor>
    </Stack>
  );
}
