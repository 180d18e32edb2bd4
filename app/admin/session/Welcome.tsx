import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, request } from '../api.ts';
import { useAction } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useLanguage } from '../words/words.tsx';
import { type Factors, SecondStep } from './SecondStep.tsx';
import type { Entered } from './SignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface Holder {
  kind: 'set-up' | 'invitation' | 'reset';
  email: string;
  name: string;
  language: string;
}

/** Where a set-up, invitation or reset link leads: its holder chooses a password, once. */
export function Welcome({ onInside }: { onInside(): void }) {
  const { words, speak } = useLanguage();
  const texts = words.session.welcome;
  const navigate = useNavigate();
  const trying = useAction();
  const [token] = useState(() => location.hash.slice(1));
  const [holder, setHolder] = useState<Holder | 'used'>();
  const [isBusy, setIsBusy] = useState(false);
  const [secondStep, setSecondStep] = useState<Factors>();
  const form = useForm({
    initialValues: { name: '', email: '', password: '', again: '' },
    validate: {
      again: (again, { password }) => (again === password ? null : texts.different),
      password: (password) =>
        [...password].length >= 12 ? null : (words.session.passwordErrors['too-short'] ?? null),
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is looked at once.
  useEffect(() => {
    request<Holder>('POST', '/links/check', { body: { token }, isSigningIn: true }).then(
      (found) => {
        setHolder(found);
        form.setValues({ name: found.name, email: found.email });
        if (found.kind !== 'set-up') speak(found.language === 'ko' ? 'ko' : 'en');
      },
      () => setHolder('used'),
    );
  }, [token]);

  async function submit({ name, email, password }: typeof form.values) {
    setIsBusy(true);
    const isDone = await trying(
      async () => {
        const body = { token, password, ...(name && { name }), ...(email && { email }) };
        const used = await request<{ email: string }>('POST', '/links/use', {
          body,
          isSigningIn: true,
        });
        const signIn = { email: used.email, password };
        const entered = await request<Entered>('POST', '/session', {
          body: signIn,
          isSigningIn: true,
        });
        history.replaceState(null, '', location.pathname);
        if (entered.next === 'inside') await goInside();
        else setSecondStep(entered.by);
      },
      (refusal) => explain(refusal),
    );
    if (!isDone) setIsBusy(false);
  }

  async function goInside() {
    await navigate('/admin', { replace: true });
    onInside();
  }

  function explain(refusal: ApiError): string | undefined {
    const error = words.session.passwordErrors[refusal.fields.password ?? ''];
    if (error) form.setFieldError('password', error);
    if (refusal.fields.email) form.setFieldError('email', words.session.invalidEmail);
    return error ?? (refusal.status === 404 ? texts.used : undefined);
  }

  if (secondStep) {
    const back = () => navigate('/admin', { replace: true });
    return (
      <SignInLayout title={words.session.secondStep.title}>
        <SecondStep by={secondStep} onInside={goInside} onBack={back} />
      </SignInLayout>
    );
  }
  if (!holder) return <SignInLayout title={words.frame.loading}>{null}</SignInLayout>;
  if (holder === 'used') {
    return (
      <SignInLayout title={texts.used} hint={texts.usedHint}>
        <Button fullWidth onClick={() => navigate('/admin', { replace: true })}>
          {texts.toSignIn}
        </Button>
      </SignInLayout>
    );
  }
  const titles = { 'set-up': texts.setUp, invitation: texts.invitation, reset: texts.reset };
  const isFirst = holder.kind === 'set-up';
  return (
    <SignInLayout
      title={titles[holder.kind]}
      hint={isFirst ? texts.setUpHint : texts.invitationHint(holder.email)}
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          {isFirst && (
            <TextInput
              type="email"
              label={texts.email}
              autoComplete="username"
              required
              withAsterisk={false}
              {...form.getInputProps('email')}
            />
          )}
          {holder.kind !== 'reset' && (
            <TextInput
              label={texts.name}
              autoComplete="name"
              required
              withAsterisk={false}
              maxLength={100}
              {...form.getInputProps('name')}
            />
          )}
          <Password
            label={texts.password}
            description={texts.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Password
            label={texts.again}
            autoComplete="new-password"
            {...form.getInputProps('again')}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            {texts.submit}
          </Button>
          <Text className="visually-hidden" component="span">
            {holder.email}
          </Text>
        </Stack>
      </form>
    </SignInLayout>
  );
}
