import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** The text as it is stored, with the head and the foot of its tables. */
export function writeHtml({ state, schema }: Editor): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content));
  for (const table of box.querySelectorAll('table')) {
    const head = takeRows(table, 'head');
    const foot = takeRows(table, 'foot');
    if (head.length > 0) table.createTHead().append(...head);
    if (foot.length > 0) table.createTFoot().append(...foot);
  }
  return box.innerHTML;
}

function takeRows(table: HTMLTableElement, section: 'head' | 'foot'): Element[] {
  const rows = [...table.querySelectorAll(`:scope > tbody > tr[data-section="${section}"]`)];
  for (const row of rows) row.removeAttribute('data-section');
  return rows;
}
