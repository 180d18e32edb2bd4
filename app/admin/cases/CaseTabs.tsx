import { SegmentedControl, Stack, Text } from '@mantine/core';
import { type Language, languages } from '#domain/language.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { useWords } from '../words/words.tsx';
import { stateOfPart } from './case-state.ts';

interface Props {
  edited: EditedCase;
  language: Language;
  onChoose(language: Language): void;
}

/** The languages of a case, each with its state. */
export function CaseTabs({ edited, language, onChoose }: Props) {
  const { cases, posts, languages: names } = useWords();
  const stateOf = (code: Language) => {
    const state = stateOfPart(edited.words[code]);
    return state ? posts.states[state] : posts.missing;
  };
  return (
    <SegmentedControl
      aria-label={cases.language}
      data={languages.map((code) => ({
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
