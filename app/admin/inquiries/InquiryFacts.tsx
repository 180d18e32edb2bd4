import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fieldsOf } from '#domain/inquiry-columns.ts';
import type { FieldName, FileFieldName } from '#domain/inquiry-fields.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { ConsentFact } from './ConsentFact.tsx';
import { ContactFact } from './ContactFact.tsx';
import styles from './InquiryFacts.module.css';
import { wayFacts } from './way-facts.ts';

const contacts = ['phoneNumber', 'email', 'homePageAddress'] as const;
const isContact = (name: string): name is (typeof contacts)[number] =>
  (contacts as readonly string[]).includes(name);

type Row = [label: string, value: ReactNode];

/** Before all else. */
const reach: readonly string[] = ['name', 'phoneNumber', 'email'];

interface Props {
  inquiry: OpenedInquiry;
  /** Where there is no room beside the conversation. */
  isFolded: boolean;
  /** What can be done with them. */
  children: ReactNode;
}

/** Every field as the visitor gave it; where one can be called, written to or visited, by a click. */
export function InquiryFacts({ inquiry, isFolded, children }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const { facts } = texts;
  const [isWhole, setIsWhole] = useState(false);
  const entered = fieldsOf(inquiry);
  // In the order shown; a new field of the form does not compile until it has its place.
  const fields: Record<Exclude<FieldName, 'detail' | FileFieldName>, string> = {
    name: entered.name,
    companyName: entered.companyName,
    phoneNumber: entered.phoneNumber,
    email: entered.email,
    homePageAddress: entered.homePageAddress,
    businessType: texts.businessTypes[entered.businessType],
    interestedField: inquiry.topic ? texts.topics[inquiry.topic] : entered.interestedField,
    sample: entered.sample ? texts.yes : texts.no,
  };
  // While the rest is folded also what it is about.
  const wish = ['interestedField', ...(entered.sample ? ['sample'] : [])];
  const first = isFolded ? [...reach, ...wish] : reach;
  const spamSignals = inquiry.spam_signals
    .split(',')
    .map((signal) => texts.spamSignals[signal] ?? signal);
  const entries = Object.entries(fields);
  const rowOf = ([name, text]: [string, string]): Row => {
    const label = facts[name as keyof typeof fields];
    if (!isContact(name) || text === '') return [label, text];
    return [label, <ContactFact key={name} contact={name} text={text} label={label} />];
  };
  const others: Row[] = [
    ...entries.filter(([name]) => !first.includes(name)).map(rowOf),
    [facts.language, words.languages[inquiry.language]],
    [facts.received, showTime(inquiry.received_at, language)],
    [facts.consent, <ConsentFact key="consent" inquiry={inquiry} />],
    // While it lies apart, a notice above says why.
    [facts.spamSignals, inquiry.quarantined === 1 ? '' : spamSignals.join(', ')],
    ...wayFacts(inquiry, words),
  ];
  const isOpen = isWhole || !isFolded;
  const rows = [
    ...entries.filter(([name]) => first.includes(name)).map(rowOf),
    ...(isOpen ? others : []),
  ];
  return (
    <>
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
      {isOpen && children}
      {isFolded && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={{ base: 0, sm: 'xs' }}
          ml={{ base: -14, sm: -8 }}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.fewerFacts : texts.moreFacts}
        </Button>
      )}
    </>
  );
}
