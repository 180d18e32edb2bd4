import type { ComponentType } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { PostOutcome } from '#server/plain-form/posted-form.ts';
import { AsServed } from '../../ui/AsServed.tsx';
import { outcomeText } from './outcome-text.ts';
// The browser's build drops this component, and would drop a style sheet of its own with it.
import styles from './Step.module.css';

interface Props {
  outcome: PostOutcome;
  words: Words['contact'];
  language: Language;
}

/** What became of an inquiry that was submitted without scripts, in place of the alert. */
export const PostResult: ComponentType<Props> = import.meta.env.SSR ? Result : AsServed;

function Result({ outcome, words, language }: Props) {
  return (
    <div role="alert" className={styles.result}>
      <p>{outcomeText(outcome, words.alerts, language)}</p>
      {outcome.ok && <a href={pagePath('stepOne', language)}>{words.another}</a>}
    </div>
  );
}
