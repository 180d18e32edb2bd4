import type { ComponentProps, ReactNode } from 'react';
import { localize } from '#domain/language.ts';
import { firstPathOf, type Section, sectionOf, sections } from '#domain/pages.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import styles from './Banner.module.css';
import { Breadcrumb } from './Breadcrumb.tsx';
import { siblingsOf } from './pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  title: string;
  /** False where the page has a heading of its own below, as a post has. */
  isHeading?: boolean;
  /** The section and page that the dropdowns name; unless given, the address says them. */
  section?: Section;
  page?: string;
  /** What the breadcrumb's last step reads, unless the menus name the page. */
  crumb?: Omit<ComponentProps<typeof Breadcrumb>, 'isDataBelow'> | undefined;
  /** The page has BreadcrumbData itself, behind all that it opens with. */
  isDataBelow?: boolean;
  /** The page's own picture behind the title; `below`: the hero below brings it, and reaches up here. */
  picture?: ReactNode | 'below';
}

/** The 300 px band at the head of every content page, with the page's one heading. */
export function Banner(props: Props) {
  const { language, words, path } = useFrame();
  const { title, isHeading = true, page = path, section = sectionOf(page), picture } = props;
  // The browser renders the inquiry alone, whose pages have none of it: none beside them, no picture
  // of a hero, no other heading.
  const siblings = import.meta.env.SSR ? siblingsOf(page) : [];
  const isOver = import.meta.env.SSR && picture === 'below';
  const current = import.meta.env.SSR
    ? siblings.find((sibling) => sibling.path === page)
    : undefined;

  return (
    <div className={isOver ? `${styles.banner} ${styles.over}` : styles.banner}>
      {import.meta.env.SSR && picture && picture !== 'below' && (
        <div className={styles.picture}>{picture}</div>
      )}
      <div className={styles.inside}>
        {!import.meta.env.SSR || isHeading ? (
          <h1 className={styles.title}>{title}</h1>
        ) : (
          <p className={`${styles.title} ${styles.label}`}>{title}</p>
        )}
        <Breadcrumb {...props.crumb} isDataBelow={props.isDataBelow} />
        <div className={styles.dropdowns}>
          <Dropdown
            align={import.meta.env.SSR && current ? 'start' : 'end'}
            className={styles.dropdown}
            label={
              <>
                <span className="visually-hidden">{words.sections.label}: </span>
                {section ? words.sections[section] : title}
              </>
            }
          >
            <ul>
              {sections.map((choice) => (
                <li key={choice}>
                  <a
                    href={localize(firstPathOf(choice), language)}
                    aria-current={choice === section ? 'true' : undefined}
                  >
                    {words.sections[choice]}
                  </a>
                </li>
              ))}
            </ul>
          </Dropdown>
          {import.meta.env.SSR && current && (
            <Dropdown
              align="end"
              className={styles.dropdown}
              label={
                <>
                  <span className="visually-hidden">{words.subpages}: </span>
                  {words.pages[current.name]}
                </>
              }
            >
              <ul>
                {siblings.map((sibling) => (
                  <li key={sibling.path}>
                    <a
                      href={localize(sibling.path, language)}
                      aria-current={sibling === current ? 'page' : undefined}
                    >
                      {words.pages[sibling.name]}
                    </a>
                  </li>
                ))}
              </ul>
            </Dropdown>
          )}
        </div>
      </div>
    </div>
  );
}
