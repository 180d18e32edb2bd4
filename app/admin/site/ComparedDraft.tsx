import type { OwnPicture } from '#domain/own-picture.ts';
import type { TextKey } from '#domain/site-text.ts';
import { useWords } from '../words/words.tsx';
import { Compared } from './Compared.tsx';
import styles from './ComparedDraft.module.css';
import { thumbnailOf } from './pictures/thumbnail.ts';

interface Props {
  text: TextKey & { before: string; after: string };
}

/** What is public and what will be: words, or two pictures. */
export function ComparedDraft({ text }: Props) {
  const { from, to } = useWords().site.publish;
  const { page, path, language, before, after } = text;
  if (page === '@picture') {
    return (
      <div className={styles.pictures}>
        <Picture label={from} name={path} value={before} />
        <Picture label={to} name={path} value={after} />
      </div>
    );
  }
  // What is neither words nor a picture says nothing here.
  if (page.startsWith('@') && page !== '@body') return null;
  return (
    <Compared
      before={{ label: from, text: plainText(page, before) }}
      after={{ label: to, text: plainText(page, after) }}
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

/** A formatted text is compared by its words. */
function plainText(page: string, text: string): string {
  return page === '@body'
    ? text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}
