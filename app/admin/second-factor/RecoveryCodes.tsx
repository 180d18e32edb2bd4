import { Button, Code, CopyButton, Group, SimpleGrid, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';
import { useWords } from '../words/words.tsx';
import styles from './RecoveryCodes.module.css';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords();
  const texts = words.accounts.me.twoFactor;
  const { me } = useSession();
  useEffect(() => {
    document.body.dataset.printsCodes = '';
    return () => {
      delete document.body.dataset.printsCodes;
    };
  }, []);
  return (
    <div className={styles.codes}>
      <Text fw={600} className={styles.onScreen}>
        {texts.recovery}
      </Text>
      <Text fw={600} className={styles.onPaper}>
        {texts.printed(me.email)}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.recoveryHint}
      </Text>
      <SimpleGrid cols={2} spacing={4} data-recovery-codes>
        {codes.map((code) => (
          <Code key={code}>{code}</Code>
        ))}
      </SimpleGrid>
      <Group gap="xs" mt="xs" className={styles.onScreen}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? words.frame.copied : texts.copyCodes}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" variant="default" onClick={() => window.print()}>
          {texts.printCodes}
        </Button>
      </Group>
    </div>
  );
}
