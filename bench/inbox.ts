import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { type AdminContext, medianOf, type Place, startBackOffice } from './back-office.ts';
import { highestDuring, residentMegabytes } from './load.ts';
import { phoneOf, putInquiries, receivedAt } from './many-inquiries.ts';

/** The inbox among 1,000 and 100,000 inquiries, and the export of them all, on both databases. */
const few = 1_000;
const many = 100_000;

const questions = (size: number): Record<string, Record<string, string | number>> => ({
  'first page': {},
  'deep page': { before: Math.ceil(size / 2) },
  'status new': { status: 'new' },
  'status answered, Spanish': { status: 'answered', language: 'es' },
  'sample, one month': { sample: 'true', from: receivedAt(size) - 30 * 86_400_000 },
  quarantine: { quarantined: 'true' },
  'business type': { businessType: 'individual' },
  'word in one of six': { q: '외벽' },
  'word in all': { q: '현장에서 시험' },
  'name of two syllables': { q: '하늘' },
  'e-mail of one': { q: `person${size - 7}@` },
  'telephone number': {
    q: `010-${String(size - 7)
      .padStart(8, '0')
      .slice(0, 4)}`,
  },
  'telephone without dashes': { q: phoneOf(size - 7).replaceAll('-', '') },
  waiting: { waiting: 'true' },
  unread: { unread: 'true' },
  'mine, waiting': { assigned: 'agent-3', waiting: 'true' },
  'a colleague, all': { assigned: 'agent-3' },
  'unassigned, waiting': { assigned: 'none', waiting: 'true' },
  'not delivered': { undelivered: 'true' },
  'unread, Spanish': { unread: 'true', language: 'es' },
  'word in all, unread': { q: '현장에서 시험', unread: 'true' },
  'word in all, mine': { q: '현장에서 시험', assigned: 'agent-3' },
  'word in one of six, waiting': { q: '외벽', waiting: 'true', assigned: 'none' },
  'word of nobody': { q: '존재하지않는말' },
  'word and status': { q: '필터', status: 'in progress' },
});

const cluster = await startCluster();
for (const kind of ['sqlite', 'postgres'] as const) {
  const place = {
    dataDir: await mkdtemp(join(tmpdir(), 'noshine-bench-')),
    databaseUrl: kind === 'postgres' ? cluster.url : undefined,
  };
  await fillUp(place, 1, few);
  const small = await startBackOffice(place);
  const fast = await timesOf(small, few);
  await small.stop();
  await fillUp(place, few + 1, many);
  const large = await startBackOffice(place);
  const slow = await timesOf(large, many);
  console.log(`${kind}: milliseconds with ${few} and ${many} inquiries (wanted 150, and 2 ×)`);
  for (const [name, time] of Object.entries(slow)) {
    const before = fast[name] as number;
    const figures = [before, time].map((figure) => figure.toFixed(1).padStart(7)).join(' ');
    console.log(`  ${name.padEnd(26)} ${figures}   ${(time / before).toFixed(1)} ×`);
  }
  await pause(20_000);
  for (const format of ['csv', 'xlsx']) await measureExport(large, format);
  await large.stop();
  await rm(place.dataDir, { recursive: true });
}
await cluster.stop();

async function fillUp(place: Place, from: number, to: number): Promise<void> {
  const database = await openDatabase(place);
  await putInquiries(database, from, to);
  await database.close();
}

interface InboxAnswer {
  inquiries: { id: string }[];
}

async function timesOf({ call }: AdminContext, size: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, page] of Object.entries(questions(size))) {
    const query = new URLSearchParams(
      Object.entries(page).map(([key, value]) => [key, String(value)]),
    );
    found[name] = await medianOf(() => call(`/inquiries?${query}`));
  }
  found.counts = await medianOf(() => call('/inquiries/counts'));
  const page = (await (await call('/inquiries?waiting=true')).json()) as InboxAnswer;
  const { id } = page.inquiries[Math.floor(page.inquiries.length / 2)] as { id: string };
  found.neighbors = await medianOf(() => call(`/inquiries/${id}/neighbors?waiting=true`));
  found['earlier of the same person'] = await medianOf(() => call(`/inquiries/${id}/earlier`));
  const contacts = { address: `person${size - 7}@company.example`, number: phoneOf(size - 7) };
  for (const [name, contact] of Object.entries(contacts)) {
    found[`person by ${name}`] = await medianOf(() => call('/inquiries/person', { contact }));
  }
  return found;
}

async function measureExport({ child, call }: AdminContext, format: string): Promise<void> {
  const before = residentMegabytes(child);
  const begun = performance.now();
  let bytes = 0;
  const highest = await highestDuring(child, async () => {
    const wish = { format, reason: 'measured', language: 'ko', filter: {} };
    const { body } = await call('/inquiries/export', wish);
    for await (const piece of body ?? []) bytes += piece.length;
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `  export as ${format}: ${Math.round(bytes / 1e6)} MB in ${seconds} s, memory +${highest - before} MB (wanted 50)`,
  );
}
