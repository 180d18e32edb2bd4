import { beforeEach, expect, it } from 'vitest';
import { createTestAccounts } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { type Account, addAccount } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { issueLink } from './issue-link.ts';

const hour = 3_600_000;

describeOnBothDatabases('a link to choose a password', (open) => {
  let database: Database;
  let accounts: AccountsContext;
  let lee: Account = { id: '', email: 'lee@example.com', name: 'Lee', role: 'editor' };

  beforeEach(async () => {
    database = await open();
    accounts = createTestAccounts(database);
    await database.write(async (trx) => {
      for (const table of ['outbox', 'account_links', 'accounts'] as const) {
        await trx.deleteFrom(table).execute();
      }
      lee = { ...lee, id: (await addAccount(trx, { ...lee, language: 'ko' })) ?? '' };
    });
  });

  it.each([
    ['invited', 'en', { by: 'Kim' }, 7 * 24, 'Kim has invited you', 'valid for 7 days'],
    ['invited', 'ko', 'requested', 7 * 24, '아직 비밀번호를 정하지', '7일 동안'],
    ['active', 'en', 'requested', 1, 'choose a new password', 'valid for 1 hour'],
    ['active', 'ko', { by: '김' }, 1, '새 비밀번호를', '1시간 동안'],
  ] as const)(
    'for %s, in %s, %j, is valid as its mail says',
    async (state, language, occasion, hours, words, validity) => {
      const link = await database.write((trx) =>
        issueLink(accounts, trx, { ...lee, state, language }, occasion),
      );
      const { body } = await database.db
        .selectFrom('outbox')
        .select('body')
        .executeTakeFirstOrThrow();
      expect(body).toContain(words);
      expect(body).toContain(validity);
      expect(body).toContain(link?.address);
      const stored = await database.db
        .selectFrom('account_links')
        .select(['kind', 'created_at', 'expires_at'])
        .executeTakeFirstOrThrow();
      expect(stored.kind).toBe(link?.kind);
      expect(stored.expires_at - stored.created_at).toBe(hours * hour);
    },
  );

  it('is only read out to an operator at the command line', async () => {
    const account = { ...lee, state: 'invited', language: 'ko' } as const;
    const link = await database.write((trx) => issueLink(accounts, trx, account, 'command-line'));
    expect(link?.kind).toBe('invitation');
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});
