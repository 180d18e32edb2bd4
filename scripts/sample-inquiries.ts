import { randomUUID } from 'node:crypto';
import { readWords } from '#content/read-words.ts';
import { businessTypes } from '#domain/inquiry.ts';
import type { InquiryTopic } from '#domain/inquiry-topic.ts';
import type { Language } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import type { Database } from '#server/database/database.ts';
import { contactKeysOf } from '#server/inquiries/contact-keys.ts';
import { makeReference } from '#server/inquiries/reference.ts';
import { rebuildSearch } from '#server/inquiries/search.ts';
import { createRandom, type Random } from './sample-random.ts';
import {
  adsCampaign,
  fair,
  isDuring,
  newsletter,
  sampleDays,
  sampleInquiriesOf,
  sources,
} from './sample-traffic.ts';

const hour = 60 * 60 * 1000;

/** Clearly samples: nobody's name, nobody's company. */
const people: Record<Language, { name: string; company: string; detail: string; reply: string }> = {
  ko: {
    name: '견본 고객',
    company: '견본 회사',
    detail: '적용할 수 있는 제품과 견적을 알고 싶습니다. (견본 문의)',
    reply: '문의해 주셔서 감사합니다. 자료를 보내 드립니다. (견본 답변)',
  },
  en: {
    name: 'Sample Visitor',
    company: 'Sample Company',
    detail: 'We would like to know which product fits and what it costs. (sample inquiry)',
    reply: 'Thank you for your inquiry. Please find our material below. (sample reply)',
  },
  id: {
    name: 'Pengunjung Contoh',
    company: 'Perusahaan Contoh',
    detail: 'Kami ingin tahu produk yang cocok dan harganya. (pertanyaan contoh)',
    reply: 'Terima kasih atas pertanyaan Anda. (balasan contoh)',
  },
  es: {
    name: 'Visitante de muestra',
    company: 'Empresa de muestra',
    detail: 'Queremos saber qué producto conviene y cuánto cuesta. (consulta de muestra)',
    reply: 'Gracias por su consulta. (respuesta de muestra)',
  },
};

const topics: Readonly<Record<InquiryTopic | 'typed' | 'none', number>> = {
  ...{ air: 22, water: 17, sample: 14, noshine: 12, multi: 9, build: 7, fresh: 6 },
  ...{ partnership: 6, redchec: 3, typed: 6, none: 4 },
};
const pagesBefore = {
  '/product/technical/air': 24,
  '/product/noshine': 17,
  '/evidence': 14,
  '/product/technical/water': 14,
  '/': 10,
  '/about/price': 9,
  '/product/technical/multi': 6,
  '/product/technical/build': 4,
  '': 2,
};
const weights: Record<Language, number> = { ko: 60, en: 22, id: 9, es: 9 };

type Names = Record<InquiryTopic, readonly string[]>;

/** Inquiries of ninety days in all languages and states, most of them answered. */
export async function putSampleInquiries(database: Database, now: number): Promise<void> {
  const random = createRandom(4_711);
  const names = readWords<Names>('offered-topics.json');
  await database.write(async (trx) => {
    for (let daysAgo = sampleDays; daysAgo >= 1; daysAgo -= 1) {
      const count = sampleInquiriesOf(daysAgo, isWorkingDay(now - daysAgo * day));
      const made = Array.from({ length: count }, () => makeInquiry(daysAgo, now, random, names));
      // They are numbered as they came in.
      for (const { row, events } of made.toSorted(
        (a, b) => a.row.received_at - b.row.received_at,
      )) {
        await trx.insertInto('inquiries').values(row).execute();
        if (events.length > 0) await trx.insertInto('inquiry_events').values(events).execute();
      }
    }
  });
  await rebuildSearch(database);
}

function makeInquiry(daysAgo: number, now: number, random: Random, names: Record<Language, Names>) {
  const language = random.pick(weights);
  const topic = random.pick(topics);
  const who = people[language];
  const id = randomUUID();
  const received = Math.round(now - daysAgo * day - random.between(0, 9) * hour);
  const answered = answeredAt(received, daysAgo, now, random);
  const isClosed = answered !== null && daysAgo < 25 && random.next() < 0.4;
  const status = isClosed
    ? 'closed'
    : answered !== null
      ? 'answered'
      : random.next() < 0.5
        ? 'in progress'
        : 'new';
  const field = topic === 'none' ? '' : topic === 'typed' ? who.detail : names[language][topic][0];
  const contact = { phone_number: '+00 000 0000', email: 'sample@noshine.example' };
  const row = {
    id,
    reference: makeReference(),
    idempotency_key: null,
    fingerprint: null,
    received_at: received,
    language,
    interested_field: field ?? '',
    business_type: businessTypes[Math.floor(random.next() * businessTypes.length)] ?? 'individual',
    sample: topic === 'sample' || random.next() < 0.18 ? 1 : 0,
    ...{ detail: who.detail, file: '', company_name: who.company, name: who.name },
    ...{ ...contact, ...contactKeysOf(contact), home_page_address: '', introduction: '' },
    ...{ consent_at: received, consent_version: null, visitor: null },
    ...wayOf(daysAgo, random),
    ...{ quarantined: 0, spam_signals: '', status: status as 'new', assigned_to: null },
    read_at: status === 'new' && daysAgo < 3 ? null : received + hour,
    closed_at: isClosed ? Math.round(now - random.between(1, 20) * hour) : null,
    ...{ erased_at: null, answered_at: answered },
  };
  const event = { inquiry_id: id, at: answered ?? 0, actor: 'system' };
  const events =
    answered === null
      ? []
      : [
          { ...event, kind: 'reply' as const, text: `NOSHINE\n\n${who.reply}` },
          { ...event, kind: 'status' as const, text: 'answered' },
        ];
  return { row, events };
}

/** Most within a working day, some after several; of the latest, a few still wait. */
function answeredAt(received: number, daysAgo: number, now: number, random: Random) {
  if (random.next() < (daysAgo < 4 ? 0.55 : daysAgo < 14 ? 0.1 : 0.01)) return null;
  const hours = random.pick({ '3': 30, '9': 28, '22': 22, '40': 12, '90': 6, '190': 2 });
  let at = received + Number(hours) * random.between(0.5, 1.3) * hour;
  while (!isWorkingDay(at)) at += 12 * hour;
  return at < now ? Math.round(at) : null;
}

function wayOf(daysAgo: number, random: Random) {
  const page = random.pick(pagesBefore);
  const isOfFair = isDuring(fair, daysAgo) && random.next() < 0.5;
  const isOfLetter = isDuring(newsletter, daysAgo) && random.next() < 0.45;
  const isOfAds = !isOfFair && !isOfLetter && random.next() < 0.08;
  return {
    came_from_page: page,
    first_page: random.next() < 0.5 ? '/' : page,
    campaign: isOfFair
      ? fair.campaign
      : isOfLetter
        ? newsletter.campaign
        : isOfAds
          ? adsCampaign
          : '',
    source: isOfFair || isOfLetter ? '' : isOfAds ? 'search:naver' : random.pick(sources),
  };
}
