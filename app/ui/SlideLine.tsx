import styles from './SlideLine.module.css';

interface Props {
  id: string;
  /** Of the label that says what to do. */
  labelId: string;
}

/**
 * The line between two states of a picture, and the slider that moves it (slide-line.ts) by hand or
 * by keyboard. The element around it says from where (--line-start) how far (--line-length).
 */
export function SlideLine({ id, labelId }: Props) {
  return (
    <>
      <input
        className={styles.range}
        id={id}
        type="range"
        defaultValue={50}
        autoComplete="off"
        aria-labelledby={labelId}
        data-line
      />
      <div className={styles.line}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="m18 17-7 7 7 7m12-14 7 7-7 7" />
        </svg>
      </div>
    </>
  );
}
