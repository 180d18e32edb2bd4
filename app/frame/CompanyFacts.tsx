import styles from './Footer.module.css';
import { useFrame } from './useFrame.ts';

/** What Korean sites say of their owner at the foot of the page, as far as it is given. */
export function CompanyFacts() {
  const { words, company, companyFacts } = useFrame();
  if (!companyFacts) return null;
  const { footer } = words;
  const { representative, registrationNumber, mailOrderNumber } = companyFacts;
  const given = [
    [footer.representative, representative],
    [footer.registration, registrationNumber],
    [footer.mailOrder, mailOrderNumber],
  ].filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {[[footer.tradeName, company.name], ...given].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SocialLinks() {
  const { words, companyFacts } = useFrame();
  if (!companyFacts || companyFacts.social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={words.footer.social}>
      {companyFacts.social.map(({ service, address }) => (
        <li key={address}>
          <a href={address} rel="noopener">
            {service}
          </a>
        </li>
      ))}
    </ul>
  );
}
