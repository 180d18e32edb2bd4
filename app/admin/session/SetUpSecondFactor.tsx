import { Anchor, Button, Stack, Text } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { AddPasskey } from '../accounts/AddPasskey.tsx';
import { SetUpApp } from '../accounts/SetUpApp.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  onDone(): void;
  onLeave(): void;
}

/** For somebody who must have a second factor before anything else: a passkey or an app. */
export function SetUpSecondFactor({ onDone, onLeave }: Props) {
  const words = useWords();
  const texts = words.session.setUp;
  const [way, setWay] = useState<'passkey' | 'app'>();

  return (
    <Stack>
      {way === 'passkey' && <AddPasskey onDone={onDone} />}
      {way === 'app' && <SetUpApp onDone={onDone} />}
      {!way && (
        <>
          {browserSupportsWebAuthn() && (
            <div>
              <Button fullWidth onClick={() => setWay('passkey')}>
                {texts.passkey}
              </Button>
              <Text size="sm" c="dimmed" mt={4}>
                {texts.passkeyHint}
              </Text>
            </div>
          )}
          <div>
            <Button fullWidth variant="light" onClick={() => setWay('app')}>
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
        onClick={() => (way ? setWay(undefined) : onLeave())}
      >
        {way ? texts.back : words.frame.signOut}
      </Anchor>
    </Stack>
  );
}
