import type { ReactNode } from 'react';
import type { Partner } from '#server/pages/company-details.ts';
import styles from './Company.module.css';
import { PartnerCard } from './PartnerCard.tsx';

interface Props {
  id: string;
  role: string;
  title: string;
  body: string;
  fact: ReactNode;
  link: { to: string; label: string };
  picture: ReactNode;
  /** Who it is, once the owner says so. */
  partner: Partner | undefined;
  siteLabel: string;
}

/** One company: its picture to the window's edge, its words on the page's grid. */
export function Company({ id, role, title, body, fact, link, picture, partner, siteLabel }: Props) {
  return (
    <section className={styles.company} aria-labelledby={id}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.say}>
        <p className={styles.role}>{role}</p>
        <h2 id={id}>{title}</h2>
        <p>{body}</p>
        <div className={styles.fact}>{fact}</div>
        <a href={link.to}>{link.label}</a>
        {partner && <PartnerCard {...partner} siteLabel={siteLabel} />}
      </div>
    </section>
  );
}
