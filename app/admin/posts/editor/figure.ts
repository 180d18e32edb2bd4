import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

/** Half of the text's column. */
export const halfWidth = 360;

interface Place {
  position: number;
  node: Node;
}

/** The figure around the selected picture, or the paragraph that holds nothing but pictures. */
function findBlock({ state }: Editor): Place | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === 'figure') return { position: $from.before(depth), node };
  }
  const { parent } = $from;
  const isOnlyPictures =
    parent.type.name === 'paragraph' &&
    parent.children.every((child) => child.type.name === 'image');
  return isOnlyPictures ? { position: $from.before(), node: parent } : undefined;
}

/** Step by step, so that the picture stays selected while its fields are typed in. */
export function changePicture(editor: Editor, attributes: Record<string, unknown>): void {
  const { tr, selection } = editor.state;
  for (const [name, value] of Object.entries(attributes)) {
    tr.setNodeAttribute(selection.from, name, value);
  }
  editor.view.dispatch(tr);
}

const captionOf = (figure: Node) =>
  figure.children.find((child) => child.type.name === 'figcaption');

export function readFigure(editor: Editor) {
  const block = findBlock(editor);
  return {
    canHaveCaption: block !== undefined,
    caption: block ? (captionOf(block.node)?.textContent ?? '') : '',
    isGallery: block?.node.attrs.isGallery === true,
  };
}

/** Wraps a bare picture in a figure, and unwraps it again when nothing stands below it any more. */
export function writeCaption(editor: Editor, caption: string): void {
  const block = findBlock(editor);
  if (!block) return;
  const { schema, tr, selection } = editor.state;
  const { figure, figcaption, paragraph } = schema.nodes;
  if (!figure || !figcaption || !paragraph) return;
  const { position, node } = block;
  const isFigure = node.type === figure;
  const rest = isFigure ? node.children.filter((child) => child.type !== figcaption) : [node];
  const below = caption && figcaption.create(null, paragraph.create(null, schema.text(caption)));
  const isBare = !below && !node.attrs.isGallery;
  const content = isBare
    ? Fragment.from(rest)
    : figure.create(isFigure ? node.attrs : null, [...rest, ...(below ? [below] : [])]);
  tr.replaceWith(position, position + node.nodeSize, content);
  // The picture moves by the one step that a figure around it takes.
  const moved = Number(!isBare) - Number(isFigure);
  const at = selection.from + moved;
  if (tr.doc.nodeAt(at)?.type.name === 'image') tr.setSelection(NodeSelection.create(tr.doc, at));
  editor.view.dispatch(tr);
}
