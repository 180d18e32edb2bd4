import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase, sqliteFileName } from '../database/database.ts';
import { silentLog } from '../log/log.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { eraseAtOnce } from './retention.ts';

describe('an erased person', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Database;
  beforeAll(async () => {
    folder = await makeFolder();
    database = await openDatabase(folder);
  });
  afterAll(async () => {
    await database.close();
    await folder.remove();
  });

  async function submit(name: string) {
    const detail = `${name}: 냉장고 필터 견적을 부탁드립니다. `.repeat(20);
    return (await storeInquiry(database, { name, email: `${name}@secret.example`, detail })).id;
  }

  /** The index keeps pairs of letters in hexadecimal, the later part of each term on its own. */
  async function placesOf(name: string) {
    const pairs = Array.from(name.slice(0, -1), (letter, at) =>
      [letter, name.charAt(at + 1)].map((each) => each.charCodeAt(0).toString(16)).join(''),
    );
    const found: string[] = [];
    for (const ending of ['', '-wal']) {
      const bytes = await readFile(join(folder.dataDir, sqliteFileName + ending));
      for (const trace of [name, ...pairs, ...pairs.map((pair) => pair.slice(1))]) {
        if (bytes.includes(trace)) found.push(`${trace} in ${sqliteFileName}${ending}`);
      }
    }
    return found;
  }

  it('leaves nothing in the bytes of the database and its log', async () => {
    const ids = [];
    for (let n = 0; n < 60; n++) ids.push(await submit(n === 20 ? '뷁쀍쫅' : `사람${n}`));
    const parts = { database, dataDir: folder.dataDir, log: silentLog };
    expect(await placesOf('뷁쀍쫅')).not.toEqual([]);
    for (const id of ids.slice(10, 50)) await eraseAtOnce(parts, id, 'kim');
    expect(await placesOf('뷁쀍쫅')).not.toEqual([]);
    await purgeDeleted(database);
    expect(await placesOf('뷁쀍쫅')).toEqual([]);
    expect(await placesOf('사람55')).not.toEqual([]);
  });

  it('leaves nothing when somebody was reading, as soon as they have finished', async () => {
    const id = await submit('쮔쀔쮓');
    const reading = database.db.selectFrom('inquiries').selectAll().stream();
    await reading.next();
    await eraseAtOnce({ database, dataDir: folder.dataDir, log: silentLog }, id, 'kim');
    await purgeDeleted(database);
    for await (const _row of reading);
    await purgeDeleted(database);
    expect(await placesOf('쮔쀔쮓')).toEqual([]);
  });
});
