import { fill } from '#content/fill.ts';
import { type Logo, logoAddress } from '#domain/company.ts';
import type { Partner } from '#server/pages/company-details.ts';
import styles from './PartnerCard.module.css';

interface Props extends Partner {
  siteLabel: string;
}

/** Which company it is, as far as the owner says. */
export function PartnerCard({ name, text, logos, address, siteLabel }: Props) {
  return (
    <div className={styles.card}>
      {logos && (
        <p className={styles.logos}>
          <LogoImage logo={logos.light} className={styles.light} />
          <LogoImage logo={logos.dark} className={styles.dark} />
        </p>
      )}
      <p className={styles.name}>{name}</p>
      {text && <p>{text}</p>}
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {fill(siteLabel, { name })}
        </a>
      )}
    </div>
  );
}

/** Beside the name in type, so it says nothing more. */
function LogoImage({ logo, className }: { logo: Logo; className: string | undefined }) {
  const { width, height } = logo;
  return (
    <img
      src={logoAddress(logo)}
      alt=""
      {...{ width, height }}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
