import { randomBytes, randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { startMailServer } from './mail-server.ts';

export const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };

interface Parts {
  /** Its administrator is `owner`, and it sends through `mailServer`. */
  url: string;
  mailServer: Pick<Awaited<ReturnType<typeof startMailServer>>, 'refuse'>;
}

export interface MarkedInquiry {
  id: string;
  /** Every word that stands for one thing of the person; all begin with the same letters. */
  marks: string[];
  /** What nobody may find after the erasure: those letters, and what other data looks like. */
  traces: string[];
  erase(): Promise<void>;
}

/**
 * Leaves an inquiry whose every field, file, note, answer and mail says something found nowhere
 * else, and does with it what staff do: searching, reading, downloading, answering, exporting.
 */
export async function leaveMarkedInquiry({ url, mailServer }: Parts): Promise<MarkedInquiry> {
  const beginning = `zq${randomBytes(6).toString('hex')}`;
  const marks: string[] = [];
  function mark(what: string): string {
    marks.push(beginning + what);
    return beginning + what;
  }
  const syllables = Array.from({ length: 3 }, () => randomInt(0xac00, 0xd7a4));
  const phone = Array.from({ length: 8 }, () => randomInt(1, 10)).join('');
  const phoneNumber = `010-${phone.slice(0, 4)}-${phone.slice(4)}`;

  async function upload(what: string) {
    const form = new FormData();
    const content = `${mark(`${what}content`)} ${unlikeAnything(9_000)}`;
    form.append('file', new File([content], `${mark(`${what}name`)}.txt`));
    const answer = await fetch(`${url}/api/files`, { method: 'POST', body: form });
    return answer.json() as Promise<{ id: string; name: string }>;
  }

  const [file, introduction] = [await upload('file'), await upload('introduction')];
  const name = `${mark('person')} ${String.fromCharCode(...syllables)}`;
  const data = {
    interestedField: mark('topic'),
    detail: `${mark('detail')} ${unlikeAnything(12_000)}`,
    file: file.name,
    fileId: file.id,
    companyName: mark('company'),
    name,
    phoneNumber,
    email: `${mark('email')}@marked.example`,
    homePageAddress: `https://${mark('website')}.example`,
    introduction: introduction.name,
    introductionId: introduction.id,
    consent: true,
    consentVersion: '2026-11-16',
  };
  const { id } = await (await send('/api/inquiry', { data })).json();
  const cookie = await signIn();
  const path = `/api/admin/inquiries/${id}`;

  function send(address: string, body: unknown, headers = {}) {
    return fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async function signIn(): Promise<string> {
    const answer = await send('/api/admin/session', owner);
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  }

  async function ask(address: string): Promise<Response> {
    const answer = await fetch(url + address, { headers: { cookie } });
    expect([address, answer.status]).toEqual([address, 200]);
    return answer;
  }

  async function post(address: string, body: unknown) {
    const answer = await send(address, body, { cookie });
    expect([address, answer.ok]).toEqual([address, true]);
    return answer.text();
  }

  async function lastReply(): Promise<{ state: string; last_error: string | null }> {
    const { inquiry } = await (await ask(path)).json();
    return inquiry.mails.findLast(({ kind }: { kind: string }) => kind === 'reply');
  }

  /** Until the mail server has said yes or no to it. */
  async function reply(state: 'sent' | 'failed' | 'waiting', refusal?: number) {
    const error = refusal && mark(`${state}error`);
    mailServer.refuse(refusal, `${error} <${data.email}> is unknown`);
    const queued = await post(`${path}/reply`, {
      subject: mark(`${state}subject`),
      body: `${mark(`${state}body`)} ${unlikeAnything(3_000)}`,
    });
    // Without waiting for the time in which it can be taken back.
    await post(`${path}/mails/${JSON.parse(queued).mail}/resend`, {});
    const last_error = error ? expect.stringContaining(error) : null;
    await expect.poll(lastReply, { timeout: 20_000 }).toMatchObject({ state, last_error });
  }

  async function begin(kind: 'note' | 'reply') {
    const answer = await fetch(`${url}${path}/drafts/${kind}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        subject: mark(`${kind}draftsubject`),
        body: mark(`${kind}draftbody`),
        edition: null,
      }),
    });
    expect(answer.status).toBe(200);
  }

  await ask(`/api/admin/inquiries?q=${encodeURIComponent(data.companyName)}`);
  await post(`${path}/notes`, { text: `${mark('note')} ${phoneNumber}` });
  await ask(`${path}/files/${file.id}`);
  await reply('sent');
  await reply('failed', 550);
  await reply('waiting', 451);
  await begin('note');
  await begin('reply');
  for (const format of ['csv', 'xlsx']) {
    const order = { format, reason: 'a test', language: 'ko', filter: { q: name } };
    await post('/api/admin/inquiries/export', order);
  }

  const pairs = syllables.slice(1).map((code, at) => `x${hex(syllables[at] ?? 0)}${hex(code)}`);
  return {
    id,
    marks,
    traces: [beginning, phoneNumber, `010${phone}`, ...pairs],
    async erase() {
      const answer = await fetch(url + path, { method: 'DELETE', headers: { cookie } });
      expect(answer.ok).toBe(true);
    },
  };
}

const hex = (code: number) => code.toString(16).padStart(4, '0');

/** Nothing that a database could compress, and long enough to be kept apart from its row. */
function unlikeAnything(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}
