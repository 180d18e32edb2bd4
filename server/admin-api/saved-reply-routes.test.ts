import { beforeAll, expect, it } from 'vitest';
import { savedReplyLimits } from '#domain/saved-reply.ts';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';

describeOnBothDatabases('saved replies and signatures', (open) => {
  let database: Database;
  let agent: AdminClient;
  let owner: AdminClient;

  beforeAll(async () => {
    database = await open();
    const server = makeAdminServer(database);
    const enter = async (role: 'agent' | 'owner') => {
      const email = await addStaff(server.accounts, role);
      const client = server.client();
      const answer = await client.ask('POST', '/session', { email, password: staffPassword });
      expect(answer.status).toBe(200);
      return client;
    };
    agent = await enter('agent');
    owner = await enter('owner');
  });

  const list = async () => (await agent.ask('GET', '/saved-replies')).body.replies;
  const text = { language: 'en', title: 'Prices', body: 'Dear {name}, about {product}: …' };

  it('are shared by all who answer, changed and removed', async () => {
    const { body } = await agent.ask('POST', '/saved-replies', text);
    expect(await list()).toEqual([{ id: body.id, ...text }]);
    const path = `/saved-replies/${body.id}`;
    expect((await owner.ask('PUT', path, { ...text, title: 'Costs' })).status).toBe(200);
    expect(await list()).toMatchObject([{ title: 'Costs' }]);
    expect((await owner.ask('DELETE', path)).status).toBe(204);
    expect((await owner.ask('DELETE', path)).status).toBe(404);
    expect((await owner.ask('PUT', path, text)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are refused with a placeholder that nobody can fill in, or without an end', async () => {
    const wrong = { ...text, body: 'Dear {nmae}' };
    const refused = await agent.ask('POST', '/saved-replies', wrong);
    expect([refused.status, refused.body.error.fields]).toEqual([422, { body: 'nmae' }]);
    const long = { ...text, body: 'x'.repeat(savedReplyLimits.body + 1) };
    expect((await agent.ask('POST', '/saved-replies', long)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('give the values for an inquiry; what is left open is not sent', async () => {
    const draft = { email: 'lee@company.example', name: 'Lee', language: 1 };
    const { id, reference } = await storeInquiry(database, draft);
    const { body } = await agent.ask('GET', `/inquiries/${id}`);
    expect(body.values).toMatchObject({ name: 'Lee', company: '', reference, me: 'agent' });
    const reply = { subject: 'Re', body: 'For {company}' };
    const refused = await agent.ask('POST', `/inquiries/${id}/reply`, reply);
    expect(refused.body.error.fields).toEqual({ body: 'unfilled' });
  });

  it('end a letter, and are no words of its own', async () => {
    const { id } = await storeInquiry(database, { email: 'lee@company.example' });
    await agent.ask('PUT', '/me/signature', { text: '김상담 드림\n02-123-4567' });
    expect((await agent.ask('GET', '/me/signature')).body.text).toContain('김상담');
    const { template } = (await agent.ask('GET', `/inquiries/${id}`)).body;
    expect(template.body.endsWith('\n김상담 드림\n02-123-4567')).toBe(true);
    const others = (await owner.ask('GET', `/inquiries/${id}`)).body;
    expect(others.template.body).not.toContain('김상담');
    const send = (body: string) =>
      agent.ask('POST', `/inquiries/${id}/reply`, { subject: 'Re', body });
    expect((await send(template.body)).body.error.fields).toEqual({ body: 'untouched' });
    expect((await send(`가격은 100원입니다.\n${template.body}`)).status).toBe(200);
  });
});
