import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { exportHeads } from '#content/staff-export.ts';
import { staffLabels } from '#content/staff-labels.ts';
import { csvCell } from '#domain/csv.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import { exportRows, exportWidths } from './export.ts';
import { writeCsv } from './export-csv.ts';
import { assignInquiry } from './staff-actions.ts';
import { changeStatus } from './status.ts';

const hostile = '=HYPERLINK("http://evil.example","x")';

it.each([
  ['=1+1', "'=1+1"],
  ['+82 10', '"=""+82 10"""'],
  ['01023456789', '"=""01023456789"""'],
  ['02-345-6789', '"=""02-345-6789"""'],
  ['+82 10+cmd', "'+82 10+cmd"],
  ['+"1', '"\'+""1"'],
  ['0"+cmd', '"0""+cmd"'],
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
    expect(text).toContain('"=""+82 10 1234 5678"""');
    expect(text.replaceAll('"=""+82 10 1234 5678"""', '')).not.toMatch(/(^|,)"?=/m);
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

  it('says who has it, when it was answered and closed, and names a field as staff do', async () => {
    const account = {
      email: 'jung@example.com',
      name: '정하나',
      role: 'agent',
      language: 'ko',
    } as const;
    const to = await database.write((trx) => addAccount(trx, account));
    const { id } = await storeInquiry(database, { name: '시각', interestedField: 'Water quality' });
    const now = Date.parse('2026-11-16T01:30:00Z');
    const act = { id, kind: database.kind, actor: 'agent', now };
    await database.write(async (trx) => {
      await assignInquiry(trx, act, to ?? null);
      await queueMail(trx, { kind: 'reply', inquiryId: id, now, state: 'sent' });
      await trx.updateTable('outbox').set({ sent_at: now }).where('inquiry_id', '=', id).execute();
      await changeStatus(trx, { ...act, status: 'closed', now: now + 1000 });
    });
    const rows = await Array.fromAsync(exportRows(database, { status: 'closed' }, 'ko'));
    const [heads = [], row = []] = rows;
    const cell = (head: string) => row[heads.indexOf(head)];
    expect(cell('담당자')).toBe('정하나');
    expect(cell('답변 시각 (한국 시간)')).toEqual({ time: now });
    expect(cell('종료 시각 (한국 시간)')).toEqual({ time: now + 1000 });
    expect(cell(exportHeads.ko.interestedField)).toBe(staffLabels.ko.topics.water);
    const [, , line = ''] = await Array.fromAsync(
      writeCsv(exportRows(database, { status: 'closed' }, 'ko')),
    );
    expect(line).toContain('2026-11-16 10:30:00');
  });

  it('is a workbook whose cells are words, never formulas', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'noshine-xlsx-')), 'out.xlsx');
    const rows = exportRows(database, {}, 'en');
    await writeFile(
      file,
      writeXlsx([{ name: 'NOSHINE', widths: exportWidths, isList: true, rows }]),
    );
    const sheet = await entryOf(await readFile(file), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t xml:space="preserve">Reference</t>');
    expect(sheet).toContain('김민수');
    expect(sheet).toContain(
      '<c s="4" t="inlineStr"><is><t xml:space="preserve">＝HYPERLINK(&quot;http://evil.example&quot;)</t></is></c>',
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
