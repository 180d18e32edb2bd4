import { sectionOf } from '#domain/pages.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import styles from './MainMenu.module.css';
import { PageLink } from './PageLink.tsx';
import { aboutPages, noshinePage, redchecPage, technicalPages } from './pages.ts';
import { SectionLink } from './SectionLink.tsx';
import { useFrame } from './useFrame.ts';

/** The menu of wide screens. */
export function MainMenu() {
  const { words, path } = useFrame();
  const section = sectionOf(path);
  return (
    <nav aria-label={words.header.navigation} className={styles.menu}>
      <ul className={styles.entries}>
        <li>
          <Dropdown label={words.header.about} isCurrent={section === 'about'}>
            <ul className={styles.panel}>
              {aboutPages.map((page) => (
                <li key={page.path}>
                  <PageLink page={page} />
                </li>
              ))}
            </ul>
          </Dropdown>
        </li>
        <li>
          <Dropdown align="end" label={words.header.products} isCurrent={section === 'product'}>
            <div className={`${styles.panel} ${styles.products}`}>
              <ul>
                <li>
                  <PageLink page={noshinePage} />
                </li>
                <li>
                  <PageLink page={redchecPage} />
                </li>
              </ul>
              <div className={styles.technical}>
                <p id="technical-menu">{words.pages.technical}</p>
                <ul aria-labelledby="technical-menu">
                  {technicalPages.map((page) => (
                    <li key={page.path}>
                      <PageLink page={page} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Dropdown>
        </li>
        <li>
          <SectionLink section="media">{words.header.media}</SectionLink>
        </li>
        <li>
          <SectionLink section="contact">{words.header.contact}</SectionLink>
        </li>
      </ul>
    </nav>
  );
}
