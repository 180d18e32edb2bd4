import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { openTestLegalTexts } from '../../tests/support/legal-texts.ts';
import type { Database } from '../database/database.ts';

describeOnBothDatabases('POST /api/inquiry', (open, _, place) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  beforeAll(async () => {
    database = await open();
    server = await serveInquiries(database, (await place()).dataDir);
  });
  afterAll(() => server.close());

  const find = (id: string) =>
    database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const mailsOf = async (id: string) => {
    const mails = await database.db
      .selectFrom('outbox')
      .select('kind')
      .where('inquiry_id', '=', id)
      .where('state', '!=', 'withheld')
      .execute();
    return mails.map(({ kind }) => kind).sort();
  };

  it('stores what was sent, the language, the consent, and what is to be mailed', async () => {
    const { version } = await openTestLegalTexts(database).consent('es');
    const answer = await server.send({
      ...minimalInquiry,
      interestedField: '다목적 필터',
      businessType: 'corporate body',
      email: 'kim@company.example',
      sample: true,
      language: 3,
      consent: true,
      consentVersion: version,
      unknown: 'left behind',
    });
    expect(answer.status).toBe(200);
    const { id, reference } = await answer.json();
    expect(reference).toMatch(/^NS-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const stored = await find(id);
    expect(stored).toMatchObject({
      reference,
      name: '김하늘',
      business_type: 'corporate body',
      sample: 1,
      language: 'es',
      status: 'new',
      quarantined: 0,
      consent_version: version,
    });
    expect(stored?.consent_at).toBe(stored?.received_at);
    expect(stored?.visitor).not.toContain('198.');
    expect(JSON.stringify(stored)).not.toContain('left behind');
    expect(await mailsOf(id)).toEqual(['acknowledgement', 'staff']);
  });

  it('takes a consent to a text that is not stored for one to no stated text', async () => {
    const other = (await openTestLegalTexts(database).policy('ko'))?.version;
    for (const consentVersion of ['2026-11-16', other, 'x'.repeat(50), '']) {
      const answer = await server.send({ ...minimalInquiry, consent: true, consentVersion });
      expect(answer.status).toBe(200);
      const stored = await find((await answer.json()).id);
      expect(stored).toMatchObject({ consent_at: expect.any(Number), consent_version: null });
    }
  });

  it('records an unstated consent as not stated, and mails nobody without an address', async () => {
    const { id } = await (await server.send({ ...minimalInquiry, email: 'not an address' })).json();
    expect(await find(id)).toMatchObject({ consent_at: null, consent_version: null });
    expect(await mailsOf(id)).toEqual(['staff']);
  });

  it('stores one inquiry for one key however often and however parallel it is sent', async () => {
    const data = { ...minimalInquiry, idempotencyKey: randomUUID(), email: 'one@company.example' };
    const sent = Array.from({ length: 12 }, (_, elapsed) =>
      server.send({ ...data, elapsed: 5000 + elapsed }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map(({ id, reference }) => `${id} ${reference}`)).size).toBe(1);
    expect(await mailsOf(bodies[0].id)).toEqual(['acknowledgement', 'staff']);
    const other = await server.send({ ...data, detail: 'something else' });
    expect(other.status).toBe(409);
    expect((await other.json()).error.code).toBe('conflict');
  });

  it('names the wrong fields with stable keys', async () => {
    const answer = await server.send({ name: 'Kim', phoneNumber: ' ', businessType: 'ltd' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toMatchObject({
      code: 'invalid',
      fields: { detail: 'required', phoneNumber: 'required', businessType: 'not-allowed' },
    });
    expect((await server.send({ ...minimalInquiry, consent: false })).status).toBe(422);
  });

  it.each([
    ['no JSON', '{"data":', 400],
    ['no data', '{}', 400],
    ['data that is no draft', '{"data": [1]}', 400],
    ['null', 'null', 400],
    ['a nest', '['.repeat(100_000), 400],
    ['a nest that ends', `{"data":${'['.repeat(33)}${']'.repeat(33)}}`, 400],
    ['too much', JSON.stringify({ data: { detail: 'x'.repeat(300_000) } }), 413],
  ])('refuses %s', async (_name, body, status) => {
    expect((await server.send(body)).status).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'takes JSON only, not "%s"',
    async (type) => {
      const answer = await server.send(minimalInquiry, { 'content-type': type });
      expect(answer.status).toBe(415);
      expect((await answer.json()).error.code).toBe('wrong-type');
    },
  );

  it('takes brackets in a text for text, and JSON in any spelling of its type', async () => {
    const detail = `${'[{'.repeat(100)} "quoted" \\ `;
    const type = { 'content-type': 'Application/JSON; charset=UTF-8' };
    expect((await server.send({ ...minimalInquiry, detail }, type)).status).toBe(200);
  });

  it('asks who is refused again and again to wait, and nobody else', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = new Set<number>();
    for (let i = 0; i < 210; i += 1) statuses.add((await server.send({}, from)).status);
    expect([...statuses]).toEqual([422, 429]);
    expect((await server.send({})).status).toBe(422);
  });

  it('answers other methods and other sites with a refusal', async () => {
    const get = await fetch(`${server.url}/api/inquiry`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const elsewhere = await server.send(minimalInquiry, { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    expect((await server.send(minimalInquiry, { origin: server.url })).status).toBe(200);
  });

  it('takes 30 from one visitor, then asks to wait, but still answers a repeated key', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const idempotencyKey = randomUUID();
    expect((await server.send({ ...minimalInquiry, idempotencyKey }, from)).status).toBe(200);
    for (let i = 1; i < 30; i += 1) {
      expect((await server.send(minimalInquiry, from)).status).toBe(200);
    }
    const refused = await server.send(minimalInquiry, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.send({ ...minimalInquiry, idempotencyKey }, from)).status).toBe(200);
    const rest = await database.db
      .selectFrom('rate_limits')
      .select('bucket')
      .where('bucket', 'like', '%203.0.113%')
      .execute();
    expect(rest).toEqual([]);
  });

  it('keeps suspicious inquiries apart and sends them no acknowledgement', async () => {
    const suspicious = [
      { referralCode: 'x' },
      { elapsed: 100 },
      { detail: 'buy <a href="http://x.example">here</a>' },
      { detail: '카지노 안내' },
    ];
    for (const sign of suspicious) {
      const draft = { ...minimalInquiry, email: 'bot@bots.example', ...sign };
      const { id } = await (await server.send(draft)).json();
      expect(await find(id)).toMatchObject({ quarantined: 1 });
      expect(await mailsOf(id)).toEqual(['staff']);
    }
  });

  it('acknowledges at most three a day to one recipient', async () => {
    const kinds: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const email = i % 2 ? 'Victim@company.example' : 'victim@company.example';
      const { id } = await (await server.send({ ...minimalInquiry, email })).json();
      kinds.push(...(await mailsOf(id)));
    }
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'staff')).toHaveLength(5);
  });

  it('stores nothing when an attached file is gone, and says which', async () => {
    const idempotencyKey = randomUUID();
    const data = { ...minimalInquiry, idempotencyKey, introductionId: randomUUID() };
    const answer = await server.send(data);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields).toEqual({ introductionId: 'file-gone' });
    const again = await server.send({ ...minimalInquiry, idempotencyKey });
    expect(again.status).toBe(200);
  });
});
