import { Alert, Button, Group } from '@mantine/core';

interface Props {
  texts: { conflict: string; keepMine: string; takeTheirs: string };
  title?: string;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** Somebody else has saved meanwhile: nothing is overwritten before a person has chosen. */
export function ConflictNotice({ texts, title, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Alert color="attention" mb="sm" role="alert" title={title}>
      {texts.conflict}
      <Group mt="xs" gap="xs">
        <Button size="compact-sm" onClick={() => onKeepMine()}>
          {texts.keepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </Group>
    </Alert>
  );
}
