import type { Editor, JSONContent } from '@tiptap/core';

/** After what is selected, which stays; the caret then stands below the block. */
export function insertBelow(editor: Editor, block: JSONContent): void {
  // The page was left during the upload.
  if (editor.isDestroyed) return;
  const { selection } = editor.state;
  const { $to } = selection;
  const isInFile = $to.parent.type.name === 'file';
  const at = isInFile ? $to.after() : selection.to;
  editor
    .chain()
    .focus()
    .insertContentAt(at, [block, { type: 'paragraph' }])
    .run();
}
