import { Icon } from './Icon.tsx';
import styles from './SummaryLine.module.css';

interface Props {
  text: string;
  /** How urgent it is; without it, nothing is left to do. */
  open?: 'progress' | 'attention' | undefined;
}

/** What a list comes to, in one line above it. */
export function SummaryLine({ text, open }: Props) {
  return (
    <p className={styles.line} data-open={open}>
      <Icon name={open ? 'notice' : 'check'} size={18} />
      {text}
    </p>
  );
}
