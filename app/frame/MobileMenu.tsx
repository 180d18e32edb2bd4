import { languages, localize, ownName } from '#domain/language.ts';
import { firstPathOf } from '#domain/pages.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './MobileMenu.module.css';
import { PageLink } from './PageLink.tsx';
import { aboutPages, type MenuPage, noshinePage, redchecPage, technicalPages } from './pages.ts';
import { SectionLink } from './SectionLink.tsx';
import { useFrame } from './useFrame.ts';

/** The menu below 992 px: a sheet under the header, its sections one open at a time. */
export function MobileMenu() {
  const { language, words, company, sampleOffer } = useFrame();
  const { header, footer, pages } = words;
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
                <PageLinks of={aboutPages} />
              </ul>
            </details>
          </li>
          <li>
            <details name="menu-section">
              <summary>{header.products}</summary>
              <ul>
                <PageLinks of={[noshinePage]} />
                <li>
                  <details>
                    <summary>{pages.technical}</summary>
                    <ul>
                      <PageLinks of={technicalPages} />
                    </ul>
                  </details>
                </li>
                <PageLinks of={[redchecPage]} />
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
        <div className={styles.beside}>
          {sampleOffer && (
            <a href={localize(firstPathOf('contact'), language)} className={styles.sample}>
              {sampleOffer.title} <span>{sampleOffer.label}</span>
            </a>
          )}
          <ul aria-label={header.language}>
            {languages.map((choice) => (
              <li key={choice}>
                <LanguageLink language={choice}>{ownName[choice]}</LanguageLink>
              </li>
            ))}
          </ul>
          {company.phone && (
            <p>
              {footer.phone} <PhoneLink phone={company.phone} language={language} />
            </p>
          )}
          <CompanyLink className={styles.company} />
        </div>
      </nav>
    </details>
  );
}

function PageLinks({ of }: { of: MenuPage[] }) {
  return of.map((page) => (
    <li key={page.path}>
      <PageLink page={page} />
    </li>
  ));
}
