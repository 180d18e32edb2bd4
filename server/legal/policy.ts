import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { formatPhone } from '#domain/phone.ts';
import { browserTable } from './browser-table.ts';
import type { LegalFacts } from './facts.ts';
import {
  entries,
  type Policy,
  type PolicyBlock,
  type PolicyEntry,
  type PolicySection,
  table,
  text,
} from './policy-document.ts';

type Named = Pick<PolicyEntry, 'name' | 'text'>;

export function writePolicy(words: Words['privacy'], facts: LegalFacts): Policy {
  const { sections } = words;
  const { company, days, backupDays } = facts;
  const filled = ({ name, text }: Named) => ({ name, text: fill(text, { days, backupDays }) });
  const section = (id: keyof typeof sections, ...blocks: PolicyBlock[]): PolicySection => ({
    id,
    title: sections[id].title,
    blocks,
  });
  const {
    purpose,
    items,
    period,
    destruction,
    thirdParties,
    rights,
    browser,
    visits,
    abuse,
    changes,
  } = sections;
  const { notifications } = destruction;
  return {
    intro: fill(words.intro, { company }),
    sections: [
      section('purpose', ...purpose.text.map(text)),
      section(
        'items',
        entries(items.required, items.optional, items.automatic),
        ...items.text.map(text),
      ),
      section(
        'period',
        entries(filled(period.inquiry), period.unsent, period.counts, period.log),
        ...period.text.map(text),
      ),
      section(
        'destruction',
        entries(
          destruction.procedure,
          destruction.database,
          destruction.files,
          filled(destruction.backups),
          filled({ name: notifications.name, text: notifications[facts.notificationContent] }),
          filled(destruction.exports),
        ),
      ),
      section('thirdParties', ...thirdParties.text.map(text)),
      section('processors', ...processorBlocks(sections.processors, facts)),
      section('abroad', ...abroadBlocks(sections, facts)),
      section('rights', ...rights.text.map(text)),
      section(
        'browser',
        ...browser.text.map(text),
        table(browserTable(browser)),
        text(browser.refusal),
      ),
      section('visits', ...(facts.countsVisits ? visits.text : [visits.off]).map(text)),
      section('abuse', ...abuse.text.map(text)),
      section('safety', entries(...safetyEntries(sections.safety, facts))),
      section(
        'officer',
        text(sections.officer.text),
        entries(...contacts(sections.officer, facts)),
      ),
      section('remedies', ...remedyBlocks(sections.remedies)),
      section('changes', text(changes.text)),
    ],
  };
}

type Sections = Words['privacy']['sections'];

function processorBlocks(words: Sections['processors'], { processors }: LegalFacts): PolicyBlock[] {
  if (processors.length === 0) return [text(words.none)];
  return [
    text(words.some),
    table({
      caption: words.title,
      columns: [words.name, words.work, words.country, words.contact, words.period],
      rows: processors.map(({ name, work, country, contact }) => [
        name,
        work,
        country,
        contact,
        words.samePeriod,
      ]),
    }),
  ];
}

/** What article 28-8 asks for, once for each recipient. */
function abroadBlocks(
  { abroad: words, processors: { samePeriod } }: Sections,
  { processors, country }: LegalFacts,
): PolicyBlock[] {
  const recipients = processors.filter(({ isAbroad }) => isAbroad);
  const visitors = text(fill(words.visitors, { country }));
  if (recipients.length === 0) return [text(words.none), visitors];
  return [
    text(words.some),
    ...recipients.map(({ name, contact, country, work }) =>
      entries(
        { name: words.recipient, text: `${name} (${contact})` },
        { name: words.country, text: country },
        words.items,
        words.when,
        { name: words.purpose, text: work },
        { name: words.period, text: samePeriod },
        words.refusal,
      ),
    ),
    visitors,
  ];
}

function safetyEntries(
  { access, log, encryption, transport, files, scans }: Sections['safety'],
  { isEncrypted, scansFiles }: LegalFacts,
): PolicyEntry[] {
  return [
    access,
    log,
    encryption,
    ...(isEncrypted ? [transport] : []),
    files,
    ...(scansFiles ? [scans] : []),
  ];
}

/** Until the owner has named an officer or a department, whoever answers inquiries is it. */
function contacts(words: Sections['officer'], facts: LegalFacts): PolicyEntry[] {
  const { officer, company, language } = facts;
  const hasNobody = !officer.name && !officer.department;
  const department = hasNobody ? fill(words.defaultDepartment, { company }) : officer.department;
  const email = officer.email || facts.email;
  const given: PolicyEntry[] = [
    { name: words.name, text: officer.name },
    { name: words.department, text: department },
    { name: words.phone, text: formatPhone(officer.phone || facts.phone, language) },
    { name: words.email, text: '', link: { text: email, href: `mailto:${email}` } },
    { name: words.company, text: company },
    { name: words.address, text: facts.address },
  ];
  return given.filter(({ text, link }) => text || link);
}

const remedySites = {
  mediation: 'www.kopico.go.kr',
  reports: 'privacy.kisa.or.kr',
  prosecution: 'www.spo.go.kr',
  police: 'ecrm.police.go.kr',
} as const;

function remedyBlocks(words: Sections['remedies']): PolicyBlock[] {
  const bodies = Object.keys(remedySites) as (keyof typeof remedySites)[];
  const listed = bodies.map((body): PolicyEntry => {
    const { name, phone } = words[body];
    const site = remedySites[body];
    return { name, text: phone, link: { text: site, href: `https://${site}` } };
  });
  return [text(words.text), entries(...listed), text(words.elsewhere)];
}
