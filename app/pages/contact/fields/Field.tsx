import styles from './Field.module.css';

interface LabelProps {
  htmlFor: string;
  /** Whether it is required or optional, in a word. */
  note: string;
  children: string;
}

export function FieldLabel({ htmlFor, note, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {children} <span className={styles.note}>({note})</span>
    </label>
  );
}

interface NotesProps {
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Under the control: what is wrong with it, or what it wants to know. */
export function FieldNotes({ name, hint, error }: NotesProps) {
  return (
    <>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {/* Always there, so that a hint that appears later is read out. */}
      <p id={`${name}-hint`} className={`${styles.hint} ${styles.doubt}`} aria-live="polite">
        {hint}
      </p>
    </>
  );
}

export function notesOf(name: string, hint?: string, error?: string): string | undefined {
  const notes = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}
