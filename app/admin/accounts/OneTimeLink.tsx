import { Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useWords } from '../words/words.tsx';

export function OneTimeLink({ link, onClose }: { link: string | undefined; onClose(): void }) {
  const words = useWords();
  const texts = words.accounts;
  return (
    <Modal opened={link !== undefined} onClose={onClose} title={texts.linkTitle}>
      <Stack>
        <Text size="sm">{texts.invited}</Text>
        <TextInput
          readOnly
          label={texts.linkTitle}
          description={texts.linkHint}
          value={link ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link ?? ''}>
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
