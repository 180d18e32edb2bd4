import styles from './CompanyLogo.module.css';

/** The company that owns the brand, with a sample logo until the owner gives the real one. */
export function CompanyLogo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <path d="M16 3.5 26.8 9.75v12.5L16 28.5 5.2 22.25V9.75z" />
        <path d="M5.2 9.75 16 16l10.8-6.25M16 16v12.5" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
