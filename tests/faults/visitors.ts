import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface SentInquiry {
  key: string;
  /** The answer that told the visitor it is stored. */
  id?: string;
  /** What was sent along, if it could be. */
  file?: { id: string; content: string };
}

export interface Visitors {
  sent: SentInquiry[];
  /** What must never happen: another id for the same key, or a refusal of a good inquiry. */
  errors: string[];
  /** No new inquiries; those under way are repeated until they are acknowledged. */
  finish(): Promise<void>;
}

const everyNthBringsFile = 5;
/** So often may the site say that it cannot take a file before the inquiry is sent without. */
const maxRefusals = 20;

/** People who send inquiries and press the button again, with the same key, until it works. */
export function startVisitors(url: string, count: number, between = 20): Visitors {
  const sent: SentInquiry[] = [];
  const errors: string[] = [];
  let isOver = false;
  let numbers = 0;

  const addressOf = (number: number) => ({
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });

  async function upload(number: number): Promise<SentInquiry['file']> {
    const content = `파일 ${number} ${randomUUID()} ${'x'.repeat(2000)}`;
    for (let refusals = 0; refusals < maxRefusals; ) {
      try {
        const form = new FormData();
        form.append('file', new File([content], `file ${number}.txt`));
        const answer = await fetch(`${url}/api/files`, {
          method: 'POST',
          headers: addressOf(number),
          body: form,
          signal: AbortSignal.timeout(30_000),
        });
        if (answer.ok) return { id: ((await answer.json()) as { id: string }).id, content };
        refusals += 1;
        if (answer.status !== 503) errors.push(`status ${answer.status} of a file`);
      } catch {
        // The process was killed: the file is sent once more.
      }
      await pause(50 + Math.random() * 100);
    }
    return undefined;
  }

  async function post({ key, file }: SentInquiry, number: number) {
    const answer = await fetch(`${url}/api/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...addressOf(number) },
      body: JSON.stringify({
        data: {
          idempotencyKey: key,
          detail: `문의 ${number} ${'내용 '.repeat(50)}`,
          name: `방문자 ${number}`,
          phoneNumber: '010-0000-0000',
          email: number % 4 === 0 ? `visitor${number}@company.example` : '',
          consent: true,
          language: number % 4,
          ...(file && { fileId: file.id }),
        },
      }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: (await answer.json()) as { id?: string } };
  }

  async function insist(inquiry: SentInquiry, number: number) {
    for (;;) {
      try {
        const { status, body } = await post(inquiry, number);
        if (status === 200 && body.id) {
          if (inquiry.id && inquiry.id !== body.id) errors.push(`two ids for ${inquiry.key}`);
          inquiry.id = body.id;
          return;
        }
        if (status !== 503) errors.push(`status ${status}`);
      } catch {
        // Connection refused or cut: the process was killed. Press the button again.
      }
      await pause(50 + Math.random() * 100);
    }
  }

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
