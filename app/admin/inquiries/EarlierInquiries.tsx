import { Anchor, Badge, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';
import { StatusBadge } from './StatusBadge.tsx';

/** What else the same person sent, by address or telephone number; nothing when there is none. */
export function EarlierInquiries({ inquiryId }: { inquiryId: string }) {
  const { language, words } = useLanguage();
  const { inbox: texts, inquiries } = words;
  const { data } = useQuery('GET /inquiries/:id/earlier', { params: { id: inquiryId } });
  if (!data || data.total === 0) return null;
  return (
    <Paper withBorder p="lg" mb="md">
      <Text component="h2" size="sm" fw={600} mb={4}>
        {texts.earlier}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.earlierHint(data.total)}
      </Text>
      {data.inquiries.map((one) => (
        <div key={one.id} className={styles.event}>
          <Group gap="xs">
            <Anchor
              component={Link}
              to={`/admin/inquiries/${one.id}`}
              size="sm"
              c="inherit"
              fw={600}
            >
              {one.reference}
            </Anchor>
            <StatusBadge status={one.status} />
            {one.isQuarantined && <Badge color="attention">{inquiries.quarantine}</Badge>}
            {one.isSameText && <Badge color="attention">{texts.sameText}</Badge>}
          </Group>
          <Text size="sm" lineClamp={2}>
            {one.excerpt}
          </Text>
          <Text size="xs" c="dimmed">
            {[
              showTime(one.receivedAt, language),
              one.matchesEmail && texts.sameEmail,
              one.matchesPhone && texts.samePhone,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      ))}
      {data.total > data.inquiries.length && (
        <Anchor component={Link} to={`/admin/inquiries/person?inquiry=${inquiryId}`} size="sm">
          {texts.showAll}
        </Anchor>
      )}
    </Paper>
  );
}
