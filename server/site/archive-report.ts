import { showKey } from './archive.ts';
import type { ImportPlan } from './archive-plan.ts';
import type { SiteArchive } from './archive-read.ts';

/** What a command says before it imports. */
export function describeArchive(file: string, { description, unknown }: SiteArchive): string[] {
  const { madeAt, release, parts } = description;
  const by = release ? ` by release ${release}` : '';
  const counts = parts.map(({ name, rows }) => `${name} ${rows}`).join(', ');
  return [
    `${file}: made ${new Date(madeAt).toISOString()}${by}; rows: ${counts || 'none'}`,
    ...named('Left out, unknown to this release', unknown),
  ];
}

/** What an import did, or would do. */
export function describePlan(plan: ImportPlan): string[] {
  const back = plan.published.filter(({ published }) => published === null).length;
  const changed = plan.settings.map(({ key }) => key).join(', ');
  return [
    `Texts: ${plan.published.length - back} changed, ${back} back to the supplied ones`,
    ...(plan.marked.length > 0 ? [`Texts with other marks: ${plan.marked.length}`] : []),
    `Drafts: ${plan.drafts.length} changed, ${plan.keptDrafts} left as they are`,
    `Settings changed: ${changed || 'none'}`,
  ];
}

/** Each text that would change. */
export function listChanges({ published, drafts }: ImportPlan): string[] {
  return [
    ...published.map(
      (row) => `${showKey(row)}: ${row.published === null ? 'the supplied text' : 'another text'}`,
    ),
    ...drafts.map(({ key, text }) => `${showKey(key)}: ${text === null ? 'no' : 'another'} draft`),
  ];
}

export function named(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}
