import { useState } from 'react';
import { type Language, languages } from '#domain/language.ts';
import { type CropArea, type PictureShape, variantsOf } from '#domain/own-picture.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { request } from '../../api/request.ts';
import { type CropState, wholePicture } from '../../ui/CropWindow.tsx';
import { type Source, sourceAddress, toCropArea, toCropState } from './crop-state.ts';
import { useLoadedImage } from './useLoadedImage.ts';

type Descriptions = Record<Language, string>;

interface Editions {
  picture: number | null;
  descriptions: Record<Language, number | null>;
}

export type SaveFailure =
  | { reason: 'edited-elsewhere' | 'not-found' }
  | { reason: 'refused'; languages: Language[] };

type Result = { ok: true; editions: Editions } | ({ ok: false } & SaveFailure);

/** What somebody is about to show in place of a picture, and its way to the server. */
export function usePictureDraft({ name, next, hasDraft, ...picture }: SitePicture) {
  const [hash, setHash] = useState(next?.source);
  const [moved, setMoved] = useState<Partial<Record<PictureShape, CropState>>>({});
  const [cropped, setCropped] = useState(next);
  const [descriptions, setDescriptions] = useState(() =>
    inEveryLanguage((language) => picture.descriptions[language].now),
  );
  const [editions, setEditions] = useState<Editions>(() => ({
    picture: picture.edition,
    descriptions: inEveryLanguage((language) => picture.descriptions[language].edition),
  }));
  const [isChanged, setIsChanged] = useState(false);
  const [isDrafted, setIsDrafted] = useState(hasDraft);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const image = useLoadedImage(hash && sourceAddress({ hash }));
  const source: Source | undefined =
    hash && image.loaded
      ? { hash, width: image.loaded.naturalWidth, height: image.loaded.naturalHeight }
      : undefined;

  function stateOf(shape: PictureShape): CropState {
    const known = cropped?.source === hash ? cropped?.[shape].crop : undefined;
    const start = known && source ? toCropState(name, shape, source, known) : wholePicture;
    return moved[shape] ?? start;
  }

  /** What was saved is cut out as it was, to the pixel, unless somebody has moved it. */
  function cropOf(shape: PictureShape, from: Source): CropArea {
    const known = cropped?.source === hash ? cropped?.[shape].crop : undefined;
    return known && !moved[shape] ? known : toCropArea(name, shape, from, stateOf(shape));
  }

  async function upload(file: Blob) {
    const type = file.type || 'application/octet-stream';
    const kept = await request('POST /site/picture-sources', { body: new Blob([file], { type }) });
    setHash(kept.hash);
    setMoved({});
    setIsChanged(true);
  }

  async function save(): Promise<Result> {
    if (!source) return { ok: false, reason: 'not-found' };
    const crops = { wide: cropOf('wide', source), phone: cropOf('phone', source) };
    const total = variantsOf(name, crops).length;
    try {
      for (let index = 0; index < total; index += 1) {
        setProgress({ done: index, total });
        const body = { source: source.hash, crops, index };
        await request('POST /site/pictures/:name/files', { params: { name }, body });
      }
      setProgress({ done: total, total });
      const texts = inEveryLanguage((language) => ({
        text: descriptions[language],
        edition: editions.descriptions[language],
      }));
      return took(
        await request('PUT /site/pictures/:name', {
          params: { name },
          body: { source: source.hash, crops, edition: editions.picture, descriptions: texts },
        }),
      );
    } finally {
      setProgress(undefined);
    }
  }

  /** As a draft: visitors see it once that is published. */
  async function backToSupplied(): Promise<Result> {
    const known = inEveryLanguage((language) => ({ edition: editions.descriptions[language] }));
    const result = took(
      await request('POST /site/pictures/:name/supplied', {
        params: { name },
        body: { edition: editions.picture, descriptions: known },
      }),
    );
    if (!result.ok) return result;
    setHash(undefined);
    setCropped(null);
    setMoved({});
    setDescriptions(inEveryLanguage((language) => picture.descriptions[language].supplied));
    return result;
  }

  function took(answer: Awaited<ReturnType<typeof request<'PUT /site/pictures/:name'>>>): Result {
    if (!answer.ok) return answer;
    setEditions(answer.editions);
    setIsChanged(false);
    setIsDrafted(true);
    return answer;
  }

  async function publish(): Promise<Result> {
    const saved: Result = isChanged ? await save() : { ok: true, editions };
    if (!saved.ok) return saved;
    const { editions: known } = saved;
    const keys = [
      { page: '@picture', path: name, language: 'ko' as const, edition: known.picture },
      ...languages.map((language) => ({
        ...{ page: 'pictures', path: name, language },
        edition: known.descriptions[language],
      })),
    ];
    // What nobody has changed yet has nothing to publish.
    const texts = keys.flatMap(({ edition, ...key }) => (edition ? [{ ...key, edition }] : []));
    const answer = await request('POST /site/texts/publish', { body: { texts } });
    if (!answer.ok) return { ok: false, reason: 'edited-elsewhere' };
    setIsDrafted(false);
    return saved;
  }

  return {
    ...{ source, image, descriptions, isChanged, isDrafted, progress },
    ...{ stateOf, upload, save, publish, backToSupplied },
    move(shape: PictureShape, change: (before: CropState) => CropState) {
      setMoved((before) => ({ ...before, [shape]: change(before[shape] ?? stateOf(shape)) }));
      setIsChanged(true);
    },
    describe(language: Language, text: string) {
      setDescriptions((before): Descriptions => ({ ...before, [language]: text }));
      setIsChanged(true);
    },
  };
}

function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const all = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(all) as Record<Language, T>;
}
