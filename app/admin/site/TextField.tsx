import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useWords } from '../words/words.tsx';
import { describeTextError } from './describe-errors.ts';
import { TextBadges } from './TextBadges.tsx';
import { TextMenu } from './TextMenu.tsx';
import { TextNotices } from './TextNotices.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import { roomOf } from './text-room.ts';
import { fieldText, type TypedText } from './typed-texts.ts';

interface Props {
  text: EditableText;
  language: Language;
  typed: TypedText | undefined;
  name: string;
  label: ReactNode;
  /** Stands below the label. */
  children?: ReactNode;
  isReadOnly: boolean;
  hasActions: boolean;
  /** The Korean text is not saved yet. */
  isWaiting: boolean;
  actions: TextActions;
}

/** A text in one language: the field, its state in words, and why it may be refused. */
export function TextField(props: Props) {
  const { text, language, typed, name, label, isReadOnly, hasActions, isWaiting, actions } = props;
  const words = useWords();
  const { site, languages } = words;
  const saved = text.languages[language];
  const value = fieldText(saved, typed);
  const fullName = site.fieldIn(name, languages[language]);
  const errors = typed?.errors ?? [];
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head} data-acts={hasActions || undefined}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <TextBadges saved={saved} />
        <Room {...roomOf(value.trim(), text.limit, language)} />
        {hasActions && (
          <TextMenu
            text={text}
            language={language}
            value={value}
            name={fullName}
            isReadOnly={isReadOnly}
            actions={actions}
          />
        )}
        {props.children}
      </div>
      <div className={styles.body}>
        {/* Not Mantine's: a page has 150 of them, and those take seconds. */}
        <textarea
          id={id}
          className={styles.input}
          rows={rowsFor(value)}
          lang={language}
          aria-label={fullName}
          aria-describedby={`${id}-error ${id}-slots`}
          aria-invalid={errors.length > 0}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => actions.onType(text.path, language, event.currentTarget.value)}
        />
        <div id={`${id}-error`} className={styles.error}>
          {errors.map((error) => (
            <span key={JSON.stringify(error)}>{describeTextError(error, words)} </span>
          ))}
          {errors.length > 0 && site.errors.notSaved}
        </div>
        <div id={`${id}-slots`} className={styles.slots}>
          <SlotHints slots={text.slots} />
        </div>
        {!isReadOnly && (
          <TextNotices
            text={text}
            language={language}
            typed={typed}
            isWaiting={isWaiting}
            actions={actions}
          />
        )}
      </div>
    </div>
  );
}

/** Shown where it begins to matter. */
function Room({ used, limit, isNearlyFull, isOver }: ReturnType<typeof roomOf>) {
  const { site } = useWords();
  if (!isNearlyFull) return null;
  return (
    <span className={styles.length} data-over={isOver || undefined}>
      <span aria-hidden>{`${used} / ${limit}`}</span>
      <span className="visually-hidden">{site.length(used, limit)}</span>
    </span>
  );
}

/** Where CSS cannot let it grow; a field is about this wide. */
function rowsFor(value: string): number {
  return value
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 90)), 0);
}

/** What the site puts in, so that nobody takes it for a mistake. */
function SlotHints({ slots }: { slots: readonly string[] }) {
  const { site } = useWords();
  return slots.map((slot) => (
    <span key={slot} className={styles.slot}>
      <code>{slot}</code> {site.keepSlot(site.slots[slot])}{' '}
    </span>
  ));
}
