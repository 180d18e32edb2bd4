import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import type { Database } from '../database/database.ts';
import { createAdminApi } from './admin-api.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeOnBothDatabases('a file of an inquiry', (open, _, place) => {
  let database: Database;
  let path: string;
  let ask: (path: string, clamdUrl?: string) => Promise<Response>;

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    const server = await serveInquiries(database, dataDir);
    const { id: fileId } = await (await server.upload('사진.png', picture)).json();
    const { id } = await (await server.send({ ...minimalInquiry, fileId })).json();
    path = `/inquiries/${id}/files`;
    const accounts = createTestAccounts(database);
    const cookie = await signInAs(accounts, 'agent');
    ask = async (asked, clamdUrl) => {
      const context = createTestAdminContext(database, {
        config: { clamdUrl, dataDir },
        accounts,
        files: server.store,
      });
      const incoming = Object.assign(Readable.from([]), { headers: {}, socket: {} });
      const address = `/api/admin${asked}`;
      return createAdminApi(context).request(address, { headers: { cookie } }, { incoming });
    };
    path = `${path}/${fileId}`;
    return () => server.close();
  });

  const clamdUrl = 'tcp://127.0.0.1:3310';
  type Scan = { scan_result?: 'clean' | 'infected'; scan_error?: 'unreachable' };
  const set = ({ scan_result, scan_error }: Scan) =>
    database.write((trx) =>
      trx
        .updateTable('files')
        .set({
          scan_result: scan_result ?? null,
          scan_error: scan_error ?? null,
          scan_signature: scan_result === 'infected' ? 'Test.Virus' : null,
        })
        .execute(),
    );

  describe.each([
    ['its content', ''],
    ['its preview', '/preview'],
  ])('%s', (_what, more) => {
    it.each<[string, Scan, string | undefined]>([
      ['was found clean', { scan_result: 'clean' }, clamdUrl],
      ['was found clean by a scanner that is gone', { scan_result: 'clean' }, undefined],
      ['is scanned by nobody', {}, undefined],
      ['waits for a scanner that is gone', { scan_error: 'unreachable' }, undefined],
    ])('is given when it %s', async (_name, scan, scanner) => {
      await set(scan);
      expect((await ask(path + more, scanner)).status).toBe(200);
    });

    it.each<[string, Scan, string | undefined]>([
      ['waiting', {}, clamdUrl],
      ['held', { scan_error: 'unreachable' }, clamdUrl],
      ['infected', { scan_result: 'infected' }, clamdUrl],
      ['infected', { scan_result: 'infected' }, undefined],
    ])('is refused while it is %s', async (state, scan, scanner) => {
      await set(scan);
      const refused = await ask(path + more, scanner);
      expect(refused.status).toBe(409);
      expect((await refused.json()).error.fields).toEqual({ file: state });
    });
  });

  it('is listed with what is known of it', async () => {
    await set({ scan_result: 'infected' });
    const list = path.replace(/\/[^/]+$/, '');
    expect((await (await ask(list, clamdUrl)).json()).files).toMatchObject([
      { name: '사진.png', scan: 'infected', signature: 'Test.Virus' },
    ]);
  });
});
