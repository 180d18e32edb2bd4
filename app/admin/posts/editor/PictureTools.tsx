import { SegmentedControl, TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useWords } from '../../words/words.tsx';
import { changePicture, halfWidth, readFigure, writeCaption } from './figure.ts';

/** Shown while a picture is selected: what it shows, what stands below it, how wide it is. */
export function PictureTools({ editor }: { editor: Editor }) {
  const words = useWords();
  const { pictures } = words.editor;
  const texts = words.postDesk.picture;
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('image')
        ? {
            alt: String(current.getAttributes('image').alt ?? ''),
            isHalf: Number(current.getAttributes('image').width) === halfWidth,
            ...readFigure(current),
          }
        : undefined,
  });
  if (!selected) return null;
  return (
    <>
      <TextInput
        size="xs"
        flex="1 1 14rem"
        aria-label={pictures.alt}
        title={pictures.alt}
        placeholder={pictures.altHint}
        value={selected.alt}
        maxLength={300}
        onChange={(event) => changePicture(editor, { alt: event.currentTarget.value })}
      />
      {selected.canHaveCaption && (
        <TextInput
          size="xs"
          flex="1 1 14rem"
          aria-label={texts.caption}
          title={texts.caption}
          placeholder={texts.captionHint}
          value={selected.caption}
          maxLength={300}
          onChange={(event) => writeCaption(editor, event.currentTarget.value)}
        />
      )}
      {!selected.isGallery && (
        <SegmentedControl
          size="xs"
          aria-label={texts.size}
          data={[
            { value: 'full', label: texts.full },
            { value: 'half', label: texts.half },
          ]}
          value={selected.isHalf ? 'half' : 'full'}
          onChange={(size) =>
            changePicture(editor, {
              width: size === 'half' ? halfWidth : null,
              height: null,
            })
          }
        />
      )}
    </>
  );
}
