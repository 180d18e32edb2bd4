import { ownName } from '#domain/language.ts';
import styles from './CaseCard.module.css';
import type { CaseCardFacts } from './case-facts.ts';
import { PostPicture } from './PostPicture.tsx';

interface Props {
  of: CaseCardFacts;
  words: { writtenIn: string };
  sizes: string;
  heading?: 'h2' | 'h3';
  isEager?: boolean;
}

/** A case in a list: picture, place and its main result in one link. */
export function CaseCard({ of: card, words, sizes, heading: Heading = 'h2', isEager }: Props) {
  const { address, place, about, reduction, picture, lang } = card;
  return (
    <a className={styles.card} href={address}>
      <PostPicture
        of={picture}
        sizes={sizes}
        isEager={isEager ?? false}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.about}>{about}</p>
        <Heading className={styles.place} lang={lang}>
          {place}
        </Heading>
        {reduction && <p className={styles.reduction}>{reduction}</p>}
        {lang && (
          <p className={styles.badge}>
            <span className="visually-hidden">{words.writtenIn} </span>
            <span lang={lang}>{ownName[lang]}</span>
          </p>
        )}
      </div>
    </a>
  );
}
