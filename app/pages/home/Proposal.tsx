import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './Proposal.module.css';

interface Props {
  words: Words['home']['proposal'];
  language: Language;
}

export function Proposal({ words, language }: Props) {
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <div className={styles.inside}>
        <h2 id="proposal" className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.say}>
          <p>{words.body}</p>
          <LinkButton to={pagePath('stepOne', language)}>
            <span>
              {words.action.split(/(·)/).map((part) =>
                part === '·' ? (
                  <span key={part} className={styles.point}>
                    ·
                  </span>
                ) : (
                  part
                ),
              )}
            </span>
          </LinkButton>
        </div>
        <ol className={styles.steps} aria-label={words.stepsLabel}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
