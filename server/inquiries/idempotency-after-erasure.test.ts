import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import type { Database } from '../database/database.ts';
import { silentLog } from '../log/log.ts';
import { eraseAtOnce } from './retention.ts';

describeOnBothDatabases('the key of an erased inquiry', (open, _, place) => {
  let database: Database;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  beforeAll(async () => {
    database = await open();
    ({ dataDir } = await place());
    server = await serveInquiries(database, dataDir);
  });
  afterAll(() => server.close());

  it('is refused, so that nobody is told that a later inquiry was stored', async () => {
    const data = { ...minimalInquiry, idempotencyKey: randomUUID() };
    const { id } = await (await server.send(data)).json();
    await eraseAtOnce({ database, dataDir, log: silentLog }, id, 'kim');
    for (const later of [data, { ...data, detail: '다른 문의입니다.' }]) {
      const answer = await server.send(later);
      expect(answer.status).toBe(409);
      const { error } = await answer.json();
      // Tells the form that nothing is kept under the key, unlike with an inquiry that was changed.
      expect(error).toMatchObject({ code: 'conflict', fields: { idempotencyKey: 'not-allowed' } });
    }
    const stored = await database.db.selectFrom('inquiries').select('id').execute();
    expect(stored).toEqual([{ id }]);
  });
});
