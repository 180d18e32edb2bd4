import { openDatabase } from './database.ts';

/** The second process in the test of two processes on one database. */
const database = await openDatabase(JSON.parse(process.env.PLACE ?? ''));
process.send?.('ready');
for (let n = 0; n < 100; n++) {
  await database.write((trx) =>
    trx
      .insertInto('settings')
      .values({ key: `two-theirs-${n}`, value: '1' })
      .execute(),
  );
}
await database.close();
process.disconnect();
