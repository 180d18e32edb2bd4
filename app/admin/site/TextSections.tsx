import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { sectionId } from './section-id.ts';
import styles from './TextSections.module.css';

interface Section {
  index: number;
  name: string;
}

interface Props {
  sections: readonly Section[];
  current: number | undefined;
}

/** Beside the texts, where there is room for it. */
export function SectionList({ sections, current }: Props) {
  const { site } = useWords();
  return (
    <nav className={styles.list} aria-label={site.sections}>
      <ul>
        {sections.map(({ index, name }) => (
          <li key={index}>
            <a
              href={`#${sectionId(index)}`}
              aria-current={index === current || undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(index);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Above the texts, where there is not. */
export function SectionSelect({ sections, current }: Props) {
  const { site } = useWords();
  return (
    <NativeSelect
      aria-label={`${site.goTo} ${site.sections}`}
      className={styles.select}
      leftSection={<span className={styles.goTo}>{site.goTo}</span>}
      leftSectionPointerEvents="none"
      leftSectionWidth="calc(var(--input-padding) + var(--go-to-ems) * var(--mantine-font-size-sm))"
      data={sections.map(({ index, name }) => ({ value: String(index), label: name }))}
      value={String(current ?? sections[0]?.index ?? '')}
      onChange={(event) => goTo(Number(event.currentTarget.value))}
    />
  );
}

/** The part that is read now: the last one that begins above the middle of the window. */
export function useCurrentSection(sections: readonly Section[]): number | undefined {
  const [current, setCurrent] = useState<number>();
  const all = sections.map(({ index }) => index).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parts are the same list.
  useEffect(() => {
    const find = () => {
      const limit = innerHeight / 3;
      const begun = sections.filter(({ index }) => {
        const top = document.getElementById(sectionId(index))?.getBoundingClientRect().top;
        return top !== undefined && top < limit;
      });
      setCurrent((begun.at(-1) ?? sections[0])?.index);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [all]);
  return current;
}

/** The keyboard goes on from there; the address may name a text, so it stays. */
function goTo(index: number) {
  const section = document.getElementById(sectionId(index));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
