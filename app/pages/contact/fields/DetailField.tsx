import { inquiryFields } from '#domain/inquiry-fields.ts';
import { lengthOf } from '#domain/text.ts';
import styles from './Field.module.css';
import { FieldLabel, FieldNotes, notesOf } from './Field.tsx';

interface Props {
  label: string;
  note: string;
  value: string;
  error: string | undefined;
  /** Says how many of how many characters are used. */
  count: (length: number) => string;
  onChange: (value: string) => void;
}

const { limit } = inquiryFields.detail.text;

/** The counter appears only near the limit. */
const nearLimit = limit * 0.9;

export function DetailField({ label, note, value, error, count, onChange }: Props) {
  // Counting whole characters is slow enough to be skipped for texts that cannot be near.
  const length = value.length > nearLimit ? lengthOf(value) : 0;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor="detail" note={note}>
        {label}
      </FieldLabel>
      <textarea
        id="detail"
        name="detail"
        required
        className={`${styles.input} ${styles.area}`}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf('detail', undefined, error)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > nearLimit && (
        <p className={`${styles.hint} ${styles.counter}`} data-over={length > limit || undefined}>
          {count(length)}
        </p>
      )}
      <FieldNotes name="detail" error={error} />
    </div>
  );
}
