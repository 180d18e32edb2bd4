import { useCallback, useRef, useState } from 'react';
import { bindText } from '#content/bind-text.ts';
import type { Language } from '#domain/language.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import type { FrameRequest } from '../frame-messages.ts';
import type { usePlaces } from './usePlaces.ts';

interface Options {
  /** Of the text that is typed. */
  page: string | undefined;
  language: Language;
  places: ReturnType<typeof usePlaces>;
  send(request: FrameRequest): void;
  reload(): void;
}

/** What is typed beside the page appears on it; what cannot, once it is saved. */
export function useTypedText({ page, language, places, send, reload }: Options) {
  const [typed, setTyped] = useState<MarkedKey & { text: string }>();
  const isStale = useRef(false);
  return {
    typed,
    show: useCallback(
      (path: string, inLanguage: Language, text: string | null) => {
        const key = page === undefined ? undefined : places.numberOf({ page, path });
        if (page === undefined || key === undefined) return;
        if (text === null) {
          isStale.current = true;
          return;
        }
        const shown = bindText(text, { page, path }, inLanguage);
        send({ type: 'show', key, language: inLanguage, text: shown });
        if (inLanguage === language) setTyped({ key, language: inLanguage, text: shown });
      },
      [page, places, send, language],
    ),
    saved: useCallback(() => {
      if (!isStale.current) return;
      isStale.current = false;
      reload();
    }, [reload]),
    isStale,
  };
}
