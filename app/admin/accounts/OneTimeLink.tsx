import { Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';
import { useWords } from '../words/words.tsx';

export type MadeLink = AnswerOf<'POST /accounts/:id/link'>;

interface Props {
  made: MadeLink | undefined;
  onClose(): void;
}

export function OneTimeLink({ made, onClose }: Props) {
  const words = useWords();
  const texts = words.accounts;
  const { me } = useSession();
  const { link, kind } = made ?? { link: '', kind: 'invitation' };
  return (
    <Modal opened={made !== undefined} onClose={onClose} title={texts.linkTitle}>
      <Stack>
        <Text size="sm">{me.noMail ? texts.linkNotSent : texts.linkSent[kind]}</Text>
        <TextInput
          readOnly
          label={texts.linkTitle}
          description={texts.linkHint}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button onClick={copy} variant={copied ? 'light' : 'filled'}>
              {copied ? words.frame.copied : words.frame.copy}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  );
}
