import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cookieDays } from '#domain/cookies.ts';
import { localize } from '#domain/language.ts';
import { firstPathOf } from '#domain/pages.ts';
import { day } from '#domain/seoul.ts';
import styles from './SamplePopup.module.css';
import { useFrame } from './useFrame.ts';
import { useStepAside } from './useStepAside.ts';

interface Props {
  /** One row of the popup's table: the eight strings in the specification's order. */
  texts: string[];
  closeLabel: string;
  /** Staff may switch it off, or give it a time. */
  isShown: boolean;
  from: number | null;
  until: number | null;
}

function isDue({ isShown, from, until }: Props): boolean {
  const now = Date.now();
  const isNow = (from === null || from <= now) && (until === null || now < until);
  return isShown && isNow && !document.cookie.split('; ').includes('popup=true');
}

/** The offer of a sample coating, over any page; it is not modal, so the page stays usable. */
export function SamplePopup(props: Props) {
  const { texts, closeLabel } = props;
  const { language } = useFrame();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const isAside = useStepAside(popup, isOpen);
  const [title, description, second, third, callToAction, formHint, checkLater, apply] = texts;

  // Only the browser knows the cookie and the hour, since one document serves everybody.
  const due = useRef(props);
  useEffect(() => setOpen(isDue(due.current)), []);

  // Before it is painted, so that it can be closed as soon as it is visible.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
      if (event.key === 'Escape' && !event.isComposing && !isTaken) setOpen(false);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function hideForNow() {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not yet everywhere
    document.cookie = `popup=true; path=/; max-age=${(cookieDays.popup * day) / 1000}`;
    setOpen(false);
  }

  if (!isOpen) return null;
  return (
    <div
      ref={popup}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.popup}
      data-aside={isAside || undefined}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => setOpen(false)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div className={styles.body}>
        {/* No heading: it would come before the page's own. */}
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {[description, second, third].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.callToAction}>
          <mark>{callToAction}</mark>
        </p>
        <p className={styles.hint}>{formHint}</p>
      </div>
      <div className={styles.foot}>
        <label>
          <input type="checkbox" onChange={hideForNow} />
          {checkLater}
        </label>
        <Link to={localize(firstPathOf('contact'), language)}>{apply}</Link>
      </div>
    </div>
  );
}
