import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../tests/hostile/corpus/texts.ts';
import { unzip } from '../../tests/support/zip.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetToWrite, writeXlsx } from './write-xlsx.ts';

const write = (sheets: SheetToWrite[]) => buffer(writeXlsx(sheets));

async function readBack(sheets: SheetToWrite[]) {
  const read = await readXlsx(await write(sheets));
  if (!read.ok) throw new Error(read.reason);
  return read.sheets;
}

describe('a workbook', () => {
  it('is read as it was written, sheet by sheet', async () => {
    const rows = [
      ['key', '한국어', ''],
      ['home <b> & "x"', ' 두 줄\n\n째 ', ''],
      ['', '', '=1+1'],
      ['_x000D_', '_x005F_x0041_', '_x_', 'no\u00a0break 😀'],
    ];
    expect(
      await readBack([
        { name: '한국어', widths: [20, 40], rows },
        { name: 'A & B', rows: [['only']] },
      ]),
    ).toEqual([
      {
        name: '한국어',
        rows: [
          { line: 1, cells: ['key', '한국어'] },
          { line: 2, cells: ['home <b> & "x"', ' 두 줄\n\n째 '] },
          { line: 3, cells: ['', '', '=1+1'] },
          { line: 4, cells: rows[3] },
        ],
      },
      { name: 'A & B', rows: [{ line: 1, cells: ['only'] }] },
    ]);
  });

  it('keeps its head in view and breaks lines where columns have widths', async () => {
    const parts = await unzip(
      await write([{ name: 'Texts', widths: [12], rows: [['head'], ['long text']] }]),
    );
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    expect(sheet).toContain('<pane ySplit="1"');
    expect(sheet).toContain('<col min="1" max="1" width="12" customWidth="1"/>');
    expect(sheet).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">head</t>');
    expect(sheet).toContain('<c s="2" t="inlineStr"><is><t xml:space="preserve">long text</t>');
  });

  it('is a list whose moments are dates in Seoul, with filters in its head', async () => {
    const rows = [
      Array.from({ length: 28 }, (_, at) => `head ${at}`),
      ['010-1234-5678', { time: Date.parse('2026-11-16T15:00:00Z') }],
    ];
    const parts = await unzip(await write([{ name: 'List', isList: true, rows }]));
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    // The 17th of November 2026 is day 46343; in Seoul it has just begun.
    expect(sheet).toContain('<c s="3"><v>46343</v></c>');
    expect(sheet).toContain(
      '<c s="4" t="inlineStr"><is><t xml:space="preserve">010-1234-5678</t></is></c>',
    );
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:AB2"/></worksheet>');
    expect(String(parts.get('xl/styles.xml'))).toContain('formatCode="yyyy-mm-dd hh:mm"');
  });

  it('holds no formula, whatever is written', async () => {
    const rows = hostileTexts.map(({ make }) => [`=${make(50)}`]);
    const parts = await unzip(await write([{ name: 'Texts', rows }]));
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    expect(sheet.match(/<c /g)).toHaveLength(rows.length);
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(rows.length);
    expect(sheet).not.toContain('<f');
  });

  it('breaks off when its rows do, instead of ending the process', async () => {
    async function* rows() {
      yield ['Reference'];
      throw new Error('Connection terminated unexpectedly');
    }
    const sheets = [
      { name: 'First', rows: [['whole']] },
      { name: 'Second', rows: rows() },
    ];
    await expect(writeXlsx(sheets).toArray()).rejects.toThrow('Connection terminated');
  });

  it('stops reading rows when nobody reads it any more', async () => {
    let isRead = false;
    let isStopped = false;
    async function* rows() {
      try {
        for (isRead = true; ; ) yield [randomUUID()];
      } finally {
        isStopped = true;
      }
    }
    for await (const _ of writeXlsx([{ name: 'Endless', rows: rows() }])) if (isRead) break;
    await expect.poll(() => isStopped).toBe(true);
  });
});
