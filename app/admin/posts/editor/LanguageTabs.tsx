import type { Language } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { LanguageStates } from '../../ui/LanguageStates.tsx';
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
  const { posts, editor } = useWords();
  const stateOf = (code: Language) => {
    const version = versions.find((found) => found.language === code);
    return version ? posts.states[version.state] : posts.missing;
  };
  return (
    <LanguageStates
      label={editor.version}
      className={styles.tabs}
      {...{ order, stateOf, language, onChoose }}
    />
  );
}
