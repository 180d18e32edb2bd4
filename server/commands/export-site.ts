import { parseArgs } from 'node:util';
import { openStore } from '../files/open-store.ts';
import { exportSite } from '../site/archive-write.ts';
import { commandConfig, endWith, endWithError } from './command.ts';
import { openPresentSite } from './present-site.ts';

// Files are created for this user only.
process.umask(0o077);

const usage = `npm run export-site -- FILE [--drafts]

Writes the site's own content into one archive: published texts, pictures and settings, no posts,
inquiries, accounts or secrets. With --drafts it also holds what is not published.`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { drafts: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    return file && more.length === 0 ? { file, ...values } : endWith(usage);
  } catch (error) {
    return endWith(`${(error as Error).message}\n\n${usage}`);
  }
}

const { file, drafts } = readArguments();
const config = commandConfig();
try {
  const database = await openPresentSite(config);
  if (!database) {
    const where = config.databaseUrl ? 'The database of DATABASE_URL' : config.dataDir;
    throw new Error(`${where} holds no site: there is nothing to export.`);
  }
  try {
    const stores = { pictures: await openStore(config, 'pictures') };
    const exported = await exportSite(database, file, { drafts, stores });
    const counts = [
      `${exported.texts} texts`,
      ...(drafts ? [`${exported.drafts} drafts`] : []),
      `${exported.settings} settings`,
      `${exported.files} files`,
    ];
    console.log(`${file}: ${counts.join(', ')}`);
  } finally {
    await database.close();
  }
} catch (error) {
  endWithError(error);
}
