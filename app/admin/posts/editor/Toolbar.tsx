import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type Ref, useRef } from 'react';
import { acceptedPostFiles } from '#domain/post-file.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.tsx';
import { FileTools } from './FileTools.tsx';
import { PictureLibrary } from './PictureLibrary.tsx';
import { PictureTools } from './PictureTools.tsx';
import { insertPicture } from './pictures.ts';
import { TableTools } from './TableTools.tsx';
import styles from './Toolbar.module.css';
import type { useUploads } from './useUploads.ts';
import { VideoLink } from './VideoLink.tsx';

interface Props {
  editor: Editor | null;
  uploads: ReturnType<typeof useUploads>;
  takesFiles: boolean;
  onLink(): void;
}

export function Toolbar({ editor, uploads, takesFiles, onLink }: Props) {
  const { tools } = useWords().editor;
  const picker = useRef<HTMLInputElement>(null);
  const galleryPicker = useRef<HTMLInputElement>(null);
  const filePicker = useRef<HTMLInputElement>(null);
  const { library, file } = useWords().postDesk;
  const [isLibrary, libraryDialog] = useDisclosure();
  const [isVideo, video] = useDisclosure();
  if (!editor) return null;
  const run = () => editor.chain().focus();

  return (
    <RichTextEditor.Toolbar
      sticky
      stickyOffset="var(--editor-top, var(--app-shell-header-height, 0px))"
      className={styles.toolbar}
    >
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
        <RichTextEditor.Control
          aria-label={tools.link}
          title={`${tools.link} (Ctrl+K)`}
          active={editor.isActive('link')}
          onClick={onLink}
        >
          <Icon name="link" size={16} />
        </RichTextEditor.Control>
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
        <RichTextEditor.Control
          aria-label={tools.gallery}
          title={tools.gallery}
          onClick={() => galleryPicker.current?.click()}
        >
          <Icon name="gallery" size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={library.open}
          title={library.open}
          onClick={libraryDialog.open}
        >
          <Icon name="library" size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Control aria-label={tools.video} title={tools.video} onClick={video.open}>
          <Icon name="video" size={16} />
        </RichTextEditor.Control>
        {takesFiles && (
          <RichTextEditor.Control
            aria-label={file.insert}
            title={file.insertHint}
            onClick={() => filePicker.current?.click()}
          >
            <Icon name="attachment" size={16} />
          </RichTextEditor.Control>
        )}
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
      <TableTools editor={editor} />
      <PictureTools editor={editor} />
      <FileTools editor={editor} onReplace={uploads.replace} />
      <Picker ref={picker} label={tools.picture} accept="image/*" onPick={uploads.insert} />
      <Picker
        ref={galleryPicker}
        label={tools.gallery}
        accept="image/*"
        onPick={uploads.insertTogether}
      />
      {takesFiles && (
        <Picker
          ref={filePicker}
          label={file.insert}
          accept={acceptedPostFiles}
          onPick={uploads.insert}
        />
      )}
      <PictureLibrary
        isOpen={isLibrary}
        onClose={libraryDialog.close}
        onUse={({ address, description }) => insertPicture(editor, address, description)}
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

interface PickerProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onPick(files: readonly File[]): void;
}

/** Opened by a button of the toolbar. */
function Picker({ ref, label, accept, onPick }: PickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        onPick([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}
