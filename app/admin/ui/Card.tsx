import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: string | undefined;
  /** To be led to from elsewhere. */
  id?: string;
  children: ReactNode;
}

/** A part of a page that has a name. */
export function Card({ title, hint, id, children }: Props) {
  const titleId = useId();
  return (
    <Paper withBorder p="lg" component="section" id={id} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb={hint ? 4 : 'md'}>
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <Stack>{children}</Stack>
    </Paper>
  );
}
