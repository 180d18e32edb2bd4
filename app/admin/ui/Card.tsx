import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: string | undefined;
  /** Beside its name: what is to be known of the whole of it. */
  mark?: ReactNode;
  /** To be led to from elsewhere. */
  id?: string;
  children: ReactNode;
}

/** A part of a page that has a name. */
export function Card({ title, hint, mark, id, children }: Props) {
  const titleId = useId();
  return (
    <Paper withBorder p="lg" component="section" id={id} aria-labelledby={titleId}>
      <Group gap="xs" mb={hint ? 4 : 'md'}>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        {mark}
      </Group>
      {hint && (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <Stack>{children}</Stack>
    </Paper>
  );
}
