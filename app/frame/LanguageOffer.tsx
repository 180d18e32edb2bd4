import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageOffer.module.css';
import { useFrame } from './useFrame.ts';

/**
 * A slim bar over the bottom of the page for each other language, sent hidden; it shifts nothing.
 * offer-language.ts shows the one in the browser's language.
 */
export function LanguageOffer() {
  const { language, offers } = useFrame();
  return offers
    .filter((offer) => offer.language !== language)
    .map((offer) => (
      <aside
        key={offer.language}
        className={styles.offer}
        lang={offer.language}
        aria-label={offer.text}
        data-language-offer={offer.language}
        hidden
        suppressHydrationWarning
      >
        <p>{offer.text}</p>
        <LanguageLink language={offer.language} className={styles.accept}>
          {offer.accept}
        </LanguageLink>
        <button type="button" aria-label={offer.dismiss}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </aside>
    ));
}
