import { TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useWords } from '../../words/words.tsx';

/** Lines on 20 × 20: the table, and the part of it that a tool is about. */
const drawings = {
  addRow: 'M3 4h14v5H3zM10 4v5M10 12v5M7.5 14.5h5',
  addColumn: 'M4 3v14h5V3zM4 10h5M12 10h5M14.5 7.5v5',
  headerRow: 'M3 4h14v12H3zM3 8h14M10 8v8M3.5 5h13M3.5 6h13M3.5 7h13',
  removeRow: 'M3 4h14v5H3zM10 4v5M7.5 14.5h5',
  removeColumn: 'M4 3v14h5V3zM4 10h5M12 10h5',
  removeTable: 'M3 4h14v12H3zM7.5 7.5l5 5M12.5 7.5l-5 5',
};

/** Shown while the caret is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const { tools } = useWords().editor;
  const caption = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('table') ? String(current.getAttributes('table').caption ?? '') : undefined,
  });
  if (caption === undefined) return null;
  const run = () => editor.chain().focus();
  const acts: Record<keyof typeof drawings, () => void> = {
    addRow: () => run().addRowAfter().run(),
    addColumn: () => run().addColumnAfter().run(),
    headerRow: () => run().toggleHeaderRow().run(),
    removeRow: () => run().deleteRow().run(),
    removeColumn: () => run().deleteColumn().run(),
    removeTable: () => run().deleteTable().run(),
  };
  return (
    <>
      <RichTextEditor.ControlsGroup>
        {(Object.keys(acts) as (keyof typeof drawings)[]).map((name) => (
          <RichTextEditor.Control
            key={name}
            aria-label={tools[name]}
            title={tools[name]}
            onClick={acts[name]}
          >
            <svg
              {...{ width: 16, height: 16, viewBox: '0 0 20 20', fill: 'none' }}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={drawings[name]} />
            </svg>
          </RichTextEditor.Control>
        ))}
      </RichTextEditor.ControlsGroup>
      <TextInput
        size="xs"
        flex="1 1 16rem"
        aria-label={tools.caption}
        placeholder={tools.caption}
        value={caption}
        maxLength={300}
        onChange={(event) =>
          editor.commands.updateAttributes('table', { caption: event.currentTarget.value })
        }
      />
    </>
  );
}
