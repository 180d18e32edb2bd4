import { expect, it } from 'vitest';
import { archiveName, expiredArchives } from './archive-names.ts';

it('names an archive by the clock in Seoul', () => {
  expect(archiveName(Date.parse('2026-11-14T18:15:30Z'))).toBe('noshine-2026-11-15-0315.zip');
});

it('lets archives go that are older than so many days, but nothing else and never the newest', () => {
  const now = Date.parse('2026-11-15T03:15:00+09:00');
  const kept = ['noshine-2026-11-01-0315.zip', 'noshine-2026-11-15-0315.zip'];
  const others = ['erasures.jsonl', 'noshine-2020-01-01.zip', 'noshine-2020-01-01-0315.zip.part'];
  const old = ['noshine-2026-11-01-0314.zip', 'noshine-2025-12-31-2359.zip'];
  expect(expiredArchives([...old, ...others, ...kept], 14, now).sort()).toEqual(old.sort());
  expect(expiredArchives(['noshine-2020-01-01-0315.zip', ...others], 14, now)).toEqual([]);
  expect(expiredArchives([], 14, now)).toEqual([]);
});
