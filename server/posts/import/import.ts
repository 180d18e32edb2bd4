import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { isLanguage, type Language, languageAt, languages } from '#domain/language.ts';
import { pictureFocuses } from '#domain/post.ts';
import type { Database, Trx } from '../../database/database.ts';
import type { PostFiles } from '../files/post-files.ts';
import { listPost } from '../listing.ts';
import { lockPosts } from '../lock-posts.ts';
import { publish } from '../publishing.ts';
import { findPictures, sanitizePost, sanitizeRules } from '../sanitize.ts';
import { cleanDescription, cleanTitle, putVersion, type VersionText } from '../versions.ts';
import { collectFiles } from './import-files.ts';
import { collectPictures, type MissingPicture, type PictureSources } from './import-pictures.ts';
import { readRegDate } from './reg-date.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const language = z.preprocess(
  (value) => (typeof value === 'number' ? languageAt(value) : value),
  z.custom<Language>(isLanguage, `is none of ${languages.join(', ')}`),
);
/** Left out where there is none: posts without one are then known as they were. */
const description = z.string().optional();
const version = z.object({ title: text, main_text: text, description });

/** What `GET /api/media` answers; `focus`, `language` and `versions` are what our own export adds. */
const given = z.object({
  mnum: z.preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    z.int({ error: 'has no number' }).min(1, { error: 'has no number' }),
  ),
  title: z.string({ error: 'has no title' }).refine((title) => cleanTitle(title) !== '', {
    error: 'has no title',
  }),
  main_image: text,
  focus: z.enum(pictureFocuses).optional(),
  main_text: text,
  regDate: z.unknown().transform((value, context) => {
    const date = readRegDate(value);
    if (date !== undefined) return date;
    context.addIssue({ code: 'custom', message: 'has no date that can be read' });
    return z.NEVER;
  }),
  language: language.optional(),
  description,
  versions: z.partialRecord(z.enum(languages), version).optional(),
});

type GivenPost = z.infer<typeof given>;

export interface ImportReport {
  added: number;
  updated: number;
  unchanged: number;
  skipped: { post: string; reason: string }[];
  missingPictures: (MissingPicture & { mnum: number })[];
}

interface Parts extends PictureSources {
  database: Database;
  postFiles: Pick<PostFiles, 'keep' | 'find'>;
  /** The language of posts that do not say theirs. */
  language: Language;
}

const atOnce = 16;

/** Takes over posts of the old site; doing it again changes what changed there, or is kept now. */
export async function importPosts(parts: Parts, items: readonly unknown[]): Promise<ImportReport> {
  const report: ImportReport = {
    added: 0,
    updated: 0,
    unchanged: 0,
    skipped: [],
    missingPictures: [],
  };
  const seen = new Set<number>();
  for (let start = 0; start < items.length; start += atOnce) {
    const chunk = items.slice(start, start + atOnce).map((item) => given.safeParse(item));
    await reserveNumbers(
      parts.database,
      chunk.flatMap(({ data }) => data?.mnum ?? []),
    );
    const taken = chunk.map(async (read, place) => {
      const name = () => nameOf(items[start + place], start + place);
      if (!read.success) {
        const reason = [...new Set(read.error.issues.map((issue) => issue.message))].join(', ');
        report.skipped.push({ post: name(), reason });
      } else if (seen.has(read.data.mnum)) {
        report.skipped.push({ post: name(), reason: 'stands in it twice' });
      } else {
        seen.add(read.data.mnum);
        await importPost(parts, read.data, report);
      }
    });
    await Promise.all(taken);
  }
  await learnSizes(parts.database);
  return report;
}

async function importPost(parts: Parts, post: GivenPost, report: ImportReport): Promise<void> {
  const { mnum } = post;
  const digest = createHash('sha256')
    .update(JSON.stringify([sanitizeRules, post]))
    .digest('base64url');
  const known = await judge(parts.database.db, mnum, digest);
  const outcome = isToImport(known) ? await storePost(parts, post, digest, report) : known;
  if (outcome.kind === 'refused') {
    report.skipped.push({ post: `post ${mnum}`, reason: outcome.reason });
  } else report[outcome.kind] += 1;
}

async function storePost(
  parts: Parts,
  post: GivenPost,
  digest: string,
  report: ImportReport,
): Promise<Judgement> {
  const { mnum } = post;
  const { texts, mainPicture, missing } = await prepare(parts, post);
  for (const picture of missing) report.missingPictures.push({ ...picture, mnum });
  const original = post.language ?? parts.language;
  return parts.database.write(async (trx) => {
    await lockPosts(trx, [mnum]);
    // Fetching pictures takes its time, in which somebody may have edited or deleted the post.
    const known = await judge(trx, mnum, digest);
    if (isToImport(known)) {
      await putPost(trx, post, original, mainPicture);
      let edition = 0;
      for (const [each, version] of texts) {
        const saved = await putVersion(trx, mnum, each, version, post.regDate);
        if (each === original) edition = saved;
        await publish(trx, mnum, each, post.regDate);
      }
      // Pictures that could not be had are asked for again next time.
      const imported_digest = missing.length > 0 ? 'incomplete' : digest;
      await trx
        .updateTable('posts')
        .set({ imported_digest, imported_edition: edition })
        .where('mnum', '=', mnum)
        .execute();
      await listPost(trx, mnum);
    }
    return known;
  });
}

type Judgement = { kind: 'added' | 'updated' | 'unchanged' } | { kind: 'refused'; reason: string };

const isToImport = ({ kind }: Judgement) => kind === 'added' || kind === 'updated';

async function judge(db: Database['db'] | Trx, mnum: number, digest: string): Promise<Judgement> {
  const post = await db
    .selectFrom('posts')
    .leftJoin('post_versions as version', (join) =>
      join
        .onRef('version.mnum', '=', 'posts.mnum')
        .onRef('version.language', '=', 'posts.original_language'),
    )
    .select(['posts.imported_digest', 'posts.imported_edition', 'posts.deleted_at'])
    .select('version.edition')
    .where('posts.mnum', '=', mnum)
    .executeTakeFirst();
  if (!post) return { kind: 'added' };
  if (post.imported_digest === null) {
    return { kind: 'refused', reason: 'its number belongs to a post written here' };
  }
  if (post.imported_digest === digest) return { kind: 'unchanged' };
  if (post.deleted_at !== null) return { kind: 'refused', reason: 'it was deleted here' };
  if (post.edition !== post.imported_edition) {
    return { kind: 'refused', reason: 'it was edited here since it was imported' };
  }
  return { kind: 'updated' };
}

async function prepare(parts: Parts, post: GivenPost) {
  const original = post.language ?? parts.language;
  const given = new Map<Language, VersionText>();
  const toText = (part: Pick<GivenPost, 'title' | 'main_text' | 'description'>): VersionText => ({
    title: part.title,
    mainText: part.main_text,
    description: part.description ?? '',
  });
  given.set(original, toText(post));
  for (const [each, version] of Object.entries(post.versions ?? {})) {
    if (!cleanTitle(version.title) || each === original) continue;
    given.set(each as Language, toText(version));
  }
  const collected = new Map<Language, Awaited<ReturnType<typeof collectFiles>>>();
  for (const [each, { mainText }] of given) {
    collected.set(each, await collectFiles(parts.postFiles, mainText));
  }
  const files = new Map([...collected.values()].flatMap(({ found }) => [...found]));
  const mainSource = findMainPicture(post.main_image);
  const bodySources = [...collected.values()].flatMap(({ html }) => findPictures(html));
  const sources = [...new Set([...(mainSource ? [mainSource] : []), ...bodySources])];
  const { found, missing } = await collectPictures(parts, sources);
  const texts = [...given].map(([each, given]): [Language, VersionText] => [
    each,
    {
      title: cleanTitle(given.title),
      mainText: sanitizePost(
        collected.get(each)?.html ?? '',
        (source) => found.get(source),
        (id) => files.get(id),
      ),
      description: cleanDescription(given.description),
    },
  ]);
  return {
    texts,
    mainPicture: (mainSource && found.get(mainSource)?.hash) ?? null,
    missing: [...missing, ...[...collected.values()].flatMap((each) => each.missing)],
  };
}

/** An HTML snippet with a picture in it, as the API gives it, or just the picture's address. */
function findMainPicture(mainImage: string): string | undefined {
  const snippet = mainImage.trim();
  if (/^(https?:|data:image|\/)/i.test(snippet)) return snippet;
  return findPictures(snippet)[0];
}

async function putPost(trx: Trx, post: GivenPost, original: Language, mainPicture: string | null) {
  const values = {
    reg_date: post.regDate,
    original_language: original,
    main_picture: mainPicture,
    focus: post.focus ?? ('center' as const),
    updated_at: Date.now(),
  };
  await trx
    .insertInto('posts')
    .values({ mnum: post.mnum, deleted_at: null, ...values })
    .onConflict((conflict) => conflict.column('mnum').doUpdateSet(values))
    .execute();
}

/**
 * PostgreSQL does not count the numbers that were given. Before they are used: an import that is
 * killed must not leave a number to a post written here that an imported one has.
 */
async function reserveNumbers({ db, kind }: Database, numbers: number[]): Promise<void> {
  if (kind !== 'postgres' || numbers.length === 0) return;
  await sql`select setval(sequence, greatest(pg_sequence_last_value(sequence), ${Math.max(...numbers)}))
    from (select pg_get_serial_sequence('posts', 'mnum')::regclass as sequence) as numbering`.execute(
    db,
  );
}

/** PostgreSQL does not know the new sizes by itself at once. */
async function learnSizes({ db, kind }: Database): Promise<void> {
  if (kind !== 'postgres') return;
  for (const table of ['posts', 'post_versions', 'published_versions', 'listed_posts']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

function nameOf(item: unknown, place: number): string {
  const mnum = (item as { mnum?: unknown } | null)?.mnum;
  return typeof mnum === 'number' || typeof mnum === 'string'
    ? `post ${String(mnum).slice(0, 40)}`
    : `entry ${place + 1}`;
}
