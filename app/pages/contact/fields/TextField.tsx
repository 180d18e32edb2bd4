import { type InputHTMLAttributes, useState } from 'react';
import type { FieldName, FileFieldName } from '#domain/inquiry-fields.ts';
import styles from './Field.module.css';
import { FieldLabel, FieldNotes, notesOf } from './Field.tsx';

type TextName = Exclude<FieldName, 'sample' | 'businessType' | FileFieldName>;

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'required'
  > {
  name: TextName;
  label: string;
  note: string;
  value: string;
  /** Asks to check the value; it does not keep the visitor from going on. */
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function TextField({ name, label, note, value, hint, error, onChange, ...rest }: Props) {
  // Not while the visitor is still typing.
  const [wasLeft, setWasLeft] = useState(false);
  const shownHint = wasLeft ? hint : undefined;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={name} note={note}>
        {label}
      </FieldLabel>
      <input
        type="text"
        spellCheck={false}
        {...rest}
        id={name}
        name={name}
        className={styles.input}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf(name, shownHint, error)}
        onBlur={() => setWasLeft(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldNotes name={name} hint={shownHint} error={error} />
    </div>
  );
}
