import { Alert, Anchor, Button, type MantineSpacing } from '@mantine/core';
import { Link } from 'react-router';
import { mayChangeSettings } from '#domain/staff.ts';
import { useWords } from '../words/words.tsx';
import styles from './NoMailNotice.module.css';
import { useSession } from './useSession.ts';

interface Props {
  mb?: MantineSpacing;
  /** Where mending it is what the page is about. */
  isMain?: boolean;
}

/** On pages whose work depends on mail: says why none leaves, and what to do. */
export function NoMailNotice({ mb = 'lg', isMain = false }: Props) {
  const { noMail } = useWords().mails;
  const { me } = useSession();
  if (!me.noMail) return null;
  const { title, act, ask } = noMail[me.noMail];
  const isMendable = act && mayChangeSettings(me);
  const link = { component: Link, to: '/admin/settings#mail-server' } as const;
  return (
    <Alert
      color="attention"
      variant="light"
      mb={mb}
      classNames={isMain ? { wrapper: styles.wrapper } : {}}
    >
      <div className={styles.notice} data-main={isMain || undefined}>
        <span>
          {title} {!isMendable && ask}
        </span>{' '}
        {isMendable &&
          (isMain ? (
            <Button {...link}>{act}</Button>
          ) : (
            <Anchor {...link} underline="always" size="sm">
              {act}
            </Anchor>
          ))}
      </div>
    </Alert>
  );
}
