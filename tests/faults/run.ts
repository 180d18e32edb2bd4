import { startCluster } from '../support/postgres.ts';
import { drill } from './drill.ts';
import { killAtEveryMoment, runByMoment } from './every-moment.ts';
import { backUpToFullDisk } from './full-disk.ts';
import { killRepeatedly } from './kill.ts';
import { killableBackup } from './kill-backup.ts';
import { killAtRandom, runByClock } from './kill-command.ts';
import { killableImport } from './kill-import.ts';
import { killableMigration } from './kill-migration.ts';
import { killableMove } from './kill-move.ts';
import { killableRestore, makeArchiveToRestore } from './kill-restore.ts';
import { killablePublish, killableSiteImport } from './kill-texts.ts';
import { fillDisk, loseDatabase } from './outages.ts';
import { makeReporter } from './report.ts';
import { fillSite, writePosts } from './sample-site.ts';
import { makePlaces } from './temporary-sites.ts';

/** The long version: `npm run test:faults`. The short one is in faults.test.ts. */
const rounds = 20;
const kinds = ['sqlite', 'postgres'] as const;
const cluster = await startCluster();
const places = makePlaces(cluster.url);
const { report, areAllSound } = makeReporter();
const manyPosts = await writePosts(await places.folder(), 40);
const onePost = await writePosts(await places.folder(), 1);

try {
  await serveAndDrill();
  for (const kind of kinds) await killCommands(kind);
  for (const kind of kinds) await killAtMoments(kind);
} finally {
  await places.remove();
  await cluster.stop();
}
process.exit(areAllSound() ? 0 : 1);

/** Each campaign ends with a backup that must restore. */
async function serveAndDrill() {
  for (const kind of kinds) {
    const place = await places.empty(kind);
    await report(`serving killed, ${rounds} rounds, ${kind}`, () =>
      killRepeatedly(place, rounds, manyPosts),
    );
    await report(`drill ${kind} to ${kind}`, () => drill(place, kind, places));
    if (kind === 'postgres') continue;
    const { restored } = await report('drill sqlite to postgres', () =>
      drill(place, 'postgres', places),
    );
    await report('drill postgres to sqlite', () => drill(restored, 'sqlite', places));
  }
  await report('PostgreSQL gone for 10 s', () =>
    loseDatabase(10, async (place) => {
      await report('drill after it', () => drill(place, 'postgres', places));
    }),
  );
  await report('disk full for 5 s', () =>
    fillDisk(5, async (place) => {
      await report('drill after it', () => drill(place, 'sqlite', places));
    }),
  );
}

async function killCommands(kind: (typeof kinds)[number]) {
  const site = await places.empty(kind);
  const [erased = ''] = await fillSite(site, { inquiries: 3000, files: 150 }, manyPosts);
  const commands = {
    backup: await killableBackup(site, places, runByClock),
    restore: killableRestore(
      await makeArchiveToRestore(site, places, erased),
      kind,
      places,
      runByClock,
    ),
    ...(kind === 'sqlite' && { 'move-to-postgres': killableMove(site, places, runByClock) }),
    'import-posts': killableImport(manyPosts, kind, places, runByClock),
    migration: await killableMigration(kind, places, 20_000),
    'publishing all texts': await killablePublish(kind, places, runByClock),
    'import-site': await killableSiteImport(kind, places, runByClock),
  };
  for (const [name, command] of Object.entries(commands)) {
    await report(`${name} killed, ${rounds} rounds, ${kind}`, () =>
      killAtRandom(command, places, { rounds }),
    );
  }
  await report(`backup to a full disk, ${kind}`, () => backUpToFullDisk(site));
}

/** Of a small site: there a command takes few lasting steps, and each of them is the last once. */
async function killAtMoments(kind: (typeof kinds)[number]) {
  const site = await places.empty(kind);
  const [erased = ''] = await fillSite(site, { inquiries: 10, files: 2 }, onePost);
  const commands = {
    backup: await killableBackup(site, places, runByMoment),
    restore: killableRestore(
      await makeArchiveToRestore(site, places, erased),
      kind,
      places,
      runByMoment,
    ),
    ...(kind === 'sqlite' && { 'move-to-postgres': killableMove(site, places, runByMoment) }),
    'import-posts': killableImport(onePost, kind, places, runByMoment),
    migration: await killableMigration(kind, places, 20, runByMoment),
    'publishing all texts': await killablePublish(kind, places, runByMoment),
    'import-site': await killableSiteImport(kind, places, runByMoment),
  };
  for (const [name, command] of Object.entries(commands)) {
    await report(`${name} killed at every lasting step, ${kind}`, () =>
      killAtEveryMoment(command, places),
    );
  }
}
