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
  // The editor adds one below a table or a picture, so that the caret can stand there.
  while (isEmptyParagraph(box.lastElementChild)) box.lastElementChild?.remove();
  return box.innerHTML;
}

function isEmptyParagraph(element: Element | null): boolean {
  return element?.localName === 'p' && element.childNodes.length === 0;
}

function takeRows(table: HTMLTableElement, section: 'head' | 'foot'): Element[] {
  const rows = [...table.querySelectorAll(`:scope > tbody > tr[data-section="${section}"]`)];
  for (const row of rows) row.removeAttribute('data-section');
  return rows;
}
