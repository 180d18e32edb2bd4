import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

export function notify(message: string) {
  notifications.show({ message, color: 'glow', autoClose: 4000 });
}

export function notifyError(message: string) {
  notifications.show({ message, color: 'attention', autoClose: 8000 });
}

export function notifyWithUndo(message: string, undo: string, onUndo: () => void) {
  const id = notifications.show({
    autoClose: 10_000,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {undo}
        </Button>
      </Group>
    ),
  });
}
