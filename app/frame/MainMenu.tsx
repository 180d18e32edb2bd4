import { sectionOf } from '#domain/pages.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import styles from './MainMenu.module.css';
import { MenuPicture } from './MenuPicture.tsx';
import { PageLink } from './PageLink.tsx';
import { aboutPages, type MenuPage, noshinePage, redchecPage, technicalPages } from './pages.ts';
import { SectionLink } from './SectionLink.tsx';
import { useFrame } from './useFrame.ts';

/** The menu of wide screens: its two lists open as a sheet under the whole header. */
export function MainMenu() {
  const { words, path } = useFrame();
  const section = sectionOf(path);
  return (
    <nav aria-label={words.header.navigation} className={styles.menu}>
      <ul className={styles.entries}>
        <li>
          <Dropdown label={words.header.about} isCurrent={section === 'about'}>
            <div className={styles.sheet}>
              <PageCards pages={aboutPages} />
            </div>
          </Dropdown>
        </li>
        <li>
          <Dropdown label={words.header.products} isCurrent={section === 'product'}>
            <div className={styles.sheet}>
              <PageCards pages={[noshinePage, redchecPage]} />
              <div className={styles.technical}>
                <p id="technical-menu">{words.pages.technical}</p>
                <PageCards pages={technicalPages} labelId="technical-menu" />
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

/** At the foot of the sheet stands what the page promises that is pointed at. */
function PageCards({ pages, labelId }: { pages: MenuPage[]; labelId?: string }) {
  const { promises } = useFrame();
  return (
    <ul className={styles.cards} aria-labelledby={labelId}>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink page={page}>
            <MenuPicture page={page.name} />
            {promises && <span className={styles.promise}>{promises[page.name]}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
