import { sql } from 'kysely';
import type { BusinessType, InquiryStatus } from '#domain/inquiry.ts';
import type { InquiryTopic } from '#domain/inquiry-topic.ts';
import type { Language } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import { workingDaysSince } from '#domain/working-days.ts';
import type { Database } from '../database/database.ts';
import { readTopicNames } from '../site/topic-names.ts';
import {
  countUpTo,
  findInquiries,
  type InboxFilter,
  readNumbers,
  waitingStatuses,
} from './inbox-query.ts';
import { readOverdueLimit, waitsSince } from './overdue.ts';

export const inboxPageSize = 50;

/** Counting goes no further than people read: above it the list says "more than". */
const countedUpTo = 1000;

export interface InboxPage extends InboxFilter {
  /** Older than this inquiry's number: the next page. */
  before?: number;
  /** Newer than this inquiry's number: the previous page. */
  after?: number;
}

export interface InboxLine {
  number: number;
  id: string;
  reference: string;
  receivedAt: number;
  language: Language;
  status: InquiryStatus;
  businessType: BusinessType;
  interestedField: string;
  /** Which of the topics that the form offers that is, whatever language it was chosen in. */
  topic: InquiryTopic | null;
  sample: boolean;
  companyName: string;
  name: string;
  excerpt: string;
  isRead: boolean;
  isQuarantined: boolean;
  hasFiles: boolean;
  assignedTo: string | null;
  closedAt: number | null;
  /** A reply that is on its way, or the latest one when it could not be delivered. */
  reply: 'waiting' | 'failed' | null;
  /** For how many days it has waited for our answer, once that is longer than the owner wants. */
  overdueDays: number | null;
}

type Reader = Pick<Database, 'db' | 'kind'>;

export async function listInbox(
  { db, kind, now }: Reader & Pick<Database, 'now'>,
  page: InboxPage,
) {
  const { before, after, ...filter } = page;
  const isBackwards = after !== undefined;
  const found = findInquiries(kind, filter);
  // Walking through what a search finds is what costs: it is counted on the same walk.
  const along = found.isSearch
    ? await readNumbers(db, found, { limit: countedUpTo + 1 })
    : undefined;
  const total = along ? along.length : await countUpTo(db, found, countedUpTo);
  // Few have to be collected for any page of them: so it is known where among them the page is.
  const all =
    total <= countedUpTo
      ? (along ?? (await readNumbers(db, found, { limit: countedUpTo, isRare: true })))
      : undefined;
  const isFirst = !isBackwards && before === undefined;
  const known = all ?? (isFirst ? along : undefined);
  const numbers = known
    ? cutPage(known, page)
    : await readNumbers(db, found, {
        ...(isBackwards ? { after } : before !== undefined && { before }),
        limit: inboxPageSize + 1,
      });
  const hasMore = numbers.length > inboxPageSize;
  const lines = await readLines(db, numbers.slice(0, inboxPageSize), now());
  return {
    inquiries: lines,
    hasOlder: isBackwards ? lines.length > 0 : hasMore,
    hasNewer: isBackwards ? hasMore : before !== undefined && lines.length > 0,
    total,
    countedUpTo,
    /** Which of all found is the first on the page, counted from 1; null where they are too many. */
    first: all && lines[0] ? all.indexOf(lines[0].number) + 1 : null,
    unread: await countUnread(db, filter.quarantined ?? false),
  };
}

/** A page and one more, in the order in which the database gives them. */
function cutPage(all: readonly number[], { before, after }: InboxPage): number[] {
  const wanted =
    after !== undefined
      ? all.filter((number) => number > after).reverse()
      : all.filter((number) => before === undefined || number < before);
  return wanted.slice(0, inboxPageSize + 1);
}

/** One step into the index: an open inbox asks this every few seconds. */
async function newestNumber({ db, kind }: Reader): Promise<number> {
  const [newest] = await readNumbers(db, findInquiries(kind, {}), { limit: 1 });
  return newest ?? 0;
}

export type InboxCounts = Awaited<ReturnType<typeof countInbox>>;

/** What the menu and the tabs of the inbox say; `me` is whoever looks. */
export async function countInbox({ db, kind }: Reader, me: string) {
  const count = (filter: InboxFilter) => countUpTo(db, findInquiries(kind, filter), countedUpTo);
  return {
    newest: await newestNumber({ db, kind }),
    unread: await countUnread(db, false),
    unreadSpam: await countUnread(db, true),
    waiting: await count({ waiting: true }),
    mine: await count({ waiting: true, assigned: me }),
    unassigned: await count({ waiting: true, assigned: 'none' }),
    undelivered: await count({ undelivered: true }),
  };
}

async function countUnread(db: Reader['db'], quarantined: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from inquiries
    where quarantined = ${quarantined ? 1 : 0} and erased_at is null and read_at is null`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

async function readLines(db: Reader['db'], numbers: number[], now: number): Promise<InboxLine[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('inquiries')
    .select([
      'number',
      'id',
      'reference',
      'received_at',
      'language',
      'status',
      'business_type',
      'interested_field',
      'sample',
      'company_name',
      'name',
      'read_at',
      'quarantined',
      'assigned_to',
      'closed_at',
      'reply_state',
      'file',
      'introduction',
    ])
    .select([sql<string>`substr(detail, 1, 160)`.as('excerpt'), waitsSince.as('since')])
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  const topics = await readTopicNames(db);
  const limit = await readOverdueLimit(db);
  function overdueDays(row: (typeof rows)[number]): number | null {
    const isWaiting = (waitingStatuses as readonly string[]).includes(row.status);
    if (!isWaiting || row.quarantined === 1) return null;
    const since = Number(row.since);
    return workingDaysSince(since, now) > limit ? Math.floor((now - since) / day) : null;
  }

  return rows.map((row) => ({
    number: row.number,
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    language: row.language,
    status: row.status,
    businessType: row.business_type,
    interestedField: row.interested_field,
    topic: topics.get(row.interested_field) ?? null,
    sample: row.sample === 1,
    companyName: row.company_name,
    name: row.name,
    excerpt: row.excerpt,
    isRead: row.read_at !== null,
    isQuarantined: row.quarantined === 1,
    hasFiles: row.file !== '' || row.introduction !== '',
    assignedTo: row.assigned_to,
    closedAt: row.closed_at,
    reply: row.reply_state,
    overdueDays: overdueDays(row),
  }));
}
