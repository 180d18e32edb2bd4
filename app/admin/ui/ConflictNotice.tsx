import { Alert, Button, Group } from '@mantine/core';

interface Props {
  texts: { conflict: string; keepMine: string; takeTheirs: string };
  onKeepMine(): void;
  /** What is kept here of one's own; the page is then loaded with what the other has saved. */
  forgetCopy(): void;
}

/** Somebody else has saved meanwhile: nothing is overwritten before a person has chosen. */
export function ConflictNotice({ texts, onKeepMine, forgetCopy }: Props) {
  return (
    <Alert color="attention" mb="sm" role="alert">
      {texts.conflict}
      <Group mt="xs" gap="xs">
        <Button size="compact-sm" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            forgetCopy();
            location.reload();
          }}
        >
          {texts.takeTheirs}
        </Button>
      </Group>
    </Alert>
  );
}
