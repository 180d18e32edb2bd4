import { join } from 'node:path';
import { readSupplied } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { connectDatabase, openDatabase } from '#server/database/database.ts';
import type { DatabaseKind } from '#server/database/kind.ts';
import { saveDrafts } from '#server/site/drafts.ts';
import { hasSlotsOf } from '#server/site/merge-words.ts';
import { siteTextRules } from '#server/site/text-rules.ts';
import { runCommand } from '../support/command-process.ts';
import { brandTitle, publishOver } from '../support/site-texts.ts';
import type { Place } from '../support/test-config.ts';
import type { KillableCommand, Run, State } from './kill-command.ts';
import type { Places } from './temporary-sites.ts';

const rules = siteTextRules(readSupplied());
const titleBefore = 'A brand before all this';

/** Every text that may say in one language what it says in the next: some thousands. */
const exchanged = new Map(
  rules.supplied.places
    .flatMap((place) => languages.map((language) => ({ ...place, language })))
    .flatMap((key) => {
      const next = languages[(languages.indexOf(key.language) + 1) % languages.length] ?? 'ko';
      const [own, other] = [key.language, next].map((language) => textIn(key, language));
      const isOther = own && other && own !== other && hasSlotsOf(other, own);
      return isOther ? [[nameOf(key), { key, text: other }] as const] : [];
    }),
);

function textIn(key: TextKey, language: TextKey['language']): string {
  return rules.supplied.find({ ...key, language }) ?? '';
}

function nameOf({ page, path, language }: TextKey): string {
  return `${page} ${path} ${language}`;
}

/** A site with one own text, and drafts of nearly all. */
async function makeSite(kind: DatabaseKind, places: Places, withDrafts: boolean): Promise<Place> {
  const place = await places.empty(kind);
  const database = await openDatabase(place);
  await publishOver(database, brandTitle('en'), titleBefore);
  if (withDrafts) {
    const edition = (key: TextKey) => (nameOf(key) === nameOf(brandTitle('en')) ? 1 : null);
    const changes = [...exchanged.values()].map((one) => ({ ...one, edition: edition(one.key) }));
    const saved = await database.write((trx) =>
      saveDrafts(trx, changes, rules, { by: 'owner', now: 2_000 }),
    );
    const refused = saved.filter(({ ok }) => !ok);
    if (refused.length > 0) throw new Error(`not saved: ${JSON.stringify(refused[0])}`);
  }
  await database.close();
  return place;
}

/** Either the one text from before is public, or all the others are; and the history says so. */
async function inspect(place: Place): Promise<{ state: State; errors: string[] }> {
  const database = await connectDatabase(place);
  try {
    const rows = await database.db.selectFrom('site_content').selectAll().execute();
    const history = await database.db
      .selectFrom('site_content_history')
      .select('id')
      .where('kind', '=', 'published')
      .execute();
    const shown = rows.filter(({ published }) => published !== null);
    const isNew = shown.length > 1;
    const wrong = isNew
      ? shown.filter((row) => row.published !== exchanged.get(nameOf(row as TextKey))?.text)
      : shown.filter(({ published }) => published !== titleBefore);
    const count = isNew ? exchanged.size : 1;
    const errors = [
      ...(shown.length === count ? [] : [`${shown.length} of ${count} texts are public`]),
      ...wrong.map((row) => `${nameOf(row as TextKey)} says ${row.published}`).slice(0, 3),
      ...(history.length === (isNew ? count + 1 : 1) ? [] : [`${history.length} in the history`]),
    ];
    return { state: isNew ? 'new' : 'old', errors };
  } finally {
    await database.close();
  }
}

function killable(
  begin: () => Promise<Place>,
  run: (place: Place, kill?: number) => ReturnType<Run>,
): KillableCommand {
  return {
    async begin() {
      const place = await begin();
      return {
        place,
        run: (kill) => run(place, kill),
        inspect: () => inspect(place),
        async errorsAtEnd() {
          const { state, errors } = await inspect(place);
          return [...errors, ...(state === 'new' ? [] : ['nothing was published'])];
        },
      };
    },
  };
}

/** Of nearly all texts at once. */
export async function killablePublish(
  kind: DatabaseKind,
  places: Places,
  run: Run,
): Promise<KillableCommand> {
  const site = await makeSite(kind, places, true);
  return killable(
    () => places.copy(site),
    (place, kill) => run('../../tests/faults/publish-all.fixture', [], place, kill),
  );
}

/** Each time over a site that has another text. */
export async function killableSiteImport(
  kind: DatabaseKind,
  places: Places,
  run: Run,
): Promise<KillableCommand> {
  const staging = await makeSite(kind, places, true);
  const archive = join(await places.folder(), 'site.zip');
  for (const [name, args] of [
    ['../../tests/faults/publish-all.fixture', []],
    ['export-site', [archive]],
  ] as const) {
    const { code, stderr } = await runCommand(name, [...args], staging);
    if (code !== 0) throw new Error(stderr);
  }
  const site = await makeSite(kind, places, false);
  return killable(
    () => places.copy(site),
    (place, kill) => run('import-site', [archive], place, kill),
  );
}
