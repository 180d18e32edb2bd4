import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, secret } from '../../tests/support/inquiry-server.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore, StoredFile } from '../files/store.ts';
import { checkInquiry } from '../inquiries/check-inquiry.ts';
import { submitInquiry } from '../inquiries/inquiries.ts';
import { createAdminApi } from './admin-api.ts';

describeOnBothDatabases('a file of an inquiry', (open, _, place) => {
  let database: Database;
  let ask: (path: string) => Promise<Response>;
  let address: string;
  const opened: StoredFile[] = [];

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    const accounts = createTestAccounts(database);
    const stored = await openStore({ dataDir, filesUrl: undefined }, 'files');
    const files: FileStore = {
      ...stored,
      async get(key) {
        const file = await stored.get(key);
        if (file) opened.push(file);
        return file;
      },
    };
    const api = createAdminApi(
      createTestAdminContext(database, { config: { dataDir }, accounts, files }),
    );
    const cookie = await signInAs(accounts, 'agent');
    ask = async (path) =>
      api.request(`/api/admin${path}`, { headers: { cookie } }, { incoming: { socket: {} } });
    address = await storeFile(database, stored);
  });

  it('is sent whole', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('견적');
  });

  it('is not left open when its download cannot be written down', async () => {
    await database.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    opened.length = 0;
    expect((await ask(address)).status).toBe(500);
    expect(opened.filter(({ stream }) => !stream.destroyed)).toHaveLength(0);
    await database.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
  });
});

async function storeFile(database: Database, store: FileStore): Promise<string> {
  const checked = checkInquiry(minimalInquiry);
  if (!checked.ok) throw new Error('the test sent a wrong draft');
  const result = await submitInquiry({ database, secret }, checked.inquiry, 'a visitor');
  if (!result.ok) throw new Error(result.reason);
  const id = randomUUID();
  await store.put(id, Readable.from(['견적']));
  const row = { id, name: '견적.txt', type: 'txt' as const, size: 6, sha256: '', created_at: 0 };
  await database.write((trx) =>
    trx
      .insertInto('files')
      .values({ ...row, inquiry_id: result.id, purpose: 'file' })
      .execute(),
  );
  return `/inquiries/${result.id}/files/${id}`;
}
