import { Code, SimpleGrid, Text } from '@mantine/core';
import { useWords } from '../words/words.tsx';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useWords().accounts.me.twoFactor;
  return (
    <div>
      <Text fw={600}>{texts.recovery}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.recoveryHint}
      </Text>
      <SimpleGrid cols={2} spacing={4} data-recovery-codes>
        {codes.map((code) => (
          <Code key={code}>{code}</Code>
        ))}
      </SimpleGrid>
    </div>
  );
}
