import styles from './BackToList.module.css';

interface Props {
  to: string;
  label: string;
}

/** Back to where the reader came from, the list as they had left it (back-to-list.ts). */
export function BackToList({ to, label }: Props) {
  return (
    <a href={to} className={styles.back} data-back="">
      <svg viewBox="0 0 24 12" width="22" height="11" aria-hidden="true">
        <path d="M24 6H2M7 1 2 6l5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {label}
    </a>
  );
}
