import { Alert, Button, Group, type MantineSpacing, Text } from '@mantine/core';
import { useWords } from '../words/words.tsx';

interface Props {
  /** Instead of the usual sentence. */
  text?: string;
  /** Room below it, where what surrounds it leaves none. */
  mb?: MantineSpacing;
  onRestore(): void;
  onDiscard(): void;
}

/** Offers what an earlier visit typed and could not save. */
export function RecoveredNotice({ text, mb = 'sm', onRestore, onDiscard }: Props) {
  const texts = useWords().editor;
  return (
    <Alert color="attention" mb={mb} role="status">
      <Group justify="space-between">
        <Text size="sm">{text ?? texts.recovered}</Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={onRestore}>
            {texts.useRecovered}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onDiscard}>
            {texts.dropRecovered}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
