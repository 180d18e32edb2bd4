import { Group, Text } from '@mantine/core';
import { brand } from '#content/brand.ts';
import styles from './AdminFrame.module.css';

/** The symbol and the name; the drawn wordmark comes with public pages only. */
export function Mark() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/icons/icon.svg" alt="" width={24} height={24} />
      <Text component="span" className={styles.mark}>
        {brand}
      </Text>
    </Group>
  );
}
