import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordedAct } from '#server/audit/audit.ts';
import { useWords } from '../words/words.tsx';
import styles from './AuditLog.module.css';

interface Props {
  act: RecordedAct;
  nameOf(account: string): string;
}

/** What it was done to, as people call it, with the way there. */
export function ActSubject({ act, nameOf }: Props) {
  const { kinds } = useWords().audit;
  const [kind] = act.act.split('.');
  if (act.reference) {
    return (
      <>
        <SubjectLink to={`/admin/inquiries/${act.subject}`}>{act.reference}</SubjectLink>
        {act.company && (
          <Text size="xs" c="dimmed" className={styles.company}>
            {act.company}
          </Text>
        )}
      </>
    );
  }
  if (!act.subject || act.subject === act.actor) return null;
  if (kind === 'post')
    return <SubjectLink to={`/admin/posts/${act.subject}`}>#{act.subject}</SubjectLink>;
  if (kind === 'case') {
    return act.act === 'case.delete' ? null : (
      <SubjectLink to={`/admin/case-studies/${act.subject}`}>{kinds.case}</SubjectLink>
    );
  }
  return kind === 'account' ? nameOf(act.subject) : null;
}

function SubjectLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} className={styles.reference} size="sm">
      {children}
    </Anchor>
  );
}
