import { describe, expect, it } from 'vitest';
import { zip as zipByHand } from '../../tests/hostile/corpus/archives.ts';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { lockZip, zip } from '../../tests/support/zip.ts';
import { readXlsx } from './read-xlsx.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

/** As much of a workbook as is read; `rest` replaces or adds parts. */
function partsOf(rows: string, rest: Record<string, string> = {}): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${rest['xl/sharedStrings.xml'] ? relation('rId2', 'sharedStrings', 'sharedStrings.xml') : ''}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...rest,
  };
}

const read = async (rows: string, rest?: Record<string, string>) =>
  readXlsx(await zip(partsOf(rows, rest)));

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetOf = (...rows: { line: number; cells: string[] }[]) => ({
  ok: true,
  sheets: [{ name: 'Sheet1', rows }],
});

describe('a workbook is read', () => {
  it('as Excel writes it: shared texts, runs of different looks, pronunciations, empty cells left out', async () => {
    const rows =
      '<row r="1" spans="1:4" ht="15" x14ac:dyDescent="0.25"><c r="A1" s="1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="B3" s="2"/><c r="C3" t="s"><v>2</v></c><c r="E3"><v>99.92</v></c></row>';
    const texts =
      '<si><t>key</t></si>' +
      '<si><r><t xml:space="preserve">two </t></r><r><rPr><b/><sz val="11"/></rPr><t>looks</t></r></si>' +
      '<si><t>無光</t><rPh sb="0" eb="2"><t>むこう</t></rPh><phoneticPr fontId="1"/></si>';
    const shared = `${head}<sst ${main} count="3" uniqueCount="3">${texts}</sst>`;
    expect(await read(rows, { 'xl/sharedStrings.xml': shared })).toEqual(
      sheetOf(
        { line: 1, cells: ['key', '', '', 'two looks'] },
        { line: 3, cells: ['', '', '無光', '', '99.92'] },
      ),
    );
  });

  it('as LibreOffice writes it: kept spaces, line ends, truth, results of formulas', async () => {
    const rows =
      '<row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="b"><v>0</v></c></row>' +
      '<row r="2"><c r="A2" t="str"><f aca="false">A1&amp;&quot;!&quot;</f><v>one!</v></c><c r="B2" t="n"><v>1.5E3</v></c><c r="C2" t="e"><v>#NAME?</v></c></row>' +
      '<row r="1048576"/>';
    const shared = `${head}<sst ${main}><si><t xml:space="preserve"> one\n two </t></si></sst>`;
    expect(await read(rows, { 'xl/sharedStrings.xml': shared })).toEqual(
      sheetOf(
        { line: 1, cells: [' one\n two ', 'TRUE', 'FALSE'] },
        { line: 2, cells: ['one!', '1500', '#NAME?'] },
      ),
    );
  });

  it('as Google writes it: places from the root, a chart among the sheets, rows without words', async () => {
    const empty = Array.from({ length: 998 }, (_, at) => `<row r="${at + 3}" ht="15.75"/>`).join(
      '',
    );
    const rows = `<row r="1"><c r="A1" s="1"/><c r="B1" s="2" t="s"><v>0</v></c></row><row r="2"><c r="A2"/></row>${empty}`;
    const parts = {
      'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><workbookPr/><sheets><sheet state="visible" name="Chart" sheetId="1" r:id="rId4"/><sheet state="visible" name="Español &amp; más" sheetId="2" r:id="rId5"/></sheets><definedNames/><calcPr/></workbook>`,
      'xl/_rels/workbook.xml.rels': `${head}<Relationships>${relation('rId4', 'chartsheet', 'chartsheets/sheet1.xml')}${relation('rId5', 'worksheet', '/xl/worksheets/sheet1.xml')}${relation('rId6', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      'xl/sharedStrings.xml': `${head}<sst ${main}><si><t>sí</t></si></sst>`,
    };
    expect(await read(rows, parts)).toEqual({
      ok: true,
      sheets: [{ name: 'Español & más', rows: [{ line: 1, cells: ['', 'sí'] }] }],
    });
  });

  it('as other programs write it: with prefixes, without places, escaped', async () => {
    const sheet = `<x:worksheet xmlns:x="main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a_x000D_\nb</x:t></x:is></x:c><x:c/><x:c t="inlineStr"><x:is><x:r><x:t>_x005F_x0041_</x:t></x:r><x:r><x:t>&lt;&#x26;&#38;&gt;</x:t></x:r></x:is></x:c></x:row><x:row><x:c t="str"><x:v>2_x0009_</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read('', { 'xl/worksheets/sheet1.xml': `\uFEFF${sheet}` })).toEqual(
      sheetOf({ line: 1, cells: ['a\nb', '', '_x0041_<&&>'] }, { line: 2, cells: ['2\t'] }),
    );
  });

  it('with 100,000 cells, within two seconds', async () => {
    const row = `<row>${inline('word').repeat(10)}</row>`;
    const file = await zip(partsOf(row.repeat(10_000)));
    const result = await readXlsx(file);
    expect(await processorTimeOf(() => readXlsx(file))).toBeLessThan(2_000);
    expect(result.ok && result.sheets[0]?.rows.length).toBe(10_000);
  });

  it('without what stands far to the right', async () => {
    const far = '<c r="XFD1" t="inlineStr"><is><t>far</t></is></c>';
    const row = `<row>${inline('near')}${far}</row>`;
    expect(await read(row)).toEqual(sheetOf({ line: 1, cells: ['near'] }));
  });

  it('without replacing what a DOCTYPE declares', async () => {
    const doctype =
      '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    const sheet = `<?xml version="1.0"?>${doctype}<worksheet><sheetData><row>${inline('&file;&b;&nbsp;')}</row></sheetData></worksheet>`;
    expect(await read('', { 'xl/worksheets/sheet1.xml': sheet })).toEqual(
      sheetOf({ line: 1, cells: ['&file;&b;&nbsp;'] }),
    );
  });
});

describe('a file is refused', () => {
  const reasonOf = async (file: Buffer) => {
    const result = await readXlsx(file);
    return result.ok ? 'read' : result.reason;
  };
  const reasonOfParts = async (rows: string, rest?: Record<string, string>) =>
    reasonOf(await zip(partsOf(rows, rest)));

  it('that is no workbook', async () => {
    expect(await reasonOf(Buffer.alloc(0))).toBe('not-xlsx');
    expect(await reasonOf(Buffer.from('key,text\n'))).toBe('not-xlsx');
    // As Excel wraps a workbook under a password.
    expect(await reasonOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('not-xlsx');
    expect(await reasonOf(await zip({ 'content.xml': '<office/>' }))).toBe('not-xlsx');
  });

  it('that is damaged', async () => {
    const file = await zip(partsOf(`<row>${inline('word')}</row>`));
    expect(await reasonOf(file)).toBe('read');
    expect(await reasonOf(file.subarray(0, file.length - 30))).toBe('broken');
    expect(await reasonOf(lockZip(file))).toBe('broken');
    const stored = zipByHand(
      Object.entries(partsOf(`<row>${inline('word')}</row>`)).map(([name, text]) => {
        return { name, content: Buffer.from(text) };
      }),
    );
    expect(await reasonOf(stored)).toBe('read');
    stored.write('ward', stored.indexOf('word'));
    expect(await reasonOf(stored)).toBe('broken');
  });

  it('whose parts are missing, cut off or no UTF-8', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const { [sheet]: _, ...without } = partsOf('');
    expect(await reasonOf(await zip(without))).toBe('broken');
    expect(await reasonOfParts('', { [sheet]: '<worksheet><sheetData><row>' })).toBe('broken');
    const latin = Buffer.from('<worksheet>é</worksheet>', 'latin1');
    expect(await reasonOf(await zip({ ...partsOf(''), [sheet]: latin }))).toBe('broken');
    expect(await reasonOfParts('<row><c t="s"><v>7</v></c></row>')).toBe('broken');
  });

  it('that is larger than 5 MB, or unpacks to more than 30', async () => {
    const large = zipByHand([{ name: 'xl/a.png', content: Buffer.alloc(6e6) }]);
    expect(await reasonOf(large)).toBe('too-large');
    const spaces = ' '.repeat(31 * 1024 * 1024);
    expect(await reasonOfParts(spaces)).toBe('too-large');
    const unread = await zip({ ...partsOf(''), 'xl/media/a.bmp': spaces });
    expect(await reasonOf(unread)).toBe('read');
  });

  it('whose size is a lie', async () => {
    const parts = partsOf(' '.repeat(31 * 1024 * 1024));
    const entries = Object.entries(parts).map(([name, text]) => ({
      ...{ name, content: Buffer.from(text), isPacked: true },
      ...(name.includes('sheet1') && { claimedSize: 100 }),
    }));
    expect(await reasonOf(zipByHand(entries))).toBe('broken');
  });

  it('with more than 10,000 rows, a thousand sheets or a thousand parts', async () => {
    expect(await reasonOfParts(`<row>${inline('x')}</row>`.repeat(10_001))).toBe('too-many-rows');
    const sheets = '<sheet name="a" r:id="rId1"/>'.repeat(1_000);
    const workbook = `<workbook><sheets>${sheets}</sheets></workbook>`;
    expect(await reasonOfParts('', { 'xl/workbook.xml': workbook })).toBe('too-large');
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}`, '']));
    expect(await reasonOfParts('', many)).toBe('too-large');
  });

  it('with a text longer than cells are, or a million empty cells', async () => {
    expect(await reasonOfParts(`<row>${inline('_x0041_'.repeat(32_767))}</row>`)).toBe('read');
    expect(await reasonOfParts(`<row>${inline('_x0041_'.repeat(32_768))}</row>`)).toBe('too-large');
    expect(await reasonOfParts(`<row>${'<c/>'.repeat(1_000_001)}</row>`)).toBe('too-large');
  });

  it('with one long text in every cell', async () => {
    const shared = `<sst><si><t>${'long '.repeat(6_000)}</t></si></sst>`;
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(1_000);
    expect(await reasonOfParts(rows, { 'xl/sharedStrings.xml': shared })).toBe('too-large');
  });

  it('whose tags lie in each other without end', async () => {
    const nested = '<a>'.repeat(5_000_000);
    expect(await reasonOfParts(nested)).toBe('broken');
    expect(await processorTimeOf(() => reasonOfParts(nested))).toBeLessThan(2_000);
  });
});
