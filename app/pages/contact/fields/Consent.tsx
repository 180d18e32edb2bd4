import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import styles from './Consent.module.css';
import { Switch } from './Switch.tsx';

interface Props {
  words: Words['consent'];
  /** Of the text that is shown. */
  version: string;
  language: Language;
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}

export function Consent({ words, version, language, isAgreed, error, onChange }: Props) {
  return (
    <section
      className={styles.consent}
      data-invalid={error !== undefined || undefined}
      aria-labelledby="consent-title"
    >
      <h3 id="consent-title" className={styles.title}>
        {words.title}
      </h3>
      <div id="consent-text">
        <p className={styles.intro}>{words.intro}</p>
        <dl className={styles.points}>
          {words.points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <input type="hidden" name="consentVersion" value={version} />
      {/* In a tab of its own: the visitor is in the middle of a form. */}
      <a
        className={styles.privacy}
        href={pagePath('privacy', language)}
        target="_blank"
        rel="noopener"
      >
        {words.privacy}
      </a>
      <div className={styles.agree}>
        <Switch
          name="consent"
          label={
            <>
              {words.agree} <span className={styles.required}>({words.required})</span>
            </>
          }
          isOn={isAgreed}
          describedBy={error ? 'consent-error consent-text' : 'consent-text'}
          invalid={error !== undefined}
          required
          onChange={onChange}
        />
        {error && (
          <p id="consent-error" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </section>
  );
}
