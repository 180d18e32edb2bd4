import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  label: string;
  className?: string | undefined;
  order: readonly Language[];
  /** In words, how far it is in a language. */
  stateOf(language: Language): string;
  language: Language;
  onChoose(language: Language): void;
}

/** Languages to choose from, each with its state. */
export function LanguageStates({ label, className, order, stateOf, language, onChoose }: Props) {
  const { languages: names } = useWords();
  return (
    <SegmentedControl
      aria-label={label}
      className={className}
      data={order.map((code) => ({
        value: code,
        label: (
          <Stack gap={0} py={2}>
            <Text size="sm" fw={600}>
              {names[code]}
            </Text>
            <Text size="xs" c="dimmed">
              {stateOf(code)}
            </Text>
          </Stack>
        ),
      }))}
      value={language}
      onChange={(value) => onChoose(value as Language)}
    />
  );
}
