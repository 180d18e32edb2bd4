import { Link } from 'react-router';
import { useInboxCounts, useStuckMails, useUnreadInquiries } from '../inquiries/InboxCounts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';

/** Beside the inbox in the menu: how many inquiries nobody has opened, suspected ones included. */
export function UnreadCount() {
  const { menuCount } = useWords().inbox;
  const { counts } = useInboxCounts();
  const unread = useUnreadInquiries();
  if (!counts || unread === 0) return null;
  return <MenuCount count={unread} said={menuCount(counts.unread, counts.unreadSpam)} />;
}

/** Beside the unsent mails: how many wait for somebody. */
export function StuckMailCount() {
  const { menuCount } = useWords().mails;
  const count = useStuckMails();
  return count === 0 ? null : <MenuCount count={count} said={menuCount(count)} isWarning />;
}

/** While a phone's menu is closed, beside what opens it. */
export function WaitingLinks() {
  const unread = useUnreadInquiries();
  const stuck = useStuckMails();
  return (
    <>
      {unread > 0 && (
        <Link to="/admin/inquiries" className={styles.waiting}>
          <Icon name="mail" />
          <UnreadCount />
        </Link>
      )}
      {stuck > 0 && (
        <Link to="/admin/mails" className={styles.waiting}>
          <Icon name="send" />
          <StuckMailCount />
        </Link>
      )}
    </>
  );
}

interface Props {
  count: number;
  said: string;
  isWarning?: boolean;
}

function MenuCount({ count, said, isWarning = false }: Props) {
  return (
    <span className={styles.count} title={said} data-warning={isWarning || undefined}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {said}</span>
    </span>
  );
}
