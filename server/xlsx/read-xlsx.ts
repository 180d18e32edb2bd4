import { posix } from 'node:path';
import { openParts, UnreadableXlsx, type XlsxError, type XlsxParts } from './open-parts.ts';
import { openBudget, readRows, readSharedTexts, type SheetRow } from './parse-sheet.ts';

export interface ReadSheet {
  name: string;
  rows: SheetRow[];
}

export type ReadXlsx = { ok: true; sheets: ReadSheet[] } | { ok: false; reason: XlsxError };

const workbook = 'xl/workbook.xml';

/** Takes seconds at worst: on the serving site only in a worker thread. */
export async function readXlsx(file: Uint8Array): Promise<ReadXlsx> {
  try {
    const parts = await openParts(Buffer.from(file.buffer, file.byteOffset, file.length));
    if (!parts.has(workbook)) return { ok: false, reason: 'not-xlsx' };
    return { ok: true, sheets: await readSheets(parts) };
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadableXlsx ? error.reason : 'broken' };
  }
}

async function readSheets(parts: XlsxParts): Promise<ReadSheet[]> {
  const relations = await readRelations(parts);
  const shared = [...relations.values()].find(({ type }) => type === 'sharedStrings');
  const sharedTexts = shared ? await readSharedTexts(parts, shared.path) : [];
  const budget = openBudget();
  const sheets: ReadSheet[] = [];
  for (const { name, id } of await listSheets(parts)) {
    const relation = relations.get(id);
    // A sheet may also be a chart or a dialog.
    if (relation?.type !== 'worksheet') continue;
    const rows = await readRows(parts, relation.path, { sharedTexts, budget });
    sheets.push({ name, rows });
  }
  return sheets;
}

/** In the order of the tabs. */
async function listSheets(parts: XlsxParts): Promise<{ name: string; id: string }[]> {
  const sheets: { name: string; id: string }[] = [];
  await parts.read(workbook, {
    open(tag, attributes) {
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', id });
    },
  });
  return sheets;
}

interface Relation {
  /** The last name in its address: older and stricter workbooks differ before that. */
  type: string;
  path: string;
}

async function readRelations(parts: XlsxParts): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  await parts.read('xl/_rels/workbook.xml.rels', {
    open(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship') return;
      const path = posix.resolve('/xl', target).slice(1);
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}
