import { Skeleton } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { PictureShape } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { useLanguage } from '../../words/words.tsx';
import type { ShownPicture } from '../frame-messages.ts';
import { namePicture } from './name-picture.ts';
import { PictureDescriptions } from './PictureDescriptions.tsx';
import { PictureForm } from './PictureForm.tsx';

interface Props {
  name: PictureName;
  /** Of the page beside it. */
  language: Language;
  /** Shows a part of the picture on the page before it is saved. */
  onPreview(picture: ShownPicture): void;
  /** Somebody works on the part for wide screens, or for phones. */
  onShape(shape: PictureShape): void;
  /** Something of it is saved. */
  onSaved(): void;
  onOpen(name: PictureName): void;
  /** Another number: something was saved or published. */
  changes: number;
  saveNow: RefObject<() => Promise<void>>;
}

/** A picture beside the page that shows it: another file, its two parts, its descriptions. */
export function PicturePanel(props: Props) {
  const { name, language, changes, onSaved, saveNow } = props;
  const { language: speech } = useLanguage();
  const list = useQuery('GET /site/pictures');
  /** Counts how often what was here gave way to what somebody else had saved. */
  const [begun, setBegun] = useState(0);
  const { reload } = list;
  const picture = list.data?.pictures.find((one) => one.name === name);

  useEffect(() => {
    if (changes > 0) reload();
  }, [changes, reload]);

  if (!picture) {
    return list.error ? <QueryError query={list} /> : <Skeleton height={480} radius="md" />;
  }
  const nameOf = (wanted: PictureName) => {
    const other = list.data?.pictures.find((one) => one.name === wanted);
    return other ? namePicture(other, speech) : wanted;
  };
  return (
    <>
      <PictureForm
        key={begun}
        picture={picture}
        nameOf={nameOf}
        onPreview={props.onPreview}
        onShape={props.onShape}
        onSaved={onSaved}
        onTakeTheirs={(theirs) => {
          list.setData(({ pictures }) => ({
            pictures: pictures.map((one) => (one.name === name ? theirs : one)),
          }));
          setBegun((count) => count + 1);
          onSaved();
        }}
        onOpen={props.onOpen}
        saveDescriptions={saveNow}
      />
      <PictureDescriptions name={name} language={language} changes={changes} saveNow={saveNow} />
    </>
  );
}
