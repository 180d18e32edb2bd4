import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteFile } from '../server/database/node-sqlite.ts';
import { type SiteProcess, startSiteProcess } from '../tests/support/site-process.ts';
import { highestDuring, residentMegabytes, untilSettled } from './load.ts';

/** `node bench/inquiries.ts`: durable inquiries per second, and what uploads cost in memory. */
const visitors = 100;
const seconds = 8;

const preloaded = process.env.LD_PRELOAD;

await measureInquiries();
if (process.argv[2] !== 'commits') await measureUploads();

/** The disk's own pace is measured before and after, on the same disk, in the same run. */
async function measureInquiries() {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const before = singleCommits(join(dataDir, 'before.sqlite'), 2);
  const site = await startSiteProcess({
    env: { TRUST_PROXY: '1', ...(preloaded && { LD_PRELOAD: preloaded }) },
    dataDir,
  });
  await untilSettled(site.child);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const until = Date.now() + seconds * 1000;
  let number = 0;
  let stored = 0;
  const visit = async () => {
    while (Date.now() < until) {
      const status = await sendInquiry(site.port, agent, number++);
      if (status !== 200) throw new Error(`an inquiry was answered ${status}`);
      stored += 1;
    }
  };
  const begun = performance.now();
  const processorBefore = await processorSeconds(site);
  await Promise.all(Array.from({ length: visitors }, visit));
  const rate = stored / ((performance.now() - begun) / 1000);
  const processor = (await processorSeconds(site)) - processorBefore;
  agent.destroy();
  await site.stop();
  const after = singleCommits(join(dataDir, 'after.sqlite'), 2);
  await rm(dataDir, { recursive: true });
  const single = (before + after) / 2;
  console.log(`single commits: ${Math.round(before)}/s before, ${Math.round(after)}/s after`);
  console.log(`${visitors} visitors: ${Math.round(rate)} durable inquiries/s`);
  console.log(`processor time of the server: ${((processor / stored) * 1000).toFixed(2)} ms each`);
  console.log(`inquiries / single commits: ${(rate / single).toFixed(1)} (wanted 3)`);
}

function singleCommits(path: string, forSeconds: number): number {
  const file = openSqliteFile(path, 'write');
  file.run('pragma journal_mode = wal', []);
  file.run('create table rows (id integer primary key, text text)', []);
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < forSeconds * 1000; count += 1) {
    file.run('insert into rows (text) values (?)', ['x'.repeat(500)]);
  }
  const rate = count / ((performance.now() - begun) / 1000);
  file.close();
  return rate;
}

function sendInquiry(port: number, agent: Agent, number: number): Promise<number> {
  const body = JSON.stringify({
    data: {
      idempotencyKey: randomUUID(),
      detail: '다목적 필터 견적을 부탁드립니다. '.repeat(10),
      name: '김하늘',
      phoneNumber: '010-1234-5678',
      email: `visitor${number}@company.example`,
      consent: true,
    },
  });
  return post(port, '/api/inquiry', 'application/json', [Buffer.from(body)], agent, number);
}

async function measureUploads() {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
  await untilSettled(site.child);
  await Promise.all(Array.from({ length: 20 }, (_, i) => upload(site.port, 1, i)));
  await pause(2000);
  const growth = async (work: () => Promise<unknown>) => {
    const before = residentMegabytes(site.child);
    return (await highestDuring(site.child, work)) - before;
  };
  const one = await growth(() => upload(site.port, 20, 100));
  await pause(2000);
  const twenty = await growth(() =>
    Promise.all(Array.from({ length: 20 }, (_, i) => upload(site.port, 20, 200 + i))),
  );
  await site.stop();
  console.log(`one upload of 20 MiB: +${one} MiB resident (wanted < 8)`);
  console.log(`20 uploads of 20 MiB at once: +${twenty} MiB resident (wanted < 100)`);
}

async function upload(port: number, size: number, number: number): Promise<void> {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const tail = '\r\n--x--\r\n';
  const piece = Buffer.alloc(64 * 1024, 'a');
  const pieces = Array<Buffer>(size * 16 - 1).fill(piece);
  const body = [Buffer.from(head), ...pieces, Buffer.from(tail)];
  const type = 'multipart/form-data; boundary=x';
  const status = await post(port, '/api/files', type, body, undefined, number);
  if (status !== 200) throw new Error(`an upload was answered ${status}`);
}

function post(
  port: number,
  path: string,
  type: string,
  body: Buffer[],
  agent: Agent | undefined,
  number: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': type,
      'Content-Length': body.reduce((sum, piece) => sum + piece.length, 0),
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const call = request({ port, path, method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    for (const piece of body) call.write(piece);
    call.end();
  });
}

async function processorSeconds({ child }: SiteProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
