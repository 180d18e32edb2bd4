import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { OwnFilm } from '#domain/own-film.ts';
import type { SiteFilm } from '#server/site/films-list.ts';
import type { UploadedFilm } from '#server/site/films-uploads.ts';
import { request } from '../../api/request.ts';
import { uploadFilm } from './upload-film.ts';

/** False: somebody else has changed it. */
type Saved = boolean;

/** What somebody is about to show in place of a film, and its way to the server. */
export function useFilmDraft({ name, language, next, hasDraft, ...film }: SiteFilm) {
  const [facts, setFacts] = useState<OwnFilm | UploadedFilm | null>(next);
  const [poster, setPoster] = useState(next?.poster ?? null);
  const [captions, setCaptions] = useState<OwnFilm['captions']>(next?.captions ?? {});
  const [edition, setEdition] = useState(film.edition);
  const [isChanged, setIsChanged] = useState(false);
  const [isDrafted, setIsDrafted] = useState(hasDraft);
  /** Of an upload that is under way, between 0 and 1. */
  const [progress, setProgress] = useState<number>();
  const uploading = useRef<AbortController>(undefined);
  const params = { name, language };

  // Whoever leaves has no use for the rest.
  useEffect(() => () => uploading.current?.abort(), []);

  /** False when it was canceled. What was there stays until the new one is. */
  async function upload(file: File): Promise<boolean> {
    const abort = new AbortController();
    uploading.current = abort;
    setProgress(0);
    try {
      const taken = await uploadFilm(file, { signal: abort.signal, onProgress: setProgress });
      if (abort.signal.aborted) return false;
      setFacts(taken);
      // It shows the film that was there before. Captions may still be right.
      setPoster(null);
      setIsChanged(true);
      return true;
    } catch (error) {
      if (abort.signal.aborted) return false;
      throw error;
    } finally {
      setProgress(undefined);
    }
  }

  async function choosePoster(picture: Blob) {
    const type = picture.type || 'application/octet-stream';
    const body = new Blob([picture], { type });
    const { file } = await request('POST /site/film-posters', { body });
    setPoster(file);
    setIsChanged(true);
  }

  async function chooseCaptions(of: Language, file: Blob) {
    const body = new Blob([file], { type: 'text/vtt' });
    const read = await request('POST /site/film-captions', { body });
    if (!read.ok) return read;
    setCaptions((before) => ({ ...before, [of]: read.hash }));
    setIsChanged(true);
    return read;
  }

  function removeCaptions(of: Language) {
    setCaptions(({ [of]: _, ...others }) => others);
    setIsChanged(true);
  }

  /** Undefined: somebody else has changed it. */
  async function saveNow(): Promise<number | undefined> {
    if (!isChanged || !facts) return edition ?? undefined;
    const answer = await request('PUT /site/films/:name/:language', {
      params,
      body: { hash: facts.hash, poster, captions, edition },
    });
    if (!answer.ok) return undefined;
    setEdition(answer.edition);
    setIsChanged(false);
    setIsDrafted(true);
    return answer.edition;
  }

  async function publish(at?: number): Promise<Saved> {
    const saved = await saveNow();
    if (saved === undefined) return false;
    const texts = [{ page: '@film', path: name, language, edition: saved }];
    const body = { texts, ...(at !== undefined && { at }) };
    const answer = await request('POST /site/texts/publish', { body });
    if (answer.ok && at === undefined) setIsDrafted(false);
    return answer.ok;
  }

  async function unschedule(): Promise<Saved> {
    const texts = [{ page: '@film', path: name, language }];
    await request('POST /site/texts/unschedule', { body: { texts } });
    return true;
  }

  /** As a draft: visitors see it once that is published. */
  async function backToSupplied(): Promise<Saved> {
    const answer = await request('POST /site/films/:name/:language/supplied', {
      params,
      body: { edition },
    });
    if (!answer.ok) return false;
    setEdition(answer.edition);
    setFacts(null);
    setPoster(null);
    setCaptions({});
    setIsChanged(false);
    setIsDrafted(true);
    return true;
  }

  return {
    ...{ facts, poster, captions, isChanged, isDrafted, progress },
    ...{
      upload,
      choosePoster,
      chooseCaptions,
      removeCaptions,
      publish,
      unschedule,
      backToSupplied,
    },
    save: async (): Promise<Saved> => (await saveNow()) !== undefined,
    cancelUpload: () => uploading.current?.abort(),
  };
}

export type FilmDraft = ReturnType<typeof useFilmDraft>;
