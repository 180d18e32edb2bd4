import styles from './CompanyLogo.module.css';

interface Props {
  name: string;
  logo: { src: string; width: number; height: number } | undefined;
}

/** The company that owns the brand: as its logo, or its name in type until there is one. */
export function CompanyLogo({ name, logo }: Props) {
  return logo ? (
    <img {...logo} alt={name} className={styles.logo} />
  ) : (
    <span className={styles.logo}>{name}</span>
  );
}
