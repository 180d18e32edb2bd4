import styles from './CompanyLogo.module.css';

/** The company that owns the brand: its name in type, until the owner gives a drawn logo. */
export function CompanyLogo({ name }: { name: string }) {
  return <span className={styles.logo}>{name}</span>;
}
