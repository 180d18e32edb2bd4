import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import { casesPath } from '#domain/pages.ts';
import { CaseCard } from '../../../ui/CaseCard.tsx';
import type { CaseCardFacts } from '../../../ui/case-facts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './CaseGallery.module.css';

interface Props {
  words: Words['cases']['gallery'];
  card: Words['media']['card'];
  cases: readonly CaseCardFacts[];
  language: Language;
}

const sizes = '(min-width: 1536px) 450px, (min-width: 992px) 30vw, (min-width: 480px) 46vw, 92vw';

/** Real places, in place of the rooms that only show where it can be used. */
export function CaseGallery({ words, card, cases, language }: Props) {
  return (
    <section id="gallery" className={styles.gallery} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={one.address}>
            <CaseCard of={one} words={card} sizes={sizes} heading="h3" />
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={localize(casesPath, language)} tone="line">
          {words.all}
        </LinkButton>
      </p>
    </section>
  );
}
