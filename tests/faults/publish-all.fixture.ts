import { readSupplied } from '#content/supplied.ts';
import { openDatabase } from '#server/database/database.ts';
import { listWaitingDrafts } from '#server/site/page-texts.ts';
import { publishDrafts } from '#server/site/publish.ts';
import { siteTextRules } from '#server/site/text-rules.ts';

/** Publishes every draft at once, as the back office does, in a process that can be killed. */
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const database = await openDatabase({ dataDir, databaseUrl });
const texts = await listWaitingDrafts(database);
const work = { by: 'owner', now: Math.round(database.now()) };
const rules = siteTextRules(readSupplied());
const result = await database.write((trx) => publishDrafts(trx, { texts }, rules, work));
await database.close();
if (!result.ok) throw new Error(`not published: ${result.reason}`);
