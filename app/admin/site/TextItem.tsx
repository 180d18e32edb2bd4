import { memo } from 'react';
import { type Language, languages } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useWords } from '../words/words.tsx';
import { kindOfText } from './group-texts.ts';
import { TextField } from './TextField.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import type { TypedTexts } from './typed-texts.ts';

interface Props {
  text: EditableText;
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
  const { text, typed, language, isSelected, isReadOnly, onSelect, actions, thumbnail } = props;
  const words = useWords();
  const { path } = text;
  const kind = kindOfText(path, words);
  const shared = { text, actions, isReadOnly, hasActions: isSelected, name: `${kind} ${path}` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the fields inside.
    <div
      className={styles.item}
      data-text={path}
      data-selected={isSelected || undefined}
      onFocus={(event) => {
        if (!isSelected) onSelect(path, event.currentTarget);
      }}
    >
      {thumbnail && (
        <img
          className={styles.thumbnail}
          src={thumbnail}
          alt=""
          width={160}
          height={90}
          loading="lazy"
        />
      )}
      <TextField
        {...shared}
        language={language}
        typed={typed?.[language]}
        isWaiting={typed?.ko !== undefined}
        label={
          <>
            {kind}
            <span className={styles.path}>{path}</span>
          </>
        }
      />
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
