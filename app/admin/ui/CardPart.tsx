import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './CardPart.module.css';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields within a card that belong together. */
export function CardPart({ title, hint, children }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {hint ? (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      ) : (
        <div />
      )}
      <Stack mt={hint ? undefined : 'sm'}>{children}</Stack>
    </fieldset>
  );
}
