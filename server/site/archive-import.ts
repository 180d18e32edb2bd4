import { basename } from 'node:path';
import type { PostPicture } from '#domain/post.ts';
import { recordAct } from '../audit/audit.ts';
import { announceChange, lockTopic } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import type { ReadyArchive } from './archive-bodies.ts';
import { type ImportOptions, type ImportPlan, planImport } from './archive-plan.ts';
import { inPieces, keyOf } from './content-rows.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import type { ContentRow } from './text-state.ts';
import { type Work, writeDrafts } from './write-drafts.ts';

const by = 'command line';

/**
 * The site's own content becomes that of the archive: all of it or nothing, and nothing at all when
 * it is that already. Every running instance shows it within a second.
 */
export function importSite(
  database: Pick<Database, 'write' | 'now'>,
  archive: ReadyArchive,
  { file, ...options }: ImportOptions & { file: string },
): Promise<ImportPlan> {
  return database.write(async (trx) => {
    await lockTopic(trx, 'texts');
    const plan = await planImport(trx, archive, options);
    const work = { by, now: Math.round(database.now()) };
    await addPictures(trx, archive.pictures, work);
    await publishTexts(trx, plan, work);
    await putRows(trx, plan.marked);
    await replaceDrafts(trx, plan, options.supplied, work);
    await replaceSettings(trx, plan);
    await recordImport(trx, plan, file);
    return plan;
  });
}

/** Their files are there already. */
async function addPictures(trx: Trx, pictures: readonly PostPicture[], { now }: Work) {
  await inPieces(pictures, async (piece) => {
    const rows = piece.map(({ widths, ...row }) => ({
      ...{ ...row, widths: JSON.stringify(widths), created_at: now },
    }));
    await trx
      .insertInto('pictures')
      .values(rows)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  });
}

async function publishTexts(trx: Trx, { published }: ImportPlan, { now }: Work): Promise<void> {
  if (published.length === 0) return;
  const revision = await announceChange(trx, 'texts');
  const times = { revision, published_at: now, updated_at: now, updated_by: by };
  await putRows(
    trx,
    published.map((row) => ({ ...row, ...times })),
  );
  await inPieces(published, async (piece) => {
    const entries = piece.map((row) => ({
      ...keyOf(row),
      text: row.published,
      supplied_hash: row.supplied_hash,
      source_hash: row.source_hash,
      ...{ kind: 'published' as const, by_account: by, started_at: now, saved_at: now },
    }));
    await trx.insertInto('site_content_history').values(entries).execute();
  });
}

const columns = [
  ...(['draft', 'draft_supplied_hash', 'draft_source_hash'] as const),
  ...(['published', 'supplied_hash', 'source_hash', 'edition', 'revision'] as const),
  ...(['publish_at', 'updated_at', 'updated_by', 'published_at'] as const),
] satisfies (keyof ContentRow)[];

async function putRows(trx: Trx, rows: readonly ContentRow[]): Promise<void> {
  await inPieces(rows, async (piece) => {
    await trx
      .insertInto('site_content')
      .values(piece)
      .onConflict((conflict) =>
        conflict
          .columns(['page', 'path', 'language'])
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .execute();
  });
}

async function replaceDrafts(
  trx: Trx,
  { rows, published, marked, drafts }: ImportPlan,
  supplied: SuppliedTexts,
  work: Work,
): Promise<void> {
  const present = new Map(rows);
  for (const row of [...published, ...marked]) present.set(nameOf(row), row);
  for (const { key } of drafts) {
    const row = present.get(nameOf(key));
    // A moment was set for another draft.
    if (row) present.set(nameOf(key), { ...row, publish_at: null });
  }
  await writeDrafts(trx, drafts, { kind: 'imported', supplied, rows: present, ...work });
}

async function replaceSettings(trx: Trx, { settings }: ImportPlan): Promise<void> {
  if (settings.length === 0) return;
  const supplied = settings.filter(({ value }) => value === null).map(({ key }) => key);
  if (supplied.length > 0) await trx.deleteFrom('settings').where('key', 'in', supplied).execute();
  const own = settings.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
  if (own.length > 0) {
    await trx
      .insertInto('settings')
      .values(own)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      )
      .execute();
  }
  await announceChange(trx, 'settings');
}

async function recordImport(trx: Trx, plan: ImportPlan, file: string): Promise<void> {
  const { published, marked, drafts, settings } = plan;
  if (published.length + marked.length + drafts.length + settings.length === 0) return;
  const keys = [...published, ...drafts.map(({ key }) => key)];
  await recordAct(trx, {
    actor: by,
    act: 'site.import',
    details: {
      file: basename(file),
      texts: published.length,
      ...(drafts.length > 0 && { drafts: drafts.length }),
      pages: [...new Set(keys.map(({ page }) => page))].sort(),
      languages: [...new Set(keys.map(({ language }) => language))],
      what: settings.map(({ key }) => key),
    },
  });
}
