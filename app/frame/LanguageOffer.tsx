import { useEffect, useState } from 'react';
import { isLanguage, type Language } from '#domain/language.ts';
import { readItem, writeItem } from '../browser-storage.ts';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageOffer.module.css';
import { useFrame } from './useFrame.ts';

const dismissed = 'language-offer-dismissed';

/** The browser's language, unless the visitor has chosen one or has dismissed this offer. */
function languageToOffer(): Language | undefined {
  const hasChosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('language='));
  const [preferred] = navigator.language.toLowerCase().split('-');
  if (hasChosen || isDismissed() || !isLanguage(preferred)) return undefined;
  return preferred;
}

/** Without storage a dismissal could not be remembered, so there is no offer. */
const isDismissed = () => readItem(dismissed) !== null;

/** A slim bar over the bottom of the page; it shifts nothing. */
export function LanguageOffer() {
  const { language, offers } = useFrame();
  const [wanted, setWanted] = useState<Language>();
  // Checked again after a switch: a visitor who has just chosen gets no offer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie changes with the language.
  useEffect(() => setWanted(languageToOffer()), [language]);

  const offer = offers.find((candidate) => candidate.language === wanted);
  const isOffered = offer !== undefined && offer.language !== language;
  // On the root, so that what stands at the foot of the window can make room without :has().
  useEffect(() => {
    document.documentElement.toggleAttribute('data-language-offer', isOffered);
  }, [isOffered]);
  if (!isOffered) return null;

  function dismiss() {
    writeItem(dismissed, 'true');
    setWanted(undefined);
  }

  return (
    <aside className={styles.offer} lang={offer.language} aria-label={offer.text}>
      <p>{offer.text}</p>
      <LanguageLink language={offer.language} className={styles.accept}>
        {offer.accept}
      </LanguageLink>
      <button type="button" aria-label={offer.dismiss} onClick={dismiss}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </aside>
  );
}
