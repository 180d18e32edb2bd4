import '@mantine/tiptap/styles.css';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { notifyError } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';
import { cleanPaste } from './clean-paste.ts';
import { describeRefusal } from './describe-refusal.ts';
import { extensions } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import {
  findExternalPictures,
  importPicture,
  insertGallery,
  insertPicture,
  uploadPicture,
} from './pictures.ts';
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

/** The rich text of one version. `onChange` is called only when all its pictures are on our site. */
export function TextEditor({ language, html, label, onChange }: Props) {
  const words = useWords();
  const texts = words.editor;
  const [uploads, setUploads] = useState(0);
  const [isLink, link] = useDisclosure();
  const importing = useRef(new Set<string>());
  const written = useRef<string>(undefined);
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
        'data-placeholder': words.postDesk.placeholder,
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return false;
        event.preventDefault();
        link.open();
        return true;
      },
      handlePaste: (_, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        const hasText = event.clipboardData?.types.includes('text/html');
        if (files.length === 0 || hasText) return false;
        insertPictures(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        insertPictures(files, at);
        // Else the browser would open the file in place of the page.
        event.preventDefault();
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      written.current = writeHtml(created);
    },
    onUpdate: ({ editor: changed }) => handleUpdate(changed),
  });

  const isEmpty = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isEmpty ?? false,
  });

  function handleUpdate(changed: Editor) {
    const external = findExternalPictures(changed);
    if (external.length === 0) return tell(writeHtml(changed));
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

  /** A click alone may add an empty line at the end, which is no change of the text. */
  function tell(text: string) {
    if (text === written.current) return;
    written.current = text;
    onChangeNow.current(text);
  }

  async function insertPictures(files: readonly File[], at?: number) {
    if (at !== undefined) editor?.commands.setTextSelection(at);
    setUploads((n) => n + files.length);
    for (const file of files) {
      const address = await upload(file);
      if (address && editor) insertPicture(editor, address);
    }
  }

  async function insertTogether(files: readonly File[]) {
    if (files.length < 2) return insertPictures(files);
    setUploads((n) => n + files.length);
    const addresses: string[] = [];
    for (const file of files) {
      const address = await upload(file);
      if (address) addresses.push(address);
    }
    if (addresses.length > 0 && editor) insertGallery(editor, addresses);
  }

  async function upload(file: File): Promise<string | undefined> {
    try {
      return (await uploadPicture(file)).address;
    } catch (error) {
      notifyError(describeRefusal(file.name, error, words));
      return undefined;
    } finally {
      setUploads((n) => n - 1);
    }
  }

  const { tools } = texts;
  return (
    <RichTextEditor
      editor={editor}
      className={styles.editor}
      data-empty={isEmpty || undefined}
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
        unlinkControlLabel: tools.unlink,
        undoControlLabel: tools.undo,
        redoControlLabel: tools.redo,
        clearFormattingControlLabel: tools.clear,
      }}
    >
      <Toolbar
        editor={editor}
        onPictures={insertPictures}
        onGallery={insertTogether}
        onLink={link.open}
      />
      <LinkDialog editor={editor} isOpen={isLink} onClose={link.close} />
      <RichTextEditor.Content className={styles.content} />
      <p className={styles.uploads} role="status">
        {uploads > 0 && texts.pictures.uploading(uploads)}
      </p>
    </RichTextEditor>
  );
}
