import { withBelongings } from '#domain/page-belongings.ts';
import type { TextKey } from '#domain/site-text.ts';
import { lockTopic } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import { inPieces, keyOf, readRows } from './content-rows.ts';
import type { TextRules } from './drafts.ts';
import type { RefusedText } from './publish.ts';
import { nameOf } from './supplied-texts.ts';
import { type DraftWrite, type Work, writeDrafts } from './write-drafts.ts';

/** Each part that is left out means all. */
export interface RestoreScope {
  page?: string | undefined;
  path?: string | undefined;
  language?: TextKey['language'] | undefined;
}

/** A text as it was then; null is the supplied one. */
interface FormerText extends TextKey {
  text: string | null;
  supplied_hash: string;
  source_hash: string;
}

export type RestoreTextResult<TextError = unknown> =
  | { ok: true; key: TextKey; edition: number }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'refused'; errors: TextError[] };

/** Which text an entry of the history is of. */
export function findEntry({ db }: Pick<Database, 'db'>, id: number): Promise<TextKey | undefined> {
  return db
    .selectFrom('site_content_history')
    .select(['page', 'path', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The text of an entry of the history becomes the draft. */
export async function restoreText<TextError>(
  trx: Trx,
  id: number,
  rules: TextRules<TextError>,
  work: Work,
): Promise<RestoreTextResult<TextError>> {
  await lockTopic(trx, 'texts');
  const former = await selectFormer(trx).where('id', '=', id).executeTakeFirst();
  if (!former || rules.supplied.find(former) === undefined) {
    return { ok: false, reason: 'not-found' };
  }
  const { rows, refused } = await restore(trx, [former], rules, work);
  if (refused[0]) return { ok: false, reason: 'refused', errors: refused[0].errors };
  const key = keyOf(former);
  return { ok: true, key, edition: rows.get(nameOf(key))?.edition ?? 0 };
}

/**
 * What visitors saw at a moment becomes drafts: once they are published, all texts, pictures and
 * whatever else the owner can change are as they were then. Where the supplied one was shown it is
 * today's, since those of former releases are not kept. Drafts of today give way; the history has
 * them.
 */
export async function restoreMoment<TextError>(
  trx: Trx,
  { moment, ...scope }: RestoreScope & { moment: number },
  rules: TextRules<TextError>,
  work: Work,
): Promise<{ restored: TextKey[]; refused: RefusedText<TextError>[] }> {
  await lockTopic(trx, 'texts');
  const { supplied } = rules;
  const { page: asked } = scope;
  const wanted = asked === undefined ? await changedPages(trx) : withBelongings(asked);
  const former: FormerText[] = [];
  // A page at a time, so that a long history does not hold up others.
  await inPieces(
    wanted,
    async ([page = '']) => {
      former.push(...(await readMoment(trx, { ...scope, page }, moment)));
    },
    1,
  );
  const known = former.filter((text) => supplied.find(text) !== undefined);
  const { restored, refused } = await restore(trx, known, rules, work);
  return { restored, refused };
}

/** Rows are never deleted: whatever has ever been changed has one. */
async function changedPages(trx: Trx): Promise<string[]> {
  const rows = await trx.selectFrom('site_content').select('page').distinct().execute();
  return rows.map(({ page }) => page);
}

/** Also those that nobody had changed by then, and somebody has since. */
async function readMoment(
  trx: Trx,
  scope: RestoreScope & { page: string },
  moment: number,
): Promise<FormerText[]> {
  const { page, path, language } = scope;
  const published = await selectFormer(trx)
    .where('id', 'in', (all) =>
      all
        .selectFrom('site_content_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('page', '=', page)
        .where('kind', '=', 'published')
        .where('saved_at', '<=', moment)
        .groupBy(['path', 'language']),
    )
    .execute();
  const rows = await trx
    .selectFrom('site_content')
    .select(['page', 'path', 'language'])
    .where('page', '=', page)
    .where((row) => row.or([row('draft', 'is not', null), row('published', 'is not', null)]))
    .execute();
  const texts = new Map<string, FormerText>();
  const unknown = { text: null, supplied_hash: '', source_hash: '' };
  for (const row of rows) texts.set(nameOf(row), { ...row, ...unknown });
  for (const row of published) texts.set(nameOf(row), row);
  return [...texts.values()].filter(
    (text) =>
      (path === undefined || text.path === path) &&
      (language === undefined || text.language === language),
  );
}

function selectFormer(trx: Trx) {
  return trx
    .selectFrom('site_content_history')
    .select(['page', 'path', 'language', 'text', 'supplied_hash', 'source_hash']);
}

async function restore<TextError>(
  trx: Trx,
  texts: readonly FormerText[],
  { supplied, check }: TextRules<TextError>,
  work: Work,
) {
  const rows = await readRows(trx, texts);
  const writes: DraftWrite[] = [];
  const refused: RefusedText<TextError>[] = [];
  await inPieces(texts, (piece) => {
    for (const { text, supplied_hash, source_hash, ...named } of piece) {
      const key = keyOf(named);
      const row = rows.get(nameOf(key));
      const given = supplied.find(key) ?? '';
      if ((row?.draft ?? row?.published ?? given) === (text ?? given)) continue;
      // The supplied translation belongs to the supplied Korean text.
      const today = { supplied_hash: supplied.hash(key), source_hash: '' };
      const writtenFor = text === null ? today : { supplied_hash, source_hash };
      const checked = text === null ? { ok: true as const, text: given } : check(key, text);
      if (checked.ok) writes.push({ key, text: checked.text, writtenFor });
      else refused.push({ key, errors: checked.errors });
    }
  });
  await writeDrafts(trx, writes, { kind: 'restored', supplied, rows, ...work });
  return { rows, refused, restored: writes.map(({ key }) => key) };
}
