import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeChance } from '../../tests/hostile/seeded-random.ts';
import { makeFolder } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase, sqliteFileName, sqlitePath } from '../database/database.ts';
import { rewriteFile } from '../database/rewrite-file.ts';
import { silentLog } from '../log/log.ts';
import { createPurgeRound } from './purge-deleted.ts';
import { eraseAtOnce } from './retention.ts';
import { addNote } from './staff-actions.ts';

const minute = 60_000;

describe('an erased person', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Database;
  let now = 0;
  let purgeDeleted: () => Promise<void>;
  beforeAll(async () => {
    folder = await makeFolder();
    database = await openDatabase(folder);
    const path = sqlitePath(folder.dataDir);
    const parts = { database, rewriteFile: () => rewriteFile({ path }) };
    purgeDeleted = createPurgeRound({ ...parts, now: () => now });
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
    await purgeDeleted();
    expect(await placesOf('뷁쀍쫅')).toEqual([]);
    expect(await placesOf('사람55')).not.toEqual([]);
  });

  it('leaves no copy that was made when rows moved', async () => {
    const { below } = makeChance(6);
    const parts = { database, dataDir: folder.dataDir, log: silentLog };
    const present: [id: string, mark: string][] = [];
    const erased: string[] = [];
    for (let n = 0; n < 400; n++) {
      const mark = `zq${n}qz`;
      const { id } = await storeInquiry(database, { name: mark });
      for (let notes = below(4); notes > 0; notes--) {
        const act = { id, kind: database.kind, actor: 'kim', now: Date.now() };
        await database.write((trx) => addNote(trx, act, mark + 'x'.repeat(below(800))));
      }
      present.push([id, mark]);
      if (below(5) === 0) continue;
      const [gone] = present.splice(below(present.length), 1);
      await eraseAtOnce(parts, gone?.[0] ?? '', 'kim');
      erased.push(gone?.[1] ?? '');
    }
    now += minute;
    await purgeDeleted();
    const bytes = await readFile(join(folder.dataDir, sqliteFileName), 'latin1');
    expect(erased.filter((mark) => bytes.includes(mark))).toEqual([]);
    expect(present.filter(([, mark]) => !bytes.includes(mark))).toEqual([]);
  });

  it('is purged once, together with whoever was erased at about the same time', async () => {
    let rewrites = 0;
    const parts = { database, dataDir: folder.dataDir, log: silentLog };
    const countRewrite = () => {
      rewrites += 1;
    };
    const round = createPurgeRound({ database, rewriteFile: countRewrite, now: () => now });
    const unpurged = () =>
      database.db.selectFrom('erasures').select('inquiry_id').where('purged_at', 'is', null);
    await round();
    expect(rewrites).toBe(0);
    await eraseAtOnce(parts, await submit('첫째'), 'kim');
    await round();
    expect(await unpurged().execute()).toEqual([]);
    for (const name of ['둘째', '셋째']) {
      await eraseAtOnce(parts, await submit(name), 'kim');
      await round();
    }
    expect([rewrites, (await unpurged().execute()).length]).toEqual([1, 2]);
    now += minute;
    await round();
    await round();
    expect([rewrites, (await unpurged().execute()).length]).toEqual([2, 0]);
  });

  it('leaves nothing when somebody was reading, as soon as they have finished', async () => {
    now += minute;
    const id = await submit('쮔쀔쮓');
    const other = await openDatabase(folder);
    onTestFinished(() => other.close());
    const reading = other.db.selectFrom('inquiries').selectAll().stream();
    await reading.next();
    await eraseAtOnce({ database, dataDir: folder.dataDir, log: silentLog }, id, 'kim');
    await expect(purgeDeleted()).rejects.toThrow('reading an older state');
    for await (const _row of reading);
    now += minute;
    await purgeDeleted();
    expect(await placesOf('쮔쀔쮓')).toEqual([]);
  });
});
