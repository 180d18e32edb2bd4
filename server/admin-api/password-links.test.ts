import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { nextTotp, totp } from '../../tests/support/totp.ts';
import { sendRequestedLink } from '../accounts/reset-request.ts';
import type { Database } from '../database/database.ts';

const newPassword = 'another-lamp-tiger-43';
const tokenOf = (text = '') => /welcome#(\S+)/.exec(text)?.[1] ?? '';

describeOnBothDatabases('links for choosing a password', (open) => {
  let database: Database;
  let server: ReturnType<typeof makeAdminServer>;
  let owner: AdminClient;
  let visitors = 0;
  /** Somebody from a network that has not called before. */
  const stranger = () => server.client(`198.51.100.${++visitors % 250}`);

  beforeAll(async () => {
    database = await open();
    server = makeAdminServer(database);
  });
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['accounts', 'outbox', 'rate_limits'] as const) {
        await trx.deleteFrom(table).execute();
      }
    });
    await addStaff(server.accounts, 'owner');
    owner = await enter('owner@example.com');
  });

  async function enter(email: string, password = staffPassword) {
    const client = stranger();
    const { status } = await client.ask('POST', '/session', { email, password });
    expect(status).toBe(200);
    return client;
  }

  async function invite(email: string) {
    const person = { email, name: 'Kim', role: 'editor', language: 'en' };
    const { body } = await owner.ask('POST', '/accounts', person);
    return { id: String(body.id), token: tokenOf(body.link) };
  }

  const works = async (token: string) =>
    (await stranger().ask('POST', '/links/check', { token })).status === 200;

  const mailsTo = (email: string) =>
    database.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .where('state', '=', 'waiting')
      .orderBy('created_at')
      .execute();

  /** Asks for a reset; the link is made after the answer. */
  async function request(email: string, from = stranger()) {
    const { status, body } = await from.ask('POST', '/session/reset-request', { email });
    return { status, body };
  }
  const isMailed = (email: string, mails: number) =>
    expect.poll(async () => (await mailsTo(email)).length).toBe(mails);
  /** The newest request has been heard; whatever came of the ones before it is there, too. */
  const isFresh = () =>
    expect
      .poll(async () => {
        const links = await database.db.selectFrom('account_links').select('created_at').execute();
        return links.some(({ created_at }) => created_at > Date.now() - 60_000);
      })
      .toBe(true);
  /** As if so many minutes had passed since everything that was asked for. */
  const age = (minutes: number) =>
    database.write(async (trx) => {
      const past = minutes * 60_000;
      await trx
        .updateTable('account_links')
        .set((row) => ({ created_at: row('created_at', '-', past) }))
        .execute();
      await trx
        .updateTable('rate_limits')
        .set((row) => ({ ends_at: row('ends_at', '-', past) }))
        .execute();
    });

  describe('when a stranger asks for them', () => {
    it('leave the invitation and the reset link of an owner as they are', async () => {
      const invited = await invite('kim@example.com');
      expect((await request('kim@example.com')).status).toBe(204);
      await isMailed('kim@example.com', 2);
      expect(await works(invited.token)).toBe(true);

      await stranger().ask('POST', '/links/use', { token: invited.token, password: newPassword });
      const made = await owner.ask('POST', `/accounts/${invited.id}/link`);
      expect(made.body.kind).toBe('reset');
      await age(10);
      await request('kim@example.com');
      await expect
        .poll(() =>
          database.db
            .selectFrom('account_links')
            .select('kind')
            .where('requested', '=', 1)
            .execute(),
        )
        .toHaveLength(1);
      expect(await works(tokenOf(made.body.link))).toBe(true);
    });

    it('are not made again within a few minutes, and do not end each other', async () => {
      const send = () => sendRequestedLink(server.accounts, 'owner@example.com', 'anywhere');
      await send();
      await send();
      expect(await mailsTo('owner@example.com')).toHaveLength(1);
      await age(6);
      await send();
      const mails = await mailsTo('owner@example.com');
      expect(mails).toHaveLength(2);
      for (const { body } of mails) expect(await works(tokenOf(body ?? ''))).toBe(true);
    });

    it('are made three times in an hour at most, however many networks ask', async () => {
      for (let n = 0; n < 3; n++) {
        await request('OWNER@example.com ');
        await isMailed('owner@example.com', n + 1);
        await age(6);
      }
      for (let n = 0; n < 5; n++) expect((await request('owner@example.com')).status).toBe(204);
      await age(60);
      await request('owner@example.com');
      await isFresh();
      expect(await mailsTo('owner@example.com')).toHaveLength(4);
    });

    it('are answered alike for an address that nobody has', async () => {
      const [known, unknown] = [stranger(), stranger()];
      for (let n = 0; n < 12; n++) {
        const answers = [
          await request('owner@example.com', known),
          await request('nobody@example.com', unknown),
        ];
        expect(answers[0]).toEqual(answers[1]);
      }
      const buckets = await database.db.selectFrom('rate_limits').select('bucket').execute();
      const asked = buckets.filter(({ bucket }) => bucket.startsWith('reset-request'));
      expect(asked).toHaveLength(2);
      // Or it would be made for an account that the next test has deleted.
      await isMailed('owner@example.com', 1);
    });

    it('come with a text that is true for somebody who was only invited', async () => {
      await invite('kim@example.com');
      await request('kim@example.com');
      await isMailed('kim@example.com', 2);
      const [, asked] = await mailsTo('kim@example.com');
      expect(asked?.body).toContain('valid for 7 days');
      expect(asked?.body).not.toContain('1 hour');
      const link = await database.db
        .selectFrom('account_links')
        .select('expires_at')
        .where('requested', '=', 1)
        .executeTakeFirstOrThrow();
      expect(link.expires_at - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
    });
  });

  describe('end when the password changes', () => {
    async function withOpenLink() {
      await request('owner@example.com');
      await isMailed('owner@example.com', 1);
      const [mail] = await mailsTo('owner@example.com');
      return tokenOf(mail?.body ?? '');
    }

    it('in the back office', async () => {
      const token = await withOpenLink();
      const change = { password: staffPassword, newPassword };
      expect((await owner.ask('POST', '/me/password', change)).status).toBe(204);
      expect(await works(token)).toBe(false);
      expect(await mailsTo('owner@example.com')).toEqual([]);
    });

    it('by another link', async () => {
      const token = await withOpenLink();
      await age(6);
      await request('owner@example.com');
      await isMailed('owner@example.com', 2);
      const second = tokenOf((await mailsTo('owner@example.com'))[1]?.body ?? '');
      const use = { token: second, password: newPassword };
      expect((await stranger().ask('POST', '/links/use', use)).status).toBe(200);
      expect(await works(token)).toBe(false);
    });

    it('and so does a sign-in that had come as far as the second step', async () => {
      const started = await owner.ask('POST', '/me/two-factor', { password: staffPassword });
      const code = totp(started.body.key);
      expect((await owner.ask('POST', '/me/two-factor/confirm', { code })).status).toBe(204);
      const guesser = await enter('owner@example.com');
      const change = { password: staffPassword, newPassword };
      expect((await owner.ask('POST', '/me/password', change)).status).toBe(204);
      const late = await guesser.ask('POST', '/session/second-step', {
        code: nextTotp(started.body.key),
        kind: 'app',
      });
      expect([late.status, late.body.error.fields]).toEqual([401, { code: 'expired' }]);
    });
  });
});
