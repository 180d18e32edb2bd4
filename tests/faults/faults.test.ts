import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Place } from '../support/test-config.ts';
import { drill } from './drill.ts';
import { killRepeatedly } from './kill.ts';
import { killableBackup } from './kill-backup.ts';
import { type KillableCommand, killAtRandom, runByClock } from './kill-command.ts';
import { killableRestore, makeArchiveToRestore } from './kill-restore.ts';
import { killablePublish, killableSiteImport } from './kill-texts.ts';
import { loseDatabase } from './outages.ts';
import { fillSite, writePosts } from './sample-site.ts';
import { makePlaces, type Places } from './temporary-sites.ts';

let places: Places;
let posts: string;

beforeAll(async () => {
  places = makePlaces(inject('postgresUrl'));
  posts = await writePosts(await places.folder(), 2);
});
afterAll(() => places.remove());

describe.each(['sqlite', 'postgres'] as const)('kill -9 on %s', (kind) => {
  it.runIf(kind === 'sqlite')(
    'under load loses nothing that was acknowledged, and the backup after it is whole',
    async () => {
      const place = await places.empty(kind);
      const report = await killRepeatedly(place, 1, posts);
      expect(report).toMatchObject({ lost: 0, filesLost: 0, duplicates: 0, errors: [] });
      expect(report).toMatchObject({ acknowledged: report.sent, mailsWaiting: 0 });
      expect(report.withFile).toBeGreaterThan(0);
      expect(report.mailsReceived).toBeGreaterThanOrEqual(report.sent);
      const { errors, rows, files } = await drill(place, kind, places);
      expect(errors).toEqual([]);
      expect(rows).toBeGreaterThan(report.sent);
      expect(files).toBeGreaterThan(report.withFile);
    },
    120_000,
  );

  describe('leaves the old or the new state, and lets the command be repeated', () => {
    let site: Place;
    let erased: string;
    beforeAll(async () => {
      site = await places.empty(kind);
      erased = (await fillSite(site, { inquiries: 200, files: 4 }, posts))[0] ?? '';
    });

    async function killOnce(command: KillableCommand) {
      const { killed, states, errors } = await killAtRandom(command, places, {
        rounds: 1,
        seed: 3,
        withStart: false,
      });
      expect(errors).toEqual([]);
      expect(states.old + states.unfinished + states.new).toBe(1);
      expect(killed + states.new).toBeGreaterThan(0);
    }

    // Some commands, each on one of the databases; all on both by npm run test:faults.
    it.runIf(kind === 'postgres')(
      'during a backup',
      async () => {
        await killOnce(await killableBackup(site, places, runByClock));
      },
      60_000,
    );

    it.runIf(kind === 'sqlite')(
      'during a restore',
      async () => {
        const archive = await makeArchiveToRestore(site, places, erased);
        await killOnce(killableRestore(archive, kind, places, runByClock));
      },
      60_000,
    );

    it.runIf(kind === 'postgres')(
      'while all texts are published',
      async () => {
        await killOnce(await killablePublish(kind, places, runByClock));
      },
      60_000,
    );

    it.runIf(kind === 'sqlite')(
      'during an import of the site’s own content',
      async () => {
        await killOnce(await killableSiteImport(kind, places, runByClock));
      },
      60_000,
    );
  });
});

it('serves pages and loses nothing while PostgreSQL is away', async () => {
  const report = await loseDatabase(2);
  expect(report).toMatchObject({ lost: 0, duplicates: 0, errors: [], pageFailures: [] });
  expect(report.acknowledged).toBe(report.sent);
  expect(report.pagesServed).toBeGreaterThan(0);
}, 120_000);
