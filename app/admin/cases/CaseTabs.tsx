import { type Language, languages } from '#domain/language.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { LanguageStates } from '../ui/LanguageStates.tsx';
import { useWords } from '../words/words.tsx';
import { stateOfPart } from './case-state.ts';

interface Props {
  edited: EditedCase;
  language: Language;
  onChoose(language: Language): void;
}

/** The languages of a case, each with its state. */
export function CaseTabs({ edited, language, onChoose }: Props) {
  const { cases, posts } = useWords();
  const stateOf = (code: Language) => {
    const state = stateOfPart(edited.words[code]);
    return state ? posts.states[state] : posts.missing;
  };
  return (
    <LanguageStates label={cases.language} order={languages} {...{ stateOf, language, onChoose }} />
  );
}
