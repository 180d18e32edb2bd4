import { useCallback, useEffect, useRef, useState } from 'react';
import { isPictureName, type PictureShape } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useWords } from '../../words/words.tsx';
import type { FrameRequest, ShownPicture } from '../frame-messages.ts';
import type { FrameWidth } from './PageFrame.tsx';

interface Frame {
  send(request: FrameRequest): void;
  isReady: boolean;
}

/** The chosen picture of the page in the frame, and how it would look before it is saved. */
export function useFramePicture(wanted: string | null, { send, isReady }: Frame) {
  const { leave: question } = useWords().sitePictures;
  const confirm = useConfirm();
  const [name, setName] = useState<PictureName>();
  const unsaved = useRef<ShownPicture>(undefined);

  // The address may name one: a link from the list of pictures.
  useEffect(() => {
    if (wanted !== null && isPictureName(wanted)) setName(wanted);
  }, [wanted]);

  /** Also after the page was loaded again. */
  useEffect(() => {
    if (!isReady || !name) return;
    send({ type: 'select-picture', name });
    if (unsaved.current?.name === name) send({ type: 'show-picture', ...unsaved.current });
  }, [isReady, name, send]);

  return {
    name,
    preview: useCallback(
      (picture: ShownPicture) => {
        unsaved.current = picture;
        send({ type: 'show-picture', ...picture });
      },
      [send],
    ),
    saved: useCallback(() => {
      unsaved.current = undefined;
    }, []),
    choose: useCallback((next: PictureName) => setName(next), []),
    forget: useCallback(() => setName(undefined), []),
    /** Whether somebody may turn to something else: asks when this is not saved. */
    async leave(): Promise<boolean> {
      if (!unsaved.current) return true;
      const isSure = await confirm({ ...question, isDangerous: true });
      if (isSure) {
        unsaved.current = undefined;
        send({ type: 'reset-pictures' });
      }
      return isSure;
    },
  };
}

/** A phone is shown while its part is moved, and any other window while the wide one is. */
export function widthFor(shape: PictureShape, now: FrameWidth): FrameWidth {
  if (shape === 'phone') return 'phone';
  return now === 'phone' ? 'desktop' : now;
}
