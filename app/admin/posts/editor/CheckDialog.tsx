import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useWords } from '../../words/words.tsx';
import type { Finding } from './check-text.ts';
import { Findings } from './Findings.tsx';

interface Props {
  isOpen: boolean;
  findings: readonly Finding[];
  onClose(): void;
  onGoOn(): void;
}

/** Informs, and lets one go on. */
export function CheckDialog({ isOpen, findings, onClose, onGoOn }: Props) {
  const texts = useWords().postDesk.check;
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title}>
      <Stack>
        <Text size="sm">{texts.hint}</Text>
        <Findings findings={findings} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.back}
          </Button>
          <Button data-autofocus onClick={onGoOn}>
            {texts.goOn}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
