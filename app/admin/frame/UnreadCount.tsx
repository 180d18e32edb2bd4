import { useInboxCounts, useUnreadInquiries } from '../inquiries/InboxCounts.tsx';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';

/** Beside the inbox in the menu: how many inquiries nobody has opened, suspected ones included. */
export function UnreadCount() {
  const { menuCount } = useWords().inbox;
  const { counts } = useInboxCounts();
  const unread = useUnreadInquiries();
  if (!counts || unread === 0) return null;
  const said = menuCount(counts.unread, counts.unreadSpam);
  return (
    <span className={styles.count} title={said}>
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden"> {said}</span>
    </span>
  );
}
