import { type Language, localize } from '#domain/language.ts';
import styles from './Breadcrumb.module.css';
import { BreadcrumbData } from './BreadcrumbData.tsx';
import { useFrame } from './useFrame.ts';
import { useWayHere, type WayHere } from './useWayHere.ts';

interface Props extends WayHere {
  /**
   * The title's language where the page stands in for the one in that language, which is the
   * canonical page and tells search engines the way.
   */
  lang?: Language | undefined;
  /** The page has the data for search engines further down. */
  isDataBelow?: boolean | undefined;
}

/** The way from home to this page. */
export function Breadcrumb({ lang, isDataBelow, ...way }: Props) {
  const { language, words, path } = useFrame();
  const steps = useWayHere(way);
  const address = localize(path, language);
  return (
    <nav aria-label={words.breadcrumb.label} className={styles.breadcrumb}>
      <ol>
        {steps.map(({ name, path: to }) => (
          <li key={name}>
            {to && to !== address ? (
              <a href={to}>{name}</a>
            ) : (
              <span aria-current={to ? 'page' : undefined} lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!lang && !isDataBelow && <BreadcrumbData {...way} />}
    </nav>
  );
}
