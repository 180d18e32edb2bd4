import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint: string;
  children?: ReactNode;
}

/** An empty list says what to do. */
export function EmptyState({ title, hint, children }: Props) {
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" maw={420}>
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
