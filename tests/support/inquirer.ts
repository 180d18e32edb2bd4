import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface SentInquiry {
  key: string;
  /** The answer that told the visitor it is stored. */
  id?: string;
  /** What was sent along, if it could be. */
  file?: { id: string; content: string };
}

interface Options {
  url: string;
  /** What must never happen is added: another id for the same key, or a refusal of a good inquiry. */
  errors: string[];
  /** Answers after which the visitor tries again without anybody having done wrong. */
  retried?: readonly number[];
  onRetry?: (what: 'upload' | 'inquiry', reason: string) => void;
  /** So often may the site say that it cannot take a file before the inquiry is sent without. */
  maxRefusals?: number;
  /** The shortest and the longest time before the button is pressed again. */
  beforeRetry?: readonly [number, number];
  /** How long a visitor waits for an answer. */
  patience?: number;
  /** Everybody gives up. */
  signal?: AbortSignal;
}

export interface Inquirer {
  upload(number: number): Promise<SentInquiry['file']>;
  /** Repeats the inquiry, with the same key, until it is acknowledged. */
  insist(inquiry: SentInquiry, number: number): Promise<void>;
}

/** Each number is a visitor at an address of their own. */
export const addressOf = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** Visitors who press the button again until it works. */
export function makeInquirer({
  url,
  errors,
  retried = [503],
  onRetry,
  maxRefusals = 20,
  beforeRetry: [shortest, longest] = [50, 150],
  patience = 30_000,
  signal: leaving = new AbortController().signal,
}: Options): Inquirer {
  const rest = () => pause(shortest + Math.random() * (longest - shortest));

  async function upload(number: number): Promise<SentInquiry['file']> {
    const content = `파일 ${number} ${randomUUID()} ${'x'.repeat(2000)}`;
    for (let refusals = 0; refusals < maxRefusals && !leaving.aborted; ) {
      try {
        const form = new FormData();
        form.append('file', new File([content], `file ${number}.txt`));
        const answer = await fetch(`${url}/api/files`, {
          method: 'POST',
          headers: addressOf(number),
          body: form,
          signal: AbortSignal.timeout(patience),
        });
        if (answer.ok) return { id: ((await answer.json()) as { id: string }).id, content };
        refusals += 1;
        onRetry?.('upload', String(answer.status));
        if (!retried.includes(answer.status)) errors.push(`status ${answer.status} of a file`);
        await answer.body?.cancel();
      } catch {
        // The process was killed: the file is sent once more.
        onRetry?.('upload', 'no answer');
      }
      await rest();
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
      signal: AbortSignal.timeout(patience),
    });
    const body: { id?: string } = answer.ok ? await answer.json() : {};
    if (!answer.ok) await answer.body?.cancel();
    return { status: answer.status, body };
  }

  async function insist(inquiry: SentInquiry, number: number) {
    while (!leaving.aborted) {
      try {
        const { status, body } = await post(inquiry, number);
        if (status === 200 && body.id) {
          if (inquiry.id && inquiry.id !== body.id) errors.push(`two ids for ${inquiry.key}`);
          inquiry.id = body.id;
          return;
        }
        onRetry?.('inquiry', String(status));
        if (!retried.includes(status)) errors.push(`status ${status}`);
      } catch {
        // Connection refused or cut: the process was killed. Press the button again.
        onRetry?.('inquiry', 'no answer');
      }
      await rest();
    }
  }

  return { upload, insist };
}
