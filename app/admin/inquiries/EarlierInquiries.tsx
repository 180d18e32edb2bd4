import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';
import { showShortTime } from './short-time.ts';

/** The others are on the person's page. */
const most = 3;

/** What else the same person sent, by address or telephone number; nothing when there is none. */
export function EarlierInquiries({ inquiryId }: { inquiryId: string }) {
  const { language, words } = useLanguage();
  const { inbox: texts, inquiries } = words;
  const { data } = useQuery('GET /inquiries/:id/earlier', { params: { id: inquiryId } });
  if (!data || data.total === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} mb="md">
      <Text component="h2" size="sm" fw={600} mb="xs">
        {texts.earlier}
      </Text>
      <ul className={styles.earlier}>
        {data.inquiries.slice(0, most).map((one) => (
          <li key={one.id}>
            <Link className="row-link" to={`/admin/inquiries/${one.id}`}>
              {one.excerpt || one.reference}
            </Link>
            <p>
              {[
                one.isQuarantined && inquiries.quarantine,
                one.isSameText && texts.sameText,
                inquiries.statuses[one.status],
                one.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <time
                dateTime={new Date(one.receivedAt).toISOString()}
                title={showTime(one.receivedAt, language)}
              >
                {showShortTime(one.receivedAt, language)}
              </time>
            </p>
          </li>
        ))}
      </ul>
      <Anchor
        component={Link}
        to={`/admin/inquiries/person?inquiry=${inquiryId}`}
        size="sm"
        className={styles.all}
      >
        {texts.showAll(data.total)}
      </Anchor>
    </Paper>
  );
}
