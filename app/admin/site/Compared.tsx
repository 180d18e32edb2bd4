import type { Language } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';
import styles from './Compared.module.css';
import { compareTexts } from './compare-texts.ts';

interface Props {
  before: { label: string; text: string };
  after: { label: string; text: string };
  language: Language;
}

/** Two texts, one above the other, with what differs marked. */
export function Compared({ before, after, language }: Props) {
  const { untitled } = useWords().site;
  const { start, removed, added, end } = compareTexts(before.text, after.text);
  return (
    <dl className={styles.both}>
      <dt>{before.label}</dt>
      <dd lang={before.text ? language : undefined}>
        {start}
        {removed && <del>{removed}</del>}
        {before.text ? end : untitled}
      </dd>
      <dt>{after.label}</dt>
      <dd lang={after.text ? language : undefined}>
        {start}
        {added && <ins>{added}</ins>}
        {after.text ? end : untitled}
      </dd>
    </dl>
  );
}
