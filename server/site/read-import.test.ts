import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readSupplied, textsIn } from '#content/supplied.ts';
import { rulesOf } from '#content/text-rules.ts';
import type { Language } from '#domain/language.ts';
import { exchangedText } from '../../tests/support/exchanged-text.ts';
import { testWorkers } from '../../tests/support/workers.ts';
import { zip } from '../../tests/support/zip.ts';
import { type ReadSheet, readXlsx } from '../xlsx/read-xlsx.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import { type ExchangedText, exportTexts } from './export-texts.ts';
import { importInPool, readImport } from './read-import.ts';

const kicker = exchangedText('home hero.kicker', { es: { now: 'Sin luz', edition: 3 } });
const topic = exchangedText('contact businessTypes.corporate body');
const time = exchangedText(
  'product-water lead',
  { es: { now: 'en {time}' } },
  { slots: ['{time}'] },
);
const body = exchangedText(
  'mails reply.body',
  { es: { now: 'Uno\n\nDos' } },
  { isMultiline: true },
);
const texts = [kicker, topic, time, body];

const write = (all: ExchangedText[]) =>
  buffer(writeXlsx(exportTexts(all, { which: 'all', staffLanguage: 'ko' })));

/** The workbook as it comes back, with some texts of the Spanish sheet written anew. */
async function sheetsWith(written: Record<string, string>): Promise<ReadSheet[]> {
  const read = await readXlsx(await write(texts));
  if (!read.ok) throw new Error(read.reason);
  for (const { name, rows } of read.sheets) {
    const at = rows[0]?.cells.indexOf('→ Español') ?? -1;
    if (name !== 'Español') continue;
    for (const { cells } of rows) cells[at] = written[cells[0] ?? ''] ?? cells[at] ?? '';
  }
  return read.sheets;
}

function linesOf(sheets: ReadSheet[], now = texts) {
  const result = readImport(sheets, now);
  if (!result.ok) throw new Error(result.reason);
  return result.lines;
}

const spanish = { sheet: 'Español', language: 'es' };

describe('imported texts', () => {
  it('change nothing when the workbook comes back as it went', async () => {
    expect(linesOf(await sheetsWith({}))).toEqual([]);
  });

  it('are those that were written anew, tidied, with the edition to save against', async () => {
    const written = {
      'home hero.kicker': ' Sin  luz alguna\n',
      'contact businessTypes.corporate body': 'Sociedad',
      'mails reply.body': 'Uno\nDos',
    };
    expect(linesOf(await sheetsWith(written))).toEqual([
      {
        ...{ ...spanish, line: 2, key: 'home hero.kicker', page: 'home', path: 'hero.kicker' },
        ...{ before: 'Sin luz', after: 'Sin luz alguna', edition: 3 },
      },
      {
        ...{ ...spanish, line: 3, key: 'contact businessTypes.corporate body' },
        ...{ page: 'contact', path: 'businessTypes.corporate body' },
        ...{ before: 'es', after: 'Sociedad', edition: null },
      },
      {
        ...{ ...spanish, line: 5, key: 'mails reply.body', page: 'mails', path: 'reply.body' },
        ...{ before: 'Uno\n\nDos', after: 'Uno\nDos', edition: null },
      },
    ]);
  });

  it('are refused where they break a rule, each with its line', async () => {
    const written = { 'home hero.kicker': '', 'product-water lead': 'en <b>{tiempo}</b>' };
    expect(linesOf(await sheetsWith(written))).toMatchObject([
      { line: 2, after: '', refused: [{ code: 'empty' }] },
      {
        line: 4,
        after: 'en <b>{tiempo}</b>',
        refused: [
          { code: 'missing-slot', slot: '{time}' },
          { code: 'unknown-slot', slot: '{tiempo}' },
          { code: 'markup', found: '<b' },
          { code: 'markup', found: '</' },
        ],
      },
    ]);
  });

  it('are refused where the text has changed here since, and only where both changed it', async () => {
    const now = [
      exchangedText('home hero.kicker', { es: { now: 'Otra luz', edition: 4 } }),
      exchangedText('contact businessTypes.corporate body', { es: { now: 'Otra', edition: 1 } }),
      time,
      body,
    ];
    const sheets = await sheetsWith({ 'home hero.kicker': 'Sin luz alguna' });
    expect(linesOf(sheets, now)).toMatchObject([
      { line: 2, before: 'Otra luz', edition: 4, refused: 'changed-since' },
    ]);
    expect(linesOf(await sheetsWith({ 'home hero.kicker': 'Otra luz' }), now)).toEqual([]);
  });

  it('are refused where no such text is known, and notes without a text are not', async () => {
    const [sheet] = (await sheetsWith({})).filter(({ name }) => name === 'Español');
    if (!sheet) throw new Error('no Spanish sheet');
    const column = sheet.rows[0]?.cells.indexOf('→ Español') ?? 0;
    const cells = Array<string>(column).fill('');
    sheet.rows.push({ line: 9, cells: ['', 'translated by A.'] });
    sheet.rows.push({ line: 10, cells: ['home gone', ...cells.slice(1), 'Ido'] });
    sheet.rows.push({ line: 11, cells: [...cells, 'Sin clave'] });
    expect(linesOf([sheet])).toEqual([
      {
        ...{ ...spanish, line: 10, key: 'home gone', before: '', after: 'Ido' },
        ...{ edition: null, refused: 'unknown-key' },
      },
      {
        ...{ ...spanish, line: 11, key: '', before: '', after: 'Sin clave' },
        ...{ edition: null, refused: 'unknown-key' },
      },
    ]);
  });

  it('are refused where an earlier line says something else of the same text', () => {
    const rows = ['Uno', 'Uno', 'Dos'].map((text, at) => {
      return { line: at + 2, cells: ['home hero.kicker', text] };
    });
    const sheet = { name: 'Mine', rows: [{ line: 1, cells: ['Key', '→ Español'] }, ...rows] };
    expect(linesOf([sheet])).toMatchObject([
      { line: 2, after: 'Uno' },
      { line: 4, after: 'Dos', refused: 'repeated' },
    ]);
    expect(linesOf([sheet])[0]).not.toHaveProperty('refused');
  });

  it('are found under a title, in columns moved about and without a version', () => {
    const rows = [
      { line: 1, cells: ['Translations for NOSHINE'] },
      { line: 3, cells: ['Note', ' → Español ', '키 '] },
      { line: 4, cells: ['checked', 'Sin luz alguna', 'home hero.kicker'] },
    ];
    expect(linesOf([{ name: 'Renamed', rows }])).toMatchObject([
      { sheet: 'Renamed', line: 4, language: 'es', after: 'Sin luz alguna', edition: 3 },
    ]);
  });

  it('are missed in a workbook of something else', () => {
    const rows = [{ line: 1, cells: ['Key', 'Price'] }];
    expect(readImport([{ name: 'Prices', rows }], texts)).toEqual({
      ok: false,
      reason: 'no-texts',
    });
  });
});

describe('a workbook of the whole site', () => {
  it('goes out and comes back through a worker without a difference', async () => {
    const supplied = readSupplied();
    const textsOf = (language: Language) => textsIn(supplied[language]);
    const [ko, en, id, es] = [textsOf('ko'), textsOf('en'), textsOf('id'), textsOf('es')];
    const all = [...rulesOf(supplied)].map(([key, rule]) => {
      const now = (texts: Map<string, string>) => ({
        now: texts.get(key.replace(' ', '.')) ?? '?',
      });
      return exchangedText(key, { ko: now(ko), en: now(en), id: now(id), es: now(es) }, rule);
    });
    const pool = testWorkers();
    const file = await write(all);
    expect(await importInPool(pool, { file, texts: all })).toEqual({ ok: true, lines: [] });
    const none = await zip({ 'a.txt': 'x' });
    expect(await importInPool(pool, { file: none, texts: all })).toEqual({
      ok: false,
      reason: 'not-xlsx',
    });
    await pool.close();
  });
});
