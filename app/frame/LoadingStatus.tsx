import styles from './LoadingStatus.module.css';
import { useFrame } from './useFrame.ts';

/** Empty until a page takes long to come (loading-status.ts). */
export function LoadingStatus() {
  const { words } = useFrame();
  return (
    <p
      role="status"
      className={styles.status}
      data-loading={words.loading}
      suppressHydrationWarning
    />
  );
}
