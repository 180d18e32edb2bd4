import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makeInquirer, type SentInquiry } from '../support/inquirer.ts';
import { watchPages } from '../support/page-watch.ts';
import { answerInquiries } from './agents.ts';
import { writePost } from './editors.ts';
import { countRetry, type Findings } from './findings.ts';
import type { Staff } from './staff.ts';

const addresses = [
  '/',
  '/en/product/noshine',
  '/id/contact/stepOne',
  '/es/media',
  '/en/about/brand',
  '/media',
  '/id/product/noshine',
  '/es/privacy',
  '/en/feed.xml',
];

interface LoadParts {
  url: string;
  findings: Findings;
  editors: Staff[];
  agents: Staff[];
  /** Everybody gives up: the campaign ends. */
  signal: AbortSignal;
}

export type Load = ReturnType<typeof makeLoad>;

/** People of all kinds, who come through the balancer. */
export function makeLoad({ url, findings, editors, agents, signal }: LoadParts) {
  let numbers = 0;
  let turns = 0;
  const inquirer = makeInquirer({
    url,
    errors: findings.errors,
    retried: [502, 503, 504],
    onRetry: (what, reason) => countRetry(findings, `${what} ${reason}`),
    maxRefusals: Number.POSITIVE_INFINITY,
    beforeRetry: [500, 1500],
    patience: 70_000,
    signal,
  });

  /** One visitor with a file, until both are acknowledged. */
  async function sendInquiry(): Promise<void> {
    const number = numbers++;
    const inquiry: SentInquiry = { key: randomUUID() };
    findings.sent.push(inquiry);
    const file = await inquirer.upload(number);
    if (!file) return;
    inquiry.file = file;
    await inquirer.insist(inquiry, number);
    // Some are impatient and press the button once more although it worked.
    if (number % 20 === 0) await inquirer.insist(inquiry, number);
  }

  /** While the work lasts there are readers, and the others if wanted; then what is begun is ended. */
  async function during(
    work: () => Promise<unknown>,
    { writes = true, reads = url }: { writes?: boolean; reads?: string } = {},
  ) {
    let isOver = false;
    const repeat = async (act: () => Promise<unknown>, between: number) => {
      while (!isOver && !signal.aborted) {
        await act();
        await pause(between);
      }
    };
    const pages = await watchPages(reads, {
      addresses,
      readers: 3,
      between: 100,
      patience: 65_000,
    });
    const writing = writes
      ? [
          ...Array.from({ length: 4 }, () => repeat(sendInquiry, 300)),
          ...editors.map((editor) => repeat(() => writePost(url, editor, findings, turns++), 500)),
          ...agents.map((agent) => repeat(() => answerInquiries(agent), 500)),
        ]
      : [];
    try {
      await work();
    } finally {
      isOver = true;
      const { served, failures, slowest } = await pages.stop();
      findings.pages.served += served;
      findings.pages.failures.push(...failures);
      findings.pages.slowest = Math.max(findings.pages.slowest, slowest);
      await Promise.all(writing);
    }
  }

  return { during, sendInquiry };
}
