import { memo } from 'react';
import { type Language, languages } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useWords } from '../words/words.tsx';
import { TextField } from './TextField.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import { fieldText, type TypedTexts } from './typed-texts.ts';

interface Props {
  text: EditableText;
  /** What staff call it, within its part of the page. */
  name: string;
  typed: TypedTexts[string] | undefined;
  language: Language;
  isSelected: boolean;
  isReadOnly: boolean;
  onSelect(path: string, item: HTMLElement): void;
  actions: TextActions;
  /** The address of the picture that it describes. */
  thumbnail?: string | undefined;
}

/** One text: its field in the chosen language and, while it is selected, the other languages. */
export const TextItem = memo(function TextItem(props: Props) {
  const { text, name, typed, language, isSelected, isReadOnly, onSelect, actions } = props;
  const words = useWords();
  const { path } = text;
  const shared = { text, actions, isReadOnly, hasActions: isSelected, name: `${name} ${path}` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the fields inside.
    <div
      className={styles.item}
      data-text={path}
      data-translated={language !== 'ko' || undefined}
      data-selected={isSelected || undefined}
      onFocus={(event) => {
        if (!isSelected) onSelect(path, event.currentTarget);
      }}
    >
      <TextField
        {...shared}
        language={language}
        typed={typed?.[language]}
        isWaiting={typed?.ko !== undefined}
        label={<Name name={name} />}
      >
        {props.thumbnail && (
          <img
            className={styles.thumbnail}
            src={props.thumbnail}
            alt=""
            width={160}
            height={90}
            loading="lazy"
          />
        )}
        {isSelected && <code className={styles.path}>{path}</code>}
        {language !== 'ko' && (
          <p className={styles.korean} lang="ko">
            <span className="visually-hidden">{words.site.korean}: </span>
            {fieldText(text.languages.ko, typed?.ko)}
          </p>
        )}
      </TextField>
      {isSelected && (
        <fieldset className={styles.others}>
          <legend className="visually-hidden">{words.site.otherLanguages}</legend>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <TextField
                key={other}
                {...shared}
                language={other}
                typed={typed?.[other]}
                isWaiting={typed?.ko !== undefined}
                label={words.languages[other]}
              />
            ))}
        </fieldset>
      )}
    </div>
  );
});

/** What its neighbours are called too is said more quietly than what it is itself. */
function Name({ name }: { name: string }) {
  const parts = name.split(' · ');
  const own = parts.pop();
  return (
    <>
      {parts.length > 0 && (
        <>
          <span className={styles.within}>{`${parts.join(' · ')} ·`}</span>{' '}
        </>
      )}
      <span className={styles.own}>{own}</span>
    </>
  );
}
