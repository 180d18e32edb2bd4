import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatFigure, formatPercent, formatTime, splitSign } from '#app/ui/format.ts';
import { suppliedEvidence } from '#content/evidence.ts';
import { readSupplied } from '#content/supplied.ts';
import { type EvidenceName, evidencePlaces, type Figure } from '#domain/evidence.ts';
import { setFigureAt } from '#domain/evidence-rules.ts';
import { type Language, languages, localize } from '#domain/language.ts';
import { pagePaths, pages } from '#domain/pages.ts';
import type { TextRules } from '#server/site/drafts.ts';
import { evidenceKey } from '#server/site/evidence.ts';
import { siteTextRules } from '#server/site/text-rules.ts';
import { openPages } from '../scripts/built-pages.ts';
import { publishOver } from './support/site-texts.ts';

// As pages are served, before React is imported: made for development, it takes far longer.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const root = join(import.meta.dirname, '..');

/** Those of the back office, which read the record before it is published. */
const rules = siteTextRules(readSupplied()) as unknown as TextRules<string>;

type Format = (figure: Figure, language: Language) => string;
type Swap = [before: Figure, after: Figure, format: Format];

const years: Format = (figure, language) => formatTime(figure, 'year', language);
const months: Format = (figure, language) => formatTime(figure, 'month', language);
const minutes: Format = (figure, language) => formatTime(figure, 'minute', language);

/**
 * One figure of each record, by its path, and how pages write it and what is computed from it. The
 * first is one by which every document that shows it can be told.
 */
const changes: [EvidenceName, path: string, figure: Figure, swaps: [Swap, ...Swap[]]][] = [
  [
    ...(['years', 'inUse.figure', '21'] as const),
    [
      ['20', '21', years],
      ['20', '21', formatFigure],
    ],
  ],
  [
    ...(['filterAir', 'rows.0.after', '41.2'] as const),
    [
      ['40.1', '41.2', formatFigure],
      ['40.1', '41.2', formatPercent],
    ],
  ],
  [
    ...(['particles', 'rows.3.removal', '99.78'] as const),
    [
      ['99.81', '99.78', formatPercent],
      ['0.19', '0.22', formatPercent],
    ],
  ],
  ['antibacterial', 'reduction', '98.7', [['99.9', '98.7', formatPercent]]],
  [
    ...(['deodorization', 'rows.1.before', '35'] as const),
    [
      ['96.6', '97.1', formatPercent],
      ['30', '35', formatFigure],
    ],
  ],
  ['antifungal', 'untreated.figure', '62', [['60', '62', formatPercent]]],
  [
    ...(['substances', 'rows.2.before', '4.9'] as const),
    [
      ['56.5', '59.2', formatPercent],
      ['4.6', '4.9', formatFigure],
    ],
  ],
  ['voc', 'minutes', '115', [['120', '115', minutes]]],
  [
    ...(['floatingBacteria', 'rows.1.after', '4'] as const),
    [
      ['84.8', '87.9', formatPercent],
      ['5', '4', formatFigure],
    ],
  ],
  ['lasting', 'months', '4', [['3', '4', months]]],
  [
    ...(['phosphorus', 'untreated.value', '6.512'] as const),
    [
      ['6.437', '6.512', formatFigure],
      ['34.6', '33.8', formatPercent],
    ],
  ],
];

const documents = languages.flatMap((language) =>
  pagePaths.map((path) => ({ language, address: localize(path, language) })),
);

/** What people, screen readers and search engines are told; not where a drawing puts it. */
function saidIn(html: string): string {
  const said: string[] = [];
  let isSaid = true;
  const parser = new Parser({
    onopentag(name, { alt, content, title, type, 'aria-label': label }) {
      isSaid = name !== 'style' && (name !== 'script' || type === 'application/ld+json');
      said.push(...[alt, content, title, label].filter((text) => text !== undefined));
    },
    ontext(text) {
      if (isSaid) said.push(text);
    },
    onclosetag() {
      isSaid = true;
    },
  });
  parser.end(html);
  return said.join('\n');
}

/** A number before its sign, which may stand apart; of its own: neither 160% nor 60.5% is 60%. */
function pattern(text: string): RegExp {
  const { number, sign } = splitSign(text);
  const follows = sign ? `(?=\\s*${sign.trim()})` : '(?!\\s*%)';
  return new RegExp(`(?<![\\d.,])${number.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)${follows}`, 'g');
}

/** The shapes of the page's charts, without what is written in them. */
function drawnIn(html: string): string {
  return (html.match(/<(?:svg|line|circle|path|polyline|rect|text)\b[^>]*>/g) ?? []).join('\n');
}

/** Those whose figure has a place on an axis, and is not only written. */
const drawn: readonly EvidenceName[] = [
  'years',
  'filterAir',
  'particles',
  'deodorization',
  'antifungal',
  'substances',
  'floatingBacteria',
  'phosphorus',
];

async function renderAll(opened: Awaited<ReturnType<typeof openPages>>) {
  const all = new Map<string, string>();
  for (const { address } of documents) all.set(address, await opened.render(address));
  await opened.close();
  return all;
}

let before: Map<string, string>;
let saidBefore: Map<string, string>;

beforeAll(async () => {
  before = await renderAll(await openPages(root));
  saidBefore = new Map([...before].map(([address, html]) => [address, saidIn(html)]));
});
afterAll(() => before.clear());

it.each(changes)(
  'one figure of %s changes every document that shows it, in it every place, and no other',
  async (name, path, figure, swaps) => {
    const figures = structuredClone(suppliedEvidence[name]);
    setFigureAt(figures, path, figure);
    const opened = await openPages(root, (database) =>
      publishOver(database, evidenceKey(name), JSON.stringify({ figures, source: null }), {
        rules,
      }),
    );
    const after = await renderAll(opened);
    const [[old, , format]] = swaps;
    const shows = (said: string, language: Language) => pattern(format(old, language)).test(said);

    const showing = documents.filter(({ address, language }) =>
      shows(saidBefore.get(address) ?? '', language),
    );
    const changed = documents.filter(({ address }) => before.get(address) !== after.get(address));
    expect(changed.map(({ address }) => address)).toEqual(showing.map(({ address }) => address));
    // Its own page and that of all results, at least.
    expect(changed.length).toBeGreaterThanOrEqual(2 * languages.length);

    for (const { address, language } of changed) {
      const said = saidIn(after.get(address) ?? '');
      expect(shows(said, language), address).toBe(false);
      const backAgain = swaps.reduce(
        (text, [from, to, write]) =>
          text.replace(pattern(write(to, language)), splitSign(write(from, language)).number),
        said,
      );
      expect(backAgain, address).toBe(saidBefore.get(address));
    }

    const own = localize(pages[evidencePlaces[name].page].path, 'ko');
    const moves = drawnIn(before.get(own) ?? '') !== drawnIn(after.get(own) ?? '');
    expect(moves, 'what is drawn moves').toBe(drawn.includes(name));
  },
  60_000,
);
