import type { ReactNode } from 'react';
import { localize } from '#domain/language.ts';
import { firstPathOf, pagePath, sectionOf, sections } from '#domain/pages.ts';
import { formatPhone } from '#domain/phone.ts';
import { BrandSymbol } from '../brand/Symbol.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { CompanyFacts, SocialLinks } from './CompanyFacts.tsx';
import styles from './Footer.module.css';
import { useFrame } from './useFrame.ts';

/** Home and contact lead to the inquiry by themselves, and news is there to be read. */
function asksForContact(path: string): boolean {
  const section = sectionOf(path);
  return path !== '/' && section !== 'contact' && section !== 'media';
}

/** Each begins a line of its own where not all stand on one. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /);

export function Footer() {
  const { language, words, company, year, path } = useFrame();
  const { footer } = words;
  return (
    <footer className={styles.footer}>
      {/* The browser renders the inquiry alone, which does not ask. */}
      {import.meta.env.SSR && asksForContact(path) && (
        <div className={styles.ask}>
          <p>
            {sentencesOf(footer.contactLine).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
          <LinkButton to={localize(firstPathOf('contact'), language)} tone="glow">
            {footer.contactUs}
          </LinkButton>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.company}>
          <BrandSymbol />
          <p>{company.name}</p>
          {import.meta.env.SSR && <SocialLinks />}
        </div>
        <div>
          <h2>{footer.information}</h2>
          <address>
            <dl>
              <Row label={footer.email}>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </Row>
              <Row label={footer.phone}>
                {company.phone && <PhoneLink phone={company.phone} language={language} />}
              </Row>
              <Row label={footer.fax}>{formatPhone(company.fax, language)}</Row>
              <Row label={footer.address}>{company.address}</Row>
            </dl>
          </address>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{footer.links}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href={localize(firstPathOf(section), language)}>{words.sections[section]}</a>
              </li>
            ))}
            {/* As above: whoever writes an inquiry has read them. */}
            {import.meta.env.SSR && sectionOf(path) !== 'contact' && (
              <li>
                <a href={pagePath('evidence', language)}>{footer.evidence}</a>
              </li>
            )}
            <li>
              <a href={pagePath('privacy', language)}>
                <strong>{footer.privacy}</strong>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      {/* The inquiry has none: there the language changes in the browser, which would need them too. */}
      {import.meta.env.SSR && <CompanyFacts />}
      <p className={styles.copyright}>
        {footer.copyright
          .replace('{year}', String(year))
          .replace('{name}', company.name)
          .split(' · ')
          .map((part) => (
            <span key={part}>{part} </span>
          ))}
      </p>
    </footer>
  );
}

/** Nothing where nothing is given. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
