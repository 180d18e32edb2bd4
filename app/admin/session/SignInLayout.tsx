import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mark } from '../frame/Mark.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { useWords } from '../words/words.tsx';
import styles from './SignInLayout.module.css';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** The page around everything that happens before somebody is signed in. */
export function SignInLayout({ title, hint, children }: Props) {
  const { place } = useWords().frame;
  return (
    <main className={styles.room}>
      <Center className={styles.middle}>
        <Stack w="100%" maw={400} gap="lg">
          <Stack align="center" gap={6} className={styles.name}>
            <Mark />
            <Text size="sm" c="dimmed">
              {place}
            </Text>
          </Stack>
          <Paper withBorder p={{ base: 'lg', sm: 'xl' }} radius="md">
            <Title order={1} size="h2" mb={hint ? 4 : 'lg'}>
              {title}
            </Title>
            {hint && (
              <Text c="dimmed" size="sm" mb="lg">
                {hint}
              </Text>
            )}
            {children}
          </Paper>
          <LanguageSwitch />
        </Stack>
      </Center>
    </main>
  );
}
