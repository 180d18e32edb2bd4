import { Anchor, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type ApiError, request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { useWords } from '../words/words.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** What the account has to show besides its password. */
/** What the server accepts after the right password. */
export type SecondFactors = NonNullable<AnswerOf<'POST /session'>['by']>;

interface Props {
  factors: SecondFactors;
  onSignedIn(): void;
  onBack(): void;
}

type Kind = 'passkey' | 'app' | 'recovery';

export function SecondStep({ factors, onSignedIn, onBack }: Props) {
  const texts = useWords().session.secondStep;
  const canUsePasskey = factors.passkey && browserSupportsWebAuthn();
  const kinds: Kind[] = [
    ...(canUsePasskey || !factors.app ? (['passkey'] as const) : []),
    ...(factors.app ? (['app', 'recovery'] as const) : []),
  ];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'app');
  const [error, setError] = useState<string>();
  const hints = {
    passkey: factors.app ? texts.passkeyHint : texts.onlyPasskeyHint,
    app: texts.appHint,
    recovery: texts.recoveryHint,
  };
  const labels = { passkey: texts.usePasskey, app: texts.useApp, recovery: texts.useRecovery };

  return (
    <Stack>
      <Text size="sm">{hints[kind]}</Text>
      <ErrorBox message={error} />
      {kind === 'passkey' ? (
        <PasskeyButton step="second" onSignedIn={onSignedIn} onError={setError} />
      ) : (
        <CodeForm key={kind} kind={kind} onSignedIn={onSignedIn} onError={setError} />
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
              {labels[other]}
            </Anchor>
          ))}
      </Group>
    </Stack>
  );
}

interface CodeFormProps {
  kind: 'app' | 'recovery';
  onSignedIn(): void;
  onError(message: string | undefined): void;
}

function CodeForm({ kind, onSignedIn, onError }: CodeFormProps) {
  const texts = useWords().session.secondStep;
  const form = useForm({ initialValues: { code: '' } });

  async function send({ code }: typeof form.values) {
    const body = { code: kind === 'app' ? code.replace(/\s/g, '') : code.trim(), kind };
    await request('POST /session/second-step', { body, isSigningIn: true });
    onSignedIn();
  }

  function describeError({ status, fields }: ApiError) {
    if (fields.code === 'expired') return texts.expired;
    return status === 401 || status === 422 ? texts.wrong : undefined;
  }

  return (
    <ActionForm
      form={form}
      label={texts.title}
      onSubmit={send}
      describeError={describeError}
      onError={onError}
      submitLabel={texts.submit}
    >
      <TextInput
        name="code"
        label={kind === 'app' ? texts.code : texts.recoveryCode}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        required
        autoFocus
        {...form.getInputProps('code')}
      />
    </ActionForm>
  );
}
