import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import { casesPath } from '#domain/pages.ts';
import type { CaseCardFacts } from '../../ui/case-facts.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PostPicture } from '../../ui/PostPicture.tsx';
import styles from './FirstCase.module.css';

interface Props {
  words: Words['cases']['home'];
  of: CaseCardFacts & { coated: string };
  language: Language;
}

/** One real place: the first of the cases that are written in this language. */
export function FirstCase({ words, of: shown, language }: Props) {
  return (
    <section className={styles.case} aria-labelledby="first-case">
      <PostPicture
        of={shown.picture}
        alt={shown.alt}
        sizes="(min-width: 992px) 50vw, 92vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="first-case">{words.title}</h2>
        <p className={styles.about}>{shown.about}</p>
        <p className={styles.place}>{shown.place}</p>
        <p>{shown.coated}</p>
        {shown.reduction && <p className={styles.reduction}>{shown.reduction}</p>}
        <p className={styles.actions}>
          <LinkButton to={shown.address}>{words.read}</LinkButton>
          <LinkButton to={localize(casesPath, language)} tone="line">
            {words.all}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
