import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ask, Refusal } from '../api.ts';
import { wordsFor } from '../ui/problems.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  onInside(): void;
  onBack(): void;
}

export function SecondStep({ onInside, onBack }: Props) {
  const words = useWords();
  const texts = words.session.secondStep;
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setIsBusy(true);
    setFault(undefined);
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
      setFault(isExpired ? texts.expired : isWrong ? texts.wrong : wordsFor(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack>
        <Text size="sm">{kind === 'app' ? texts.appHint : texts.recoveryHint}</Text>
        {fault && (
          <Alert color="orange" role="alert">
            {fault}
          </Alert>
        )}
        <TextInput
          key={kind}
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
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {texts.back}
          </Anchor>
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => {
              setFault(undefined);
              setKind(kind === 'app' ? 'recovery' : 'app');
            }}
          >
            {kind === 'app' ? texts.useRecovery : texts.useApp}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
