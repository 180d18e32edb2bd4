import { parseArgs } from 'node:util';
import { readSupplied } from '#content/supplied.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { cleanBodies, type ReadyArchive } from '../site/archive-bodies.ts';
import { findAmong } from '../site/archive-files.ts';
import { importSite } from '../site/archive-import.ts';
import {
  type ImportOptions,
  type ImportPlan,
  planForNothing,
  planImport,
} from '../site/archive-plan.ts';
import { putFiles } from '../site/archive-put-files.ts';
import { readSiteArchive, type SiteArchive } from '../site/archive-read.ts';
import { describeArchive, describePlan, listChanges, named } from '../site/archive-report.ts';
import { siteTextRules } from '../site/text-rules.ts';
import { commandConfig, endWith, endWithError } from './command.ts';
import { openPresentSite } from './present-site.ts';

// Files are created for this user only.
process.umask(0o077);

const usage = `npm run import-site -- FILE [--drafts] [--dry-run]

Makes the site's own content that of an archive of export-site: published texts, pictures and
settings. Those that the archive does not have go back to the supplied ones. The site may be running.
  --drafts   the archive's drafts take the place of those that are here, which otherwise stay
  --dry-run  changes nothing, and shows what would change`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        drafts: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    const { drafts, 'dry-run': isTrial } = values;
    return file && more.length === 0 ? { file, drafts, isTrial } : endWith(usage);
  } catch (error) {
    return endWith(`${(error as Error).message}\n\n${usage}`);
  }
}

const { file, drafts, isTrial } = readArguments();
const config = commandConfig();

/** Where there is no site there are no pictures. */
async function prepare(archive: SiteArchive, database: Database | undefined) {
  const pictures = database
    ? openPictures(database, await openStore(config, 'pictures'))
    : findAmong([]);
  return cleanBodies(archive, pictures);
}

const describe = (plan: ImportPlan, { lackingPictures }: ReadyArchive) => [
  ...describePlan(plan),
  ...named('With pictures that are not here', lackingPictures),
];

async function showPlan(archive: SiteArchive, options: ImportOptions) {
  const database = await openPresentSite(config);
  try {
    const ready = await prepare(archive, database);
    const plan = database
      ? await planImport(database.db, ready, options)
      : planForNothing(ready, options);
    const files = `Files of the archive: ${archive.files.length}, all whole`;
    return [...listChanges(plan), ...describe(plan, ready), files, 'Nothing was changed.'];
  } finally {
    await database?.close();
  }
}

async function takeOver(archive: SiteArchive, options: ImportOptions) {
  const database = await openDatabase(config);
  try {
    const ready = await prepare(archive, database);
    const stores = { pictures: await openStore(config, 'pictures') };
    const put = await putFiles(file, archive.files, stores);
    const plan = await importSite(database, ready, { ...options, file });
    return [...describe(plan, ready), `Files added: ${put} of ${archive.files.length}`];
  } finally {
    await database.close();
  }
}

try {
  const rules = siteTextRules(readSupplied());
  // All of it before the database is opened, which would create one.
  const read = await readSiteArchive(file, { rules, drafts });
  if (!read.ok) {
    endWith([...named('Refused', read.refused), 'Nothing was changed.'].join('\n'));
  }
  const { archive } = read;
  const options = { supplied: rules.supplied, drafts };
  const done = await (isTrial ? showPlan(archive, options) : takeOver(archive, options));
  console.log([...describeArchive(file, archive), ...done].join('\n'));
} catch (error) {
  endWithError(error);
}
