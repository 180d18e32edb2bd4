import { useState } from 'react';
import { languages } from '#domain/language.ts';
import { type CropArea, type PictureShape, variantsOf } from '#domain/own-picture.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { request } from '../../api/request.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { type CropState, wholePicture } from '../../ui/CropWindow.tsx';
import { type Source, sourceAddress, toCropArea, toCropState } from './crop-state.ts';
import type { PictureCopies, PictureCopy } from './picture-copies.ts';
import { useLoadedImage } from './useLoadedImage.ts';

type Saved = AnswerOf<'PUT /site/pictures/:name'>;

/** What somebody is about to show in place of a picture, and its way to the server. */
export function usePictureDraft(
  { name, next, hasDraft, edition: known }: SitePicture,
  copies: PictureCopies,
) {
  const [hash, setHash] = useState(next?.source);
  const [moved, setMoved] = useState<PictureCopy['moved']>({});
  const [edition, setEdition] = useState(known);
  const [isChanged, setIsChanged] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const image = useLoadedImage(hash && sourceAddress({ hash }));
  const source: Source | undefined =
    hash && image.loaded
      ? { hash, width: image.loaded.naturalWidth, height: image.loaded.naturalHeight }
      : undefined;
  const cropped = next?.source === hash ? next : undefined;

  function stateOf(shape: PictureShape): CropState {
    const crop = cropped?.[shape].crop;
    const start = crop && source ? toCropState(name, shape, source, crop) : wholePicture;
    return moved[shape] ?? start;
  }

  /** What was saved is cut out as it was, to the pixel, unless somebody has moved it. */
  function cropOf(shape: PictureShape, from: Source): CropArea {
    const crop = cropped?.[shape].crop;
    return crop && !moved[shape] ? crop : toCropArea(name, shape, from, stateOf(shape));
  }

  function change(copy: PictureCopy) {
    setHash(copy.source);
    setMoved(copy.moved);
    setEdition(copy.edition);
    setIsChanged(true);
    copies.keep(copy);
  }

  async function upload(file: Blob) {
    const type = file.type || 'application/octet-stream';
    const kept = await request('POST /site/picture-sources', { body: new Blob([file], { type }) });
    change({ source: kept.hash, moved: {}, edition });
  }

  /** One file after the other: what is made already is made no second time. */
  async function makeFiles(from: Source, crops: Record<PictureShape, CropArea>) {
    const total = variantsOf(name, crops).length;
    for (let index = 0; index < total; index += 1) {
      setProgress({ done: index, total });
      const body = { source: from.hash, crops, index };
      await request('POST /site/pictures/:name/files', { params: { name }, body });
    }
    setProgress({ done: total, total });
  }

  /** Over the picture of this edition: another's, when somebody has decided so. */
  async function save(over = edition): Promise<Saved> {
    if (!source) return { ok: false, reason: 'not-found' };
    const crops = { wide: cropOf('wide', source), phone: cropOf('phone', source) };
    try {
      await makeFiles(source, crops);
      const descriptions = await readDescriptions(name);
      const body = { source: source.hash, crops, edition: over, descriptions };
      return took(await request('PUT /site/pictures/:name', { params: { name }, body }));
    } finally {
      setProgress(undefined);
    }
  }

  /** As a draft: visitors see it once that is published. */
  async function backToSupplied(): Promise<Saved> {
    const body = { edition, descriptions: await readDescriptions(name) };
    const answer = await request('POST /site/pictures/:name/supplied', { params: { name }, body });
    if (answer.ok) {
      setHash(undefined);
      setMoved({});
    }
    return took(answer);
  }

  function took(answer: Saved): Saved {
    if (!answer.ok) return answer;
    setEdition(answer.editions.picture);
    setIsChanged(false);
    copies.forget();
    return answer;
  }

  async function publish(): Promise<Saved> {
    const saved = isChanged ? await save() : undefined;
    if (saved?.ok === false) return saved;
    const descriptions = await readDescriptions(name);
    const picture = saved?.editions.picture ?? edition;
    const keys = [
      { page: '@picture', path: name, language: 'ko' as const, edition: picture },
      ...languages.map((language) => ({
        ...{ page: 'pictures', path: name, language },
        edition: descriptions[language].edition,
      })),
    ];
    // What nobody has changed yet has nothing to publish.
    const texts = keys.flatMap(({ edition: of, ...key }) => (of ? [{ ...key, edition: of }] : []));
    const answer = await request('POST /site/texts/publish', { body: { texts } });
    if (!answer.ok) return { ok: false, reason: 'edited-elsewhere' };
    const editions = languages.map((code) => [code, descriptions[code].edition ?? 0]);
    return {
      ok: true,
      editions: { picture: picture ?? 0, descriptions: Object.fromEntries(editions) },
    };
  }

  return {
    ...{ source, image, isChanged, isDrafted: hasDraft, progress },
    ...{ stateOf, upload, save, publish, backToSupplied },
    move(shape: PictureShape, step: (before: CropState) => CropState) {
      if (!hash) return;
      change({ source: hash, moved: { ...moved, [shape]: step(stateOf(shape)) }, edition });
    },
    /** What an earlier visit had not saved. */
    restore: change,
  };
}

/** They are typed and saved as texts: a picture goes with those that the server has. */
async function readDescriptions(name: string) {
  const params = { page: 'pictures' };
  const { texts } = await request('GET /site/texts/:page', { params });
  const found = texts.find(({ path }) => path === name)?.languages;
  const all = languages.map((language) => {
    const { draft, published, supplied, edition } = found?.[language] ?? nothing;
    return [language, { text: draft ?? published ?? supplied, edition }] as const;
  });
  return Object.fromEntries(all) as Record<
    (typeof languages)[number],
    { text: string; edition: number | null }
  >;
}

const nothing = { draft: null, published: null, supplied: '', edition: null };
