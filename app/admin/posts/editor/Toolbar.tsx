import { TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.tsx';
import { VideoLink } from './VideoLink.tsx';

interface Props {
  editor: Editor | null;
  onPictures(files: readonly File[]): void;
}

export function Toolbar({ editor, onPictures }: Props) {
  const { tools, pictures } = useWords().editor;
  const picker = useRef<HTMLInputElement>(null);
  const [isVideo, video] = useDisclosure();
  const selection = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isTable: current?.isActive('table') ?? false,
      caption: String(current?.getAttributes('table').caption ?? ''),
      isPicture: current?.isActive('image') ?? false,
      alt: String(current?.getAttributes('image').alt ?? ''),
    }),
  });
  if (!editor) return null;
  const run = () => editor.chain().focus();
  const tableTools = [
    [tools.addRow, '+⎯', () => run().addRowAfter().run()],
    [tools.addColumn, '+│', () => run().addColumnAfter().run()],
    [tools.headerRow, 'H', () => run().toggleHeaderRow().run()],
    [tools.removeRow, '−⎯', () => run().deleteRow().run()],
    [tools.removeColumn, '−│', () => run().deleteColumn().run()],
    [tools.removeTable, '×', () => run().deleteTable().run()],
  ] as const;

  return (
    <RichTextEditor.Toolbar sticky stickyOffset="var(--app-shell-header-height, 0px)">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={tools.picture}
          title={tools.picture}
          onClick={() => picker.current?.click()}
        >
          <Icon name="picture" size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Control aria-label={tools.video} title={tools.video} onClick={video.open}>
          <Icon name="video" size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={tools.table}
          title={tools.table}
          onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <Icon name="table" size={16} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {selection?.isTable && (
        <RichTextEditor.ControlsGroup>
          {tableTools.map(([name, sign, act]) => (
            <RichTextEditor.Control key={name} aria-label={name} title={name} onClick={act}>
              <span aria-hidden="true">{sign}</span>
            </RichTextEditor.Control>
          ))}
        </RichTextEditor.ControlsGroup>
      )}
      {selection?.isTable && (
        <TextInput
          size="xs"
          flex="1 1 16rem"
          aria-label={tools.caption}
          placeholder={tools.caption}
          value={selection.caption}
          maxLength={300}
          onChange={(event) =>
            editor.commands.updateAttributes('table', { caption: event.currentTarget.value })
          }
        />
      )}
      {selection?.isPicture && (
        <TextInput
          size="xs"
          flex="1 1 16rem"
          aria-label={pictures.alt}
          placeholder={pictures.altHint}
          value={selection.alt}
          maxLength={300}
          onChange={(event) =>
            editor.commands.updateAttributes('image', { alt: event.currentTarget.value })
          }
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={tools.picture}
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <VideoLink
        isOpen={isVideo}
        onClose={video.close}
        onVideo={({ address, service, label, still }) =>
          run()
            .insertContent({
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: label,
                  marks: [
                    {
                      type: 'link',
                      attrs: { href: address, 'data-video': service, 'data-still': still },
                    },
                  ],
                },
              ],
            })
            .run()
        }
      />
    </RichTextEditor.Toolbar>
  );
}
