import { Text } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { compareTexts } from '../../site/compare-texts.ts';
import { useWords } from '../../words/words.tsx';
import { type DiffLine, diffLines, linesOf } from './diff-lines.ts';
import styles from './VersionDifferences.module.css';

interface Version {
  title: string;
  mainText: string;
}

interface Props {
  language: Language;
  before: Version;
  after: Version;
}

/** What changed from an earlier text to the one in the editor, line by line. */
export function VersionDifferences({ language, before, after }: Props) {
  const texts = useWords().postDesk.differences;
  const read = ({ title, mainText }: Version) => [title, ...linesOf(mainText, texts.picture)];
  const lines = diffLines(read(before), read(after));
  const isSame = lines.every((line) => line.before === line.after);
  if (isSame) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <div className={styles.lines} lang={language}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never move.
        <Line key={place} {...line} />
      ))}
    </div>
  );
}

function Line({ before, after }: DiffLine) {
  if (before === after) return <p>{before}</p>;
  if (before === undefined) return <ins>{after}</ins>;
  if (after === undefined) return <del>{before}</del>;
  const { start, removed, added, end } = compareTexts(before, after);
  return (
    <p>
      {start}
      {removed && <del>{removed}</del>}
      {added && <ins>{added}</ins>}
      {end}
    </p>
  );
}
