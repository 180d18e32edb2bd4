import { z } from 'zod';
import type { PostPicture } from '#domain/post.ts';
import type { TextKey } from '#domain/site-text.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { ArchivedFile } from './archive-files.ts';

/** A newer one is refused: what this release does not know it would lose. */
export const siteFormat = 1;
/** The last entry of an archive: what it holds. */
export const siteEntry = 'site.json';

/**
 * Each is an entry with one row in a line: `pictures` are those that stand in formatted texts,
 * `files` says what the other entries must be, which rows name. What comes later (evidence, cases, the company) is a part
 * of its own; an older release refuses an archive with a part that it does not know.
 */
export const partNames = ['content', 'settings', 'pictures', 'files'] as const;
export type PartName = (typeof partNames)[number];

export function entryOf(part: string): string {
  return `${part}.jsonl`;
}

/** Looked at before anything is unpacked. */
export const archiveLimits = {
  entries: 5000,
  siteBytes: 64 * 1024,
  partBytes: 16 * 1024 * 1024,
  /** Of one file: the longest film. */
  fileBytes: 200 * 1024 * 1024,
  rows: { content: 20_000, settings: 100, pictures: 1000, files: 4900 } satisfies Record<
    PartName,
    number
  >,
};

const name = z.string().regex(/^[^\p{C}]{1,200}$/u);

export const siteDescription = z.object({
  format: z.literal(siteFormat),
  /** Milliseconds since 1970. */
  madeAt: z.int().min(0).max(8.64e15),
  release: name.optional(),
  /** Whether drafts were asked for; without them an archive says nothing about drafts. */
  hasDrafts: z.boolean(),
  parts: z.array(z.object({ name: z.enum(partNames), rows: z.int().min(0) })),
});
export type SiteDescription = z.output<typeof siteDescription>;

/** As long as a formatted text may be; others have rules of their own. */
const text = z.string().max(1_000_000).nullable();
const hash = z.string().regex(/^(?:[0-9a-f]{16})?$/);

/** As the columns of `site_content`. */
export const contentLine = z.strictObject({
  page: name,
  path: name,
  language: name,
  published: text,
  supplied_hash: hash,
  source_hash: hash,
  draft: text.default(null),
  draft_supplied_hash: hash.default(''),
  draft_source_hash: hash.default(''),
});
export type ArchivedText = TextKey & Omit<z.output<typeof contentLine>, keyof TextKey>;

/** As the columns of `pictures`. */
export const pictureLine: z.ZodType<PostPicture> = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  widths: z.array(z.int().min(1).max(9999)).min(1).max(20),
});

export const fileLine: z.ZodType<ArchivedFile> = z.strictObject({
  name: z.string().regex(/^[a-z]{1,20}\/[a-z0-9][a-z0-9._-]{2,120}$/),
  bytes: z.int().min(0).max(archiveLimits.fileBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const settingLine = z.strictObject({ key: name, value: z.unknown() });

/** How a site is run stays with it: who signs in how, and who hears of inquiries. */
type OwnSetting = 'requireSecondFactor' | 'notificationAddresses';
export type TravellingSetting = Exclude<keyof Settings, OwnSetting>;

const { requireSecondFactor, notificationAddresses, ...travelling } = defaultSettings;

/** By name and nothing else: the table of settings also holds the secret of the site. */
export const travellingSettings = Object.keys(travelling) as TravellingSetting[];

export function isTravelling(key: string): key is TravellingSetting {
  return (travellingSettings as string[]).includes(key);
}

/** `home hero.title (ko)` */
export function showKey({ page, path, language }: Record<keyof TextKey, string>): string {
  return `${page} ${path} (${language})`;
}
