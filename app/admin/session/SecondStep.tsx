import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { ask, Refusal } from '../api.ts';
import { wordsFor } from '../ui/problems.tsx';
import { useWords } from '../words/words.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** What the account has to show besides its password. */
export interface Factors {
  app: boolean;
  passkey: boolean;
}

interface Props {
  by: Factors;
  onInside(): void;
  onBack(): void;
}

type Kind = 'passkey' | 'app' | 'recovery';

export function SecondStep({ by, onInside, onBack }: Props) {
  const words = useWords();
  const texts = words.session.secondStep;
  const canUsePasskey = by.passkey && browserSupportsWebAuthn();
  const kinds: Kind[] = [
    ...(canUsePasskey || !by.app ? (['passkey'] as const) : []),
    ...(by.app ? (['app', 'recovery'] as const) : []),
  ];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'app');
  const [fault, setFault] = useState<string>();
  const hints = {
    passkey: by.app ? texts.passkeyHint : texts.onlyPasskeyHint,
    app: texts.appHint,
    recovery: texts.recoveryHint,
  };
  const others = {
    passkey: texts.usePasskey,
    app: texts.useApp,
    recovery: texts.useRecovery,
  };

  return (
    <Stack>
      <Text size="sm">{hints[kind]}</Text>
      {fault && (
        <Alert color="orange" role="alert">
          {fault}
        </Alert>
      )}
      {kind === 'passkey' ? (
        <PasskeyButton step="second" onInside={onInside} onFault={setFault} />
      ) : (
        <CodeForm key={kind} kind={kind} onInside={onInside} onFault={setFault} />
      )}
      <Group justify="space-between" gap="xs">
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {texts.back}
        </Anchor>
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Anchor
              key={other}
              component="button"
              type="button"
              size="sm"
              onClick={() => {
                setFault(undefined);
                setKind(other);
              }}
            >
              {others[other]}
            </Anchor>
          ))}
      </Group>
    </Stack>
  );
}

interface CodeFormProps {
  kind: 'app' | 'recovery';
  onInside(): void;
  onFault(fault: string | undefined): void;
}

function CodeForm({ kind, onInside, onFault }: CodeFormProps) {
  const words = useWords();
  const texts = words.session.secondStep;
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setIsBusy(true);
    onFault(undefined);
    try {
      await ask('POST', '/session/second-step', {
        body: { code: kind === 'app' ? code.replace(/\s/g, '') : code, kind },
        isSigningIn: true,
      });
      onInside();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isExpired = error.fields.code === 'expired';
      const isWrong = error.status === 401 || error.status === 422;
      onFault(isExpired ? texts.expired : isWrong ? texts.wrong : wordsFor(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack>
        <TextInput
          name="code"
          label={kind === 'app' ? texts.code : texts.recoveryCode}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          autoFocus
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
