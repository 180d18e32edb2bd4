import { Title } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useLanguage } from '../words/words.tsx';
import { groupTexts, nameOfGroup, nameTexts } from './group-texts.ts';
import { nameOfSupplied } from './pictures/picture-names.ts';
import { sectionId } from './section-id.ts';
import { TextItem } from './TextItem.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import type { TypedTexts } from './typed-texts.ts';

interface Props {
  /** In the order of the page. */
  texts: readonly EditableText[];
  typed: TypedTexts;
  language: Language;
  /** The path of the text that shows its other languages too. */
  selected: string | undefined;
  isReadOnly: boolean;
  onSelect(path: string): void;
  actions: TextActions;
  /** The picture that a text describes. */
  thumbnailOf?: ((path: string) => string) | undefined;
}

const pressEnds = ['pointerup', 'pointercancel'] as const;

/** Every text of a page in one language, one field after another. */
export function TextPanel(props: Props) {
  const { texts, typed, language, selected, isReadOnly, onSelect, actions, thumbnailOf } = props;
  const speech = useLanguage();
  const { words } = speech;
  const place = useRef<{ item: HTMLElement; top: number }>(undefined);
  const isPressed = useRef(false);
  const select = useCallback(
    (path: string, item: HTMLElement) => {
      const open = () => {
        place.current = { item, top: item.getBoundingClientRect().top };
        onSelect(path);
      };
      // A text that moved under a pressed pointer would be marked by it.
      if (isPressed.current) addEventListener('pointerup', () => setTimeout(open), { once: true });
      else open();
    },
    [onSelect],
  );
  useEffect(() => {
    const release = () => {
      isPressed.current = false;
    };
    for (const end of pressEnds) addEventListener(end, release);
    return () => {
      for (const end of pressEnds) removeEventListener(end, release);
    };
  }, []);

  // The text before it closes and this one opens: it stays where it was on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another is selected.
  useLayoutEffect(() => {
    const { item, top } = place.current ?? {};
    place.current = undefined;
    if (item) scrollerOf(item).scrollBy(0, item.getBoundingClientRect().top - (top ?? 0));
  }, [selected]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside.
    <div
      className={styles.panel}
      onKeyDown={moveBetweenTexts}
      onPointerDown={() => {
        isPressed.current = true;
      }}
    >
      {groupTexts(texts).map(({ name, texts: together }, index) => {
        const paths = together.map(({ path }) => path);
        const names = nameTexts(paths, name, speech);
        const nameOf = (path: string) =>
          (thumbnailOf && nameOfSupplied(path, speech.language)) ?? names.get(path) ?? path;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a page may come twice, in a fixed order.
          <section key={`${name} ${index}`} id={sectionId(index)} className={styles.group}>
            {name && (
              <header className={styles.heading}>
                <Title order={2} size="h5" tabIndex={-1}>
                  {nameOfGroup(name, speech, texts)}
                </Title>
                <span className={styles.amount}>{words.site.amount(together.length)}</span>
                {words.site.partHints[name] && (
                  <p className={styles.hint}>{words.site.partHints[name]}</p>
                )}
              </header>
            )}
            {together.map((text) => (
              <TextItem
                key={text.path}
                text={text}
                name={nameOf(text.path)}
                typed={typed[text.path]}
                language={language}
                isSelected={text.path === selected}
                isReadOnly={isReadOnly}
                onSelect={select}
                actions={actions}
                thumbnail={thumbnailOf?.(text.path)}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** Alt with the arrows leaves out the other languages and the buttons between two texts. */
function moveBetweenTexts(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!event.altKey || !step || !(event.target instanceof HTMLTextAreaElement)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-text]')];
  const at = items.indexOf(event.target.closest('[data-text]') as HTMLElement);
  const field = items[at + step]?.querySelector('textarea');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function scrollerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent !== document.body) return parent;
  }
  return window;
}
