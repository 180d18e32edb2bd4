import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './CardPart.module.css';

interface Props {
  title: string;
  hint?: string;
  /** Beside its name: what is to be known of the whole of it. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Fields within a card that belong together. No legend: browsers draw it onto the border. */
export function CardPart({ title, hint, mark, children }: Props) {
  const titleId = useId();
  return (
    <fieldset className={styles.part} aria-labelledby={titleId}>
      <Group gap="xs">
        <Text fz="0.9375rem" fw={620} id={titleId}>
          {title}
        </Text>
        {mark}
      </Group>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <Stack mt="sm">{children}</Stack>
    </fieldset>
  );
}
