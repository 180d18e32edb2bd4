import { type InputHTMLAttributes, useState } from 'react';
import type { InquiryDraft } from '#domain/inquiry.ts';
import styles from './Field.module.css';
import { FieldLabel, FieldNotes, notesOf } from './Field.tsx';

type TextName = Exclude<keyof InquiryDraft, 'sample' | 'businessType' | 'file' | 'introduction'>;

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'required'
  > {
  name: TextName;
  label: string;
  /** The word for "optional", where the field is. */
  optional?: string;
  value: string;
  /** A doubt about the value; it never keeps anybody from going on. */
  doubt?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function TextField({
  name,
  label,
  optional,
  value,
  doubt,
  error,
  onChange,
  ...rest
}: Props) {
  // Nobody is to be doubted while still typing.
  const [wasLeft, setWasLeft] = useState(false);
  const hint = wasLeft ? doubt : undefined;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={name} optional={optional}>
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
        aria-describedby={notesOf(name, hint, error)}
        onBlur={() => setWasLeft(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}
