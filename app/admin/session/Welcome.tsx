import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { passwordLength } from '#domain/staff.ts';
import { type ApiError, request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { useLanguage } from '../words/words.tsx';
import { type SecondFactors, SecondStep } from './SecondStep.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** Where a set-up, invitation or reset link leads: its holder chooses a password, once. */
export function Welcome({ onSignedIn }: { onSignedIn(): void }) {
  const { words, setLanguage } = useLanguage();
  const texts = words.session.welcome;
  const { passwordErrors, invalidEmail } = words.session;
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const [holder, setHolder] = useState<AnswerOf<'POST /links/check'> | 'used'>();
  const [factors, setFactors] = useState<SecondFactors>();
  const form = useForm({
    initialValues: { name: '', email: '', password: '', again: '' },
    validate: {
      again: (again, { password }) => (again === password ? null : texts.different),
      password: (password) =>
        [...password].length >= passwordLength.min ? null : (passwordErrors['too-short'] ?? null),
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is checked once.
  useEffect(() => {
    request('POST /links/check', { body: { token }, isSigningIn: true }).then(
      (found) => {
        setHolder(found);
        form.setValues({ name: found.name, email: found.email });
        if (found.kind !== 'set-up') setLanguage(found.language === 'ko' ? 'ko' : 'en');
      },
      () => setHolder('used'),
    );
  }, [token]);

  async function choosePassword({ name, email, password }: typeof form.values) {
    const body = { token, password, ...(name && { name }), ...(email && { email }) };
    const isSigningIn = true;
    const used = await request('POST /links/use', { body, isSigningIn });
    const credentials = { email: used.email, password };
    const answer = await request('POST /session', { body: credentials, isSigningIn });
    history.replaceState(null, '', location.pathname);
    if (answer.next === 'inside') await openAdmin();
    else setFactors(answer.by);
  }

  async function openAdmin() {
    await navigate('/admin', { replace: true });
    onSignedIn();
  }

  function describeError({ status, fields }: ApiError): string | undefined {
    const error = passwordErrors[fields.password ?? ''];
    if (error) form.setFieldError('password', error);
    if (fields.email) form.setFieldError('email', invalidEmail);
    return error ?? (status === 404 ? texts.used : undefined);
  }

  if (factors) {
    const back = () => navigate('/admin', { replace: true });
    return (
      <SignInLayout title={words.session.secondStep.title}>
        <SecondStep factors={factors} onSignedIn={openAdmin} onBack={back} />
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
      <ActionForm
        form={form}
        onSubmit={choosePassword}
        describeError={describeError}
        submitLabel={texts.submit}
      >
        {isFirst && (
          <TextInput
            type="email"
            label={texts.email}
            autoComplete="username"
            required
            {...form.getInputProps('email')}
          />
        )}
        {holder.kind !== 'reset' && (
          <TextInput
            label={texts.name}
            autoComplete="name"
            required
            maxLength={100}
            {...form.getInputProps('name')}
          />
        )}
        <NewPasswordFields
          password={{ label: texts.password, inputProps: form.getInputProps('password') }}
          again={{ label: texts.again, inputProps: form.getInputProps('again') }}
        />
      </ActionForm>
      <Text className="visually-hidden" component="span">
        {holder.email}
      </Text>
    </SignInLayout>
  );
}
