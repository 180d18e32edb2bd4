import { Fragment } from 'react';
import { energies, energiesUsedBy, generations } from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SpectrumTable } from '../../ui/SpectrumTable.tsx';
import styles from './Catalyst.module.css';

interface Props {
  words: Words['home']['products']['catalyst'];
  energies: Words['home']['hero']['energies'];
  alt: string;
  language: Language;
}

/** A sentence that would be broken begins a line. */
const sentenceEnd = /(?<=\.) /;

export function Catalyst({ words, energies: names, alt, language }: Props) {
  return (
    <div className={styles.catalyst}>
      <Picture
        of="coat"
        alt={alt}
        sizes="(min-width: 992px) 70vw, 140vw"
        whole
        className={styles.picture}
      />
      <div className={styles.say}>
        <h3 className={styles.title}>
          {words.title.split(sentenceEnd).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </h3>
        <p className={styles.body}>{words.body}</p>
        <LinkButton to={pagePath('noshine', language)} tone="glow">
          {words.action}
        </LinkButton>
      </div>
      <div className={styles.table}>
        <SpectrumTable
          tone="ink"
          caption={words.generations.label}
          columns={energies.map((energy) => names[energy])}
          rows={generations.map((generation) => ({
            title: words.generations[generation],
            lit: energies.map((energy) => energiesUsedBy[generation].includes(energy)),
          }))}
          labels={{ lit: words.generations.used, unlit: words.generations.unused }}
        />
      </div>
    </div>
  );
}
