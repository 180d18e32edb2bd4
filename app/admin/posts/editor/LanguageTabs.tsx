import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { useWords } from '../../words/words.tsx';
import styles from './LanguageTabs.module.css';

interface Props {
  order: readonly Language[];
  versions: readonly OpenVersion[];
  language: Language;
  onChoose(language: Language): void;
}

/** The languages of a post, each with the state of its version. */
export function LanguageTabs({ order, versions, language, onChoose }: Props) {
  const { posts, editor, languages } = useWords();
  const stateOf = (code: Language) => {
    const version = versions.find((found) => found.language === code);
    return version ? posts.states[version.state] : posts.missing;
  };
  return (
    <SegmentedControl
      aria-label={editor.version}
      className={styles.tabs}
      data={order.map((code) => ({
        value: code,
        label: (
          <Stack gap={0} py={2}>
            <Text size="sm" fw={600}>
              {languages[code]}
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
