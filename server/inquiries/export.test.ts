import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { staffLabels } from '#content/staff-labels.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import { exportRows } from './export.ts';
import { csvCell, writeCsv } from './export-csv.ts';

const hostile = '=HYPERLINK("http://evil.example","x")';

it.each([
  ['=1+1', "'=1+1"],
  ['+82 10', "'+82 10"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1+1', "'＝1+1"],
  ['＋82 10', "'＋82 10"],
  ['－1', "'－1"],
  ['＠sum', "'＠sum"],
  ['﹦1', "'﹦1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\u200b＝1', "'\u200b＝1"],
  ['a＝b', 'a＝b'],
  ['a "b", c', '"a ""b"", c"'],
  ['두 줄\n째', '"두 줄\n째"'],
])('a spreadsheet takes %s for words', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

describeOnBothDatabases('an export', (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    for (const [name, detail] of [
      ['김민수', '첫째 줄\n둘째 줄, "따옴표"'],
      [hostile, '<b>&amp;</b>\u0007'],
      ['＝HYPERLINK("http://evil.example")', '＠sum'],
    ]) {
      await storeInquiry(database, { name, detail, phoneNumber: '+82 10 1234 5678' });
    }
  });

  it('opens again as a table with every inquiry, newest first', async () => {
    const chunks = await Array.fromAsync(
      writeCsv(exportRows(database, { quarantined: false }, 'ko')),
    );
    const quarantined = await Array.fromAsync(
      writeCsv(exportRows(database, { quarantined: true }, 'ko')),
    );
    const text = chunks.join('') + quarantined.slice(2).join('');
    expect(text.startsWith('\uFEFF접수 번호,')).toBe(true);
    expect(text).toContain('"첫째 줄\n둘째 줄, ""따옴표"""');
    expect(text).toContain(`'=HYPERLINK(`);
    expect(text).not.toMatch(/(^|,)"?=/m);
  });

  it.each([
    ['ko', '방문자 언어', '새 문의', '인도네시아어'],
    ['en', 'Visitor language', 'New', 'Indonesian'],
  ] as const)('says everything in %s', async (language, head, ...says) => {
    const asked = { sample: true, businessType: 'publicInstitution', language: 2 };
    await storeInquiry(database, { ...asked, name: 'Budi' });
    const [heads, row] = await Array.fromAsync(exportRows(database, {}, language));
    const { businessTypes, sample } = staffLabels[language];
    expect(heads).toContain(head);
    const cells = [...says, businessTypes.publicInstitution, sample.yes];
    expect(row).toEqual(expect.arrayContaining(cells));
  });

  it('is a workbook whose cells are words, never formulas', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'noshine-xlsx-')), 'out.xlsx');
    const rows = exportRows(database, {}, 'en');
    await writeFile(file, writeXlsx([{ name: 'NOSHINE', rows }]));
    const sheet = await entryOf(await readFile(file), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t xml:space="preserve">Reference</t>');
    expect(sheet).toContain('김민수');
    expect(sheet).toContain(
      '<c t="inlineStr"><is><t xml:space="preserve">＝HYPERLINK(&quot;http://evil.example&quot;)</t></is></c>',
    );
    expect(sheet).not.toContain('<f>');
    expect(sheet).not.toContain('\u0007');
  });
});

function entryOf(bytes: Buffer, wanted: string): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) => {
        if (entry.fileName !== wanted) return zip.readEntry();
        zip.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error);
          resolve(Buffer.concat(await stream.toArray()).toString());
        });
      });
      zip.readEntry();
    });
  });
}
