import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { describeError } from '../../ui/describe-error.ts';
import { notifyError } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { findExternalPictures, importPicture, uploadPicture } from './pictures.ts';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import { writeHtml } from './write-html.ts';

interface Props {
  language: Language;
  /** Read once; later changes come from the editor itself. */
  html: string;
  label: string;
  onChange(html: string): void;
}

const isPicture = (file: File) => file.type.startsWith('image/');

/** The rich text of one version. `onChange` is called only when all its pictures are on our site. */
export function TextEditor({ language, html, label, onChange }: Props) {
  const words = useWords();
  const texts = words.editor;
  const [uploads, setUploads] = useState(0);
  const importing = useRef(new Set<string>());
  const onChangeNow = useRef(onChange);
  onChangeNow.current = onChange;

  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_, event) => {
        const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
        const hasText = event.clipboardData?.types.includes('text/html');
        if (files.length === 0 || hasText) return false;
        insertPictures(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])].filter(isPicture);
        if (isMoved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        insertPictures(files, at);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => handleUpdate(changed),
  });

  function handleUpdate(changed: Editor) {
    const external = findExternalPictures(changed);
    if (external.length === 0) return onChangeNow.current(writeHtml(changed));
    for (const source of external) {
      if (importing.current.has(source)) continue;
      importing.current.add(source);
      setUploads((n) => n + 1);
      importPicture(changed, source).then((isImported) => {
        importing.current.delete(source);
        setUploads((n) => n - 1);
        if (!isImported) notifyError(texts.pictures.notCopied);
      });
    }
  }

  async function insertPictures(files: readonly File[], at?: number) {
    setUploads((n) => n + files.length);
    for (const file of files) {
      try {
        const { address } = await uploadPicture(file);
        const image = { type: 'image', attrs: { src: address, alt: '' } };
        const node = { type: 'paragraph', content: [image] };
        if (at === undefined) editor?.chain().focus().insertContent(node).run();
        else editor?.chain().insertContentAt(at, node).run();
      } catch (error) {
        notifyError(`${texts.pictures.failed} ${describeError(error, words)}`);
      }
      setUploads((n) => n - 1);
    }
  }

  const { tools } = texts;
  return (
    <RichTextEditor
      editor={editor}
      className={styles.editor}
      labels={{
        boldControlLabel: tools.bold,
        italicControlLabel: tools.italic,
        underlineControlLabel: tools.underline,
        strikeControlLabel: tools.strike,
        h2ControlLabel: tools.h2,
        h3ControlLabel: tools.h3,
        h4ControlLabel: tools.h4,
        bulletListControlLabel: tools.bullets,
        orderedListControlLabel: tools.numbers,
        blockquoteControlLabel: tools.quote,
        hrControlLabel: tools.rule,
        alignLeftControlLabel: tools.alignLeft,
        alignCenterControlLabel: tools.alignCenter,
        alignRightControlLabel: tools.alignRight,
        linkControlLabel: tools.link,
        unlinkControlLabel: tools.unlink,
        linkEditorInputLabel: tools.linkAddress,
        linkEditorInputPlaceholder: 'https://',
        linkEditorExternalLink: tools.linkOpen,
        linkEditorInternalLink: tools.linkOpen,
        linkEditorSave: tools.linkSave,
        undoControlLabel: tools.undo,
        redoControlLabel: tools.redo,
        clearFormattingControlLabel: tools.clear,
      }}
    >
      <Toolbar editor={editor} onPictures={insertPictures} />
      <RichTextEditor.Content className={styles.content} />
      <p className={styles.uploads} role="status">
        {uploads > 0 && texts.pictures.uploading(uploads)}
      </p>
    </RichTextEditor>
  );
}
