import { localize } from '#domain/language.ts';
import { firstPathOf } from '#domain/pages.ts';
import styles from './SamplePopup.module.css';
import { useFrame } from './useFrame.ts';

interface Props {
  /** One row of the popup's table: the eight strings in the specification's order. */
  texts: string[];
  closeLabel: string;
  /** Staff may switch it off, or give it a time. */
  isShown: boolean;
  from: number | null;
  until: number | null;
}

/**
 * The offer of a sample coating, over any page; it is not modal, so the page stays usable. One
 * document serves everybody, so it is sent hidden, and show-popup.ts shows it to whom it is due.
 */
export function SamplePopup({ texts, closeLabel, isShown, from, until }: Props) {
  const { language } = useFrame();
  const [title, description, second, third, callToAction, formHint, checkLater, apply] = texts;
  if (!isShown) return null;
  return (
    <div
      role="dialog"
      aria-labelledby="popup-title"
      className={`${styles.popup} on-ink`}
      data-popup=""
      data-from={from ?? undefined}
      data-until={until ?? undefined}
      hidden
      suppressHydrationWarning
    >
      <button type="button" className={styles.close} aria-label={closeLabel} data-popup-close="">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div className={styles.body}>
        {/* No heading: it would come before the page's own. */}
        <p id="popup-title" className={styles.title}>
          {title}
        </p>
        {[description, second, third].filter(Boolean).map((line) => (
          <p key={line} className={styles.description}>
            {line}
          </p>
        ))}
        <p>
          <mark>{callToAction}</mark> <span className={styles.description}>{formHint}</span>
        </p>
      </div>
      <div className={styles.foot}>
        <label>
          <input type="checkbox" autoComplete="off" data-popup-later="" />
          {checkLater}
        </label>
        <a href={localize(firstPathOf('contact'), language)}>{apply}</a>
      </div>
    </div>
  );
}
