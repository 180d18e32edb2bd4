import { Anchor, Button, Text } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { acceptedPostFiles } from '#domain/post-file.ts';
import { FilePick } from '../../ui/FilePick.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { useWords } from '../../words/words.tsx';
import type { FileAttributes } from './file-block.ts';
import { fileNameIn, staffAddress } from './files.ts';

interface Props {
  editor: Editor;
  /** In place of the one with this address. */
  onReplace(old: string, file: File): void;
}

/** Shown while the caret stands in the label of a file: which one it is, and what can be done. */
export function FileTools({ editor, onReplace }: Props) {
  const texts = useWords().postDesk.file;
  const chosen = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('file') ? (current.getAttributes('file') as FileAttributes) : undefined,
  });
  if (!chosen) return null;
  const { href, size } = chosen;
  return (
    <>
      <Text size="sm" c="dimmed" title={texts.labelHint}>
        <Anchor size="sm" href={staffAddress(href)}>
          {fileNameIn(href)}
        </Anchor>
        {` (${formatBytes(size)})`}
      </Text>
      <FilePick
        label={texts.replace}
        accept={acceptedPostFiles}
        isDisabled={false}
        size="compact-sm"
        onPick={(file) => onReplace(href, file)}
      />
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => editor.chain().focus().deleteNode('file').run()}
      >
        {texts.remove}
      </Button>
    </>
  );
}
