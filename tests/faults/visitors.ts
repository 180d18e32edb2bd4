import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makeInquirer, type SentInquiry } from '../support/inquirer.ts';

export interface Visitors {
  sent: SentInquiry[];
  /** What must never happen: another id for the same key, or a refusal of a good inquiry. */
  errors: string[];
  /** No new inquiries; those under way are repeated until they are acknowledged. */
  finish(): Promise<void>;
}

const everyNthBringsFile = 5;

/** People who send inquiries and press the button again, with the same key, until it works. */
export function startVisitors(url: string, count: number, between = 20): Visitors {
  const sent: SentInquiry[] = [];
  const errors: string[] = [];
  const { upload, insist } = makeInquirer({ url, errors });
  let isOver = false;
  let numbers = 0;

  async function visit() {
    while (!isOver) {
      const number = numbers++;
      const inquiry: SentInquiry = { key: randomUUID() };
      if (number % everyNthBringsFile === 0) {
        const file = await upload(number);
        if (file) inquiry.file = file;
      }
      sent.push(inquiry);
      await insist(inquiry, number);
      // Some are impatient and press it once more although it worked.
      if (number % 20 === 0) await insist(inquiry, number);
      await pause(between);
    }
  }

  const visiting = Array.from({ length: count }, visit);
  return {
    sent,
    errors,
    async finish() {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}
