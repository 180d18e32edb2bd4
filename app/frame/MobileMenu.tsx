import { CompanyLogo } from '../brand/CompanyLogo.tsx';
import styles from './MobileMenu.module.css';
import { PageLink } from './PageLink.tsx';
import { aboutPages, noshinePage, redchecPage, technicalPages } from './pages.ts';
import { SectionLink } from './SectionLink.tsx';
import { useFrame } from './useFrame.ts';

/** The menu below 992 px: a sheet under the header, its sections one open at a time. */
export function MobileMenu() {
  const { words, company } = useFrame();
  const { header, pages } = words;
  return (
    <details name="dropdown" data-dropdown="" data-sheet="" className={styles.menu}>
      <summary className={styles.hamburger}>
        <span className="visually-hidden">{header.menu}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={styles.top} d="M3 8.5h18" stroke="currentColor" strokeWidth="1.75" />
          <path className={styles.bottom} d="M3 15.5h18" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </summary>
      <nav aria-label={header.menu} className={styles.sheet}>
        <ul>
          <li>
            <details name="menu-section">
              <summary>{header.about}</summary>
              <ul>
                {aboutPages.map((page) => (
                  <li key={page.path}>
                    <PageLink page={page} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
          <li>
            <details name="menu-section">
              <summary>{header.products}</summary>
              <ul>
                <li>
                  <PageLink page={noshinePage} />
                </li>
                <li>
                  <details>
                    <summary>{pages.technical}</summary>
                    <ul>
                      {technicalPages.map((page) => (
                        <li key={page.path}>
                          <PageLink page={page} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
                <li>
                  <PageLink page={redchecPage} />
                </li>
              </ul>
            </details>
          </li>
          <li>
            <SectionLink section="media">{header.media}</SectionLink>
          </li>
          <li>
            <SectionLink section="contact">{header.contact}</SectionLink>
          </li>
        </ul>
        <a href={company.externalSite} target="_blank" rel="noopener" className={styles.company}>
          <CompanyLogo name={header.company} />
        </a>
      </nav>
    </details>
  );
}
