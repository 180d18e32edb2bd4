import { Button, Text } from '@mantine/core';
import { useWords } from '../words/words.tsx';

interface Props {
  /** How many drafts wait; undefined until that is known. */
  count: number | undefined;
  /** What is typed cannot be published as it is. */
  isHeldUp?: boolean;
  onClick(): void;
}

/** Wherever the site is changed: says how much waits, and is quiet while nothing does. */
export function PublishButton({ count, isHeldUp = false, onClick }: Props) {
  const { publish } = useWords().site;
  if (count === 0) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {publish.none}
      </Text>
    );
  }
  return (
    <Button onClick={onClick} px="sm" disabled={count === undefined || isHeldUp}>
      {count === undefined ? publish.title : publish.button(count)}
    </Button>
  );
}
