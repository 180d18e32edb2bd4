import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { ApiError, request } from '../api.ts';
import { wordsFor } from '../ui/errors.tsx';
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
  const [error, setError] = useState<string>();
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
      {error && (
        <Alert color="orange" role="alert">
          {error}
        </Alert>
      )}
      {kind === 'passkey' ? (
        <PasskeyButton step="second" onInside={onInside} onError={setError} />
      ) : (
        <CodeForm key={kind} kind={kind} onInside={onInside} onError={setError} />
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
                setError(undefined);
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
  onError(error: string | undefined): void;
}

function CodeForm({ kind, onInside, onError }: CodeFormProps) {
  const words = useWords();
  const texts = words.session.secondStep;
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setIsBusy(true);
    onError(undefined);
    try {
      await request('POST', '/session/second-step', {
        body: { code: kind === 'app' ? code.replace(/\s/g, '') : code, kind },
        isSigningIn: true,
      });
      onInside();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isExpired = error.fields.code === 'expired';
      const isWrong = error.status === 401 || error.status === 422;
      onError(isExpired ? texts.expired : isWrong ? texts.wrong : wordsFor(error, words));
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
