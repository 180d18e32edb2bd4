import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { widthOf } from '#domain/site-text.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useWords } from '../words/words.tsx';
import { describeTextError } from './describe-errors.ts';
import { TextBadges } from './TextBadges.tsx';
import { TextMenu } from './TextMenu.tsx';
import { TextNotices } from './TextNotices.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import { fieldText, type TypedText } from './typed-texts.ts';

interface Props {
  text: EditableText;
  language: Language;
  typed: TypedText | undefined;
  name: string;
  label: ReactNode;
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
  const used = widthOf(value.trim());
  const fullName = site.fieldIn(name, languages[language]);
  const errors = typed?.errors ?? [];
  return (
    <div>
      <Textarea
        autosize
        minRows={1}
        maxRows={16}
        lang={language}
        aria-label={fullName}
        label={label}
        description={text.slots.length > 0 ? <SlotHints slots={text.slots} /> : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={
          errors.length > 0 && (
            <>
              {errors.map((error) => (
                <span key={JSON.stringify(error)}>{describeTextError(error, words)} </span>
              ))}
              {site.errors.notSaved}
            </>
          )
        }
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => actions.onType(text.path, language, event.currentTarget.value)}
      />
      <div className={styles.below}>
        <TextBadges saved={saved} />
        <span className={styles.length} data-over={used > text.limit || undefined}>
          <span aria-hidden>{`${used} / ${text.limit}`}</span>
          <span className="visually-hidden">{site.length(used, text.limit)}</span>
        </span>
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
  );
}

/** What the site puts in, so that nobody takes it for a mistake. */
function SlotHints({ slots }: { slots: readonly string[] }) {
  const { site } = useWords();
  return slots.map((slot) => {
    const meaning = site.slots[slot];
    const hint = meaning ? site.keepSlot(slot, meaning) : site.keepSlotPlain(slot);
    return <span key={slot}>{hint} </span>;
  });
}
