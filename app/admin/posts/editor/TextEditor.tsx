import '@mantine/tiptap/styles.css';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { useWords } from '../../words/words.tsx';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { findExternalPictures } from './pictures.ts';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useUploads } from './useUploads.ts';
import { writeHtml } from './write-html.ts';

interface Props {
  language: Language;
  /** Read once; later changes come from the editor itself. */
  html: string;
  label: string;
  /** Whether readers can download files from it. */
  takesFiles?: boolean;
  onChange(html: string): void;
  /** How many pictures and files are on their way into it. */
  onUploads?(count: number): void;
}

/** The rich text of one version. `onChange` is called only when all its pictures are on our site. */
export function TextEditor(props: Props) {
  const { language, html, label, takesFiles = false, onChange, onUploads } = props;
  const words = useWords();
  const texts = words.editor;
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
        uploads.insert(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        uploads.insert(files, at);
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

  const uploads = useUploads(editor, { takesFiles, onCount: onUploads });
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
      uploads.copyPicture(changed, source).then(() => importing.current.delete(source));
    }
  }

  /** A click alone may add an empty line at the end, which is no change of the text. */
  function tell(text: string) {
    if (text === written.current) return;
    written.current = text;
    onChangeNow.current(text);
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
      <Toolbar editor={editor} uploads={uploads} takesFiles={takesFiles} onLink={link.open} />
      <LinkDialog editor={editor} isOpen={isLink} onClose={link.close} />
      <RichTextEditor.Content className={styles.content} />
      <p className={styles.uploads} role="status">
        {uploads.count > 0 && texts.pictures.uploading(uploads.count)}
      </p>
    </RichTextEditor>
  );
}
