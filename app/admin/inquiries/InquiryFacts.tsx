import { Text } from '@mantine/core';
import { ownName } from '#domain/language.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';
import { StatusBadge } from './StatusBadge.tsx';

/** Every field as the visitor gave it, as text and nothing else. */
export function InquiryFacts({ inquiry }: { inquiry: OpenedInquiry }) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const { facts } = texts;
  const consent =
    inquiry.consent_at === null
      ? texts.consentNotStated
      : texts.consentGiven(showTime(inquiry.consent_at, language), inquiry.consent_version);
  const rows: [string, string][] = [
    [facts.name, inquiry.name],
    [facts.companyName, inquiry.company_name],
    [facts.businessType, texts.businessTypes[inquiry.business_type]],
    [facts.phoneNumber, inquiry.phone_number],
    [facts.email, inquiry.email],
    [facts.homePageAddress, inquiry.home_page_address],
    [facts.interestedField, inquiry.interested_field],
    [facts.sample, inquiry.sample ? texts.yes : texts.no],
    [facts.language, ownName[inquiry.language]],
    [facts.received, showTime(inquiry.received_at, language)],
    [facts.consent, consent],
    [facts.spamSignals, inquiry.spam_signals],
  ];
  return (
    <>
      <StatusBadge status={inquiry.status} />
      <Text component="h2" size="sm" fw={600} mt="md" mb={4}>
        {facts.detail}
      </Text>
      <Text className={styles.detail} lang={inquiry.language}>
        {inquiry.detail}
      </Text>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
