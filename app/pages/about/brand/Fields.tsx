import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Fields.module.css';

/** Each field of application with the picture that its page opens with. */
const fields = [
  ['multi', 'filter'],
  ['fresh', 'box'],
  ['air', 'diorama-hospital-night'],
  ['water', 'jars'],
  ['build', 'water'],
] as const;

type Field = (typeof fields)[number][0];

interface Props {
  language: Language;
  words: Words['about-brand'];
  names: Record<Field, { name: string }>;
}

/** The row that is pointed at shows its picture beside the list; on phones each row has its own. */
export function Fields({ language, words, names }: Props) {
  return (
    <section className={styles.fields} aria-labelledby="care">
      <h2 id="care">{words.care.title}</h2>
      <ul>
        {fields.map(([field, picture]) => (
          <li key={field} data-of={picture}>
            <a href={pagePath(field, language)}>
              <strong>{words.care[field]}</strong>{' '}
              <span className={styles.name}>{names[field].name}</span>
              <svg className={styles.arrow} viewBox="0 0 24 12" aria-hidden="true">
                <path d="M0 6h23M18 1l5 5-5 5" />
              </svg>
              <Picture
                of={picture}
                alt=""
                whole
                sizes="(min-width: 992px) 80vw, 11rem"
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      <LinkButton to={pagePath('noshine', language)}>{words.closing.noshine}</LinkButton>
    </section>
  );
}
