import { Group, NumberInput, Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  isSamePlace,
  type Security,
  type ServerAccount,
  securities,
  usualPorts,
} from '#domain/mail-server.ts';
import { looksLikeEmail } from '#domain/text.ts';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { Pair } from './Part.tsx';

export interface ServerValues extends ServerAccount {
  /** Empty: the stored one, where there is one for this place. */
  password: string;
}

interface Props<Values extends ServerValues> {
  kind: keyof typeof usualPorts;
  form: UseFormReturnType<Values>;
  /** What is stored; its password is never sent here. */
  saved: ServerAccount | undefined;
  /** Mostly it is the address that is asked for next. */
  onUser(user: string): void;
}

/** Where the server is, and how to sign in there. */
export function ServerFields<Values extends ServerValues>(props: Props<Values>) {
  const { kind, saved, onUser } = props;
  const { mailServer: texts } = useWords();
  // Only the fields that all such forms have.
  const form = props.form as unknown as UseFormReturnType<ServerValues>;
  const { values } = form;
  const isMailbox = kind === 'imap';
  const isKept = saved !== undefined && saved.user !== '' && isSamePlace(saved, values);
  const isMoved = saved !== undefined && saved.user !== '' && !isKept;

  function choose(security: Security) {
    const isUsual = values.port === usualPorts[kind][values.security];
    form.setFieldValue('security', security);
    if (isUsual) form.setFieldValue('port', usualPorts[kind][security]);
  }

  const hasUser = values.user.trim() !== '';

  function hintPassword() {
    if (!hasUser) return texts.passwordUnused;
    if (isKept) return texts.passwordKept;
    return isMoved ? texts.passwordAgain : texts.passwordHint;
  }

  return (
    <>
      <TextInput
        label={texts.host}
        description={isMailbox ? texts.mailboxHostHint : texts.hostHint}
        required
        maxLength={253}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...form.getInputProps('host')}
      />
      <Group align="flex-start" maw="35rem">
        <Select
          label={texts.security}
          allowDeselect={false}
          flex="1 1 12rem"
          data={securities.map((value) => ({ value, label: texts.securities[value] }))}
          {...form.getInputProps('security')}
          onChange={(value) => choose(value as Security)}
        />
        <NumberInput
          label={texts.port}
          required
          min={1}
          max={65_535}
          allowDecimal={false}
          thousandSeparator={false}
          hideControls
          flex="0 1 8rem"
          {...form.getInputProps('port')}
        />
      </Group>
      {values.security === 'none' && <Text size="sm">{texts.noneHint}</Text>}
      <Pair>
        <TextInput
          label={texts.user}
          description={isMailbox ? texts.mailboxUserHint : texts.userHint}
          required={isMailbox}
          maxLength={254}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          {...form.getInputProps('user')}
          onBlur={() => looksLikeEmail(values.user.trim()) && onUser(values.user.trim())}
        />
        <Password
          label={texts.password}
          description={hintPassword()}
          disabled={!hasUser}
          required={hasUser && !isKept}
          maxLength={500}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </Pair>
    </>
  );
}
