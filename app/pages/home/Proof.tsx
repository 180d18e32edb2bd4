import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { splitSign } from '../../ui/format.ts';
import type { HomeFigures } from './home-figures.ts';
import styles from './Proof.module.css';

interface Props {
  words: Words['home']['proof'];
  figures: HomeFigures;
  language: Language;
}

/** Three results, each with a link to the page that shows its test. */
export function Proof({ words, figures, language }: Props) {
  const results = [
    { ...figures.particles, link: words.particles.link, page: 'multi' },
    { ...figures.phosphorus, link: words.phosphorus.link, page: 'water' },
    { ...figures.lasting, link: words.lasting.link, page: 'air' },
  ] as const;
  return (
    <section className={styles.proof} aria-labelledby="proof">
      <h2 id="proof" className={styles.title}>
        {words.title}
      </h2>
      <ul className={styles.results}>
        {results.map(({ figure, label, link, page }) => (
          <li key={link}>
            <LargeFigure text={figure} />
            <p className={styles.label}>{label}</p>
            <a className={styles.link} href={pagePath(page, language)}>
              {link}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </section>
  );
}

/** The sign is smaller, with the space before it that the language needs: "99,9 %", "3개월". */
function LargeFigure({ text }: { text: string }) {
  const { number, sign } = splitSign(text);
  return (
    <p className={styles.figure}>
      {number}
      <small>{sign}</small>
    </p>
  );
}
