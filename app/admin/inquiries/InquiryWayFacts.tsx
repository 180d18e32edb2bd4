import { Text } from '@mantine/core';
import type { InquiryWay } from '#domain/insight.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { useWords } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';

/** By which pages, campaign and site the sender came; nothing where that was not counted. */
export function InquiryWayFacts({ inquiry }: { inquiry: OpenedInquiry }) {
  const { inquiries: texts } = useWords();
  const way: Record<keyof InquiryWay, string | null> = {
    source: inquiry.source,
    campaign: inquiry.campaign,
    firstPage: inquiry.first_page,
    cameFromPage: inquiry.came_from_page,
  };
  const names = Object.keys(way) as (keyof InquiryWay)[];
  const known = names.filter((name) => way[name]);
  if (known.length === 0) return null;
  return (
    <>
      <Text component="h2" size="sm" fw={600} mt="md" mb={4}>
        {texts.howTheyCame}
      </Text>
      <dl className={styles.facts}>
        {known.map((name) => (
          <div key={name}>
            <dt>{texts.wayNames[name]}</dt>
            <dd>{way[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
