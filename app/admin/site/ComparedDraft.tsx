import { suppliedEvidence } from '#content/evidence.ts';
import type { EvidenceName, EvidenceRecord } from '#domain/evidence.ts';
import { figureAt, figurePaths } from '#domain/evidence-rules.ts';
import type { OwnFilm } from '#domain/own-film.ts';
import type { OwnPicture } from '#domain/own-picture.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeCase } from '../cases/describe-case.ts';
import { type AdminWords, useWords } from '../words/words.tsx';
import { Compared } from './Compared.tsx';
import styles from './ComparedDraft.module.css';
import { thumbnailOf } from './pictures/thumbnail.ts';

interface Props {
  text: TextKey & { before: string; after: string };
}

/** What is public and what will be: words, or two pictures. */
export function ComparedDraft({ text }: Props) {
  const words = useWords();
  const { from, to } = words.site.publish;
  const { page, path, language, before, after } = text;
  if (page === '@picture') {
    return (
      <div className={styles.pictures}>
        <Picture label={from} name={path} value={before} />
        <Picture label={to} name={path} value={after} />
      </div>
    );
  }
  return (
    <Compared
      before={{ label: from, text: plainText(text, before, words) }}
      after={{ label: to, text: plainText(text, after, words) }}
      language={language}
    />
  );
}

function Picture({ label, name, value }: { label: string; name: string; value: string }) {
  const own = value ? (JSON.parse(value) as OwnPicture) : null;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <img src={thumbnailOf(name, own)} alt="" width={160} height={90} loading="lazy" />
    </figure>
  );
}

/** A formatted text is compared by its words, a film by its length, a result by its figures. */
function plainText({ page, path }: TextKey, text: string, { siteFilms }: AdminWords): string {
  if (page === '@film') {
    if (!text) return siteFilms.suppliedFilm;
    const { seconds } = JSON.parse(text) as OwnFilm;
    return siteFilms.ownFilm(siteFilms.seconds(Math.round(seconds)));
  }
  if (page === '@evidence') return describeRecord(path, text);
  if (page.startsWith('@case')) return describeCase(text);
  if (page !== '@body') return text;
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All figures in their order, and what is known of their source. */
function describeRecord(name: string, value: string): string {
  const supplied = { figures: suppliedEvidence[name as EvidenceName], source: null };
  const { figures, source } = value ? (JSON.parse(value) as EvidenceRecord) : supplied;
  const numbers = figurePaths(figures).map((path) => figureAt(figures, path) ?? '—');
  const known = source && [source.institute.ko, source.method, source.reportNumber, source.date];
  return [numbers.join(', '), ...(known ?? [])].filter(Boolean).join(' · ');
}
