import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeXml } from '../escape.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts around the one sheet; the smallest workbook that spreadsheet programs open. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="NOSHINE" sheetId="1" r:id="r1"/></sheets></workbook>`,
};

/** Every cell is plain text and never a formula; written as it is read, whatever its length. */
export function writeXlsx(rows: AsyncIterable<string[]>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const source = Readable.from(sheet(rows));
  // yazl adds no error listener to either: without one, an error would end the process.
  source.on('error', (error) => output.destroy(error));
  zip.on('error', (error) => output.destroy(error as Error));
  // When the client disconnects, the rest of the rows need not be read.
  output.on('close', () => source.destroy());
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

async function* sheet(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetData>`;
  for await (const row of rows) yield `<row>${row.map(cell).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

/** A cell holds 32,767 characters at most; a longer detail is cut and says so. */
function cell(text: string): string {
  const fitting = text.length > 32_000 ? `${text.slice(0, 32_000)} …` : text;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(fitting)}</t></is></c>`;
}
