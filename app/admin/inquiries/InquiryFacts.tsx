import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldsOf } from '#domain/inquiry-columns.ts';
import type { FieldName, FileFieldName } from '#domain/inquiry-fields.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { ConsentFact } from './ConsentFact.tsx';
import { ContactFact } from './ContactFact.tsx';
import styles from './InquiryFacts.module.css';
import { InquiryWayFacts } from './InquiryWayFacts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const contacts = ['phoneNumber', 'email', 'homePageAddress'] as const;
const isContact = (name: string): name is (typeof contacts)[number] =>
  (contacts as readonly string[]).includes(name);

/** Every field as the visitor gave it; where one can be called, written to or visited, by a click. */
export function InquiryFacts({ inquiry }: { inquiry: OpenedInquiry }) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const { facts } = texts;
  const entered = fieldsOf(inquiry);
  // In the order shown; a new field of the form does not compile until it has its place.
  const fields: Record<Exclude<FieldName, 'detail' | FileFieldName>, string> = {
    name: entered.name,
    companyName: entered.companyName,
    businessType: texts.businessTypes[entered.businessType],
    phoneNumber: entered.phoneNumber,
    email: entered.email,
    homePageAddress: entered.homePageAddress,
    interestedField: entered.interestedField,
    sample: entered.sample ? texts.yes : texts.no,
  };
  const spamSignals = inquiry.spam_signals
    .split(',')
    .map((signal) => texts.spamSignals[signal] ?? signal);
  const rows: [string, ReactNode][] = [
    ...Object.entries(fields).map(([name, text]): [string, ReactNode] => {
      const label = facts[name as keyof typeof fields];
      if (!isContact(name) || text === '') return [label, text];
      return [label, <ContactFact key={name} contact={name} text={text} label={label} />];
    }),
    [facts.language, words.languages[inquiry.language]],
    [facts.received, showTime(inquiry.received_at, language)],
    [facts.consent, <ConsentFact key="consent" inquiry={inquiry} />],
    // While it lies apart, a notice above says why.
    [facts.spamSignals, inquiry.quarantined === 1 ? '' : spamSignals.join(', ')],
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
      <InquiryWayFacts inquiry={inquiry} />
    </>
  );
}
