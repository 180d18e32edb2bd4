import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { isPictureName } from '#domain/own-picture.ts';
import { pictureLimits } from '#domain/picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { type SaveResult, saveDrafts, type TextChange } from '../site/drafts.ts';
import { cropArea, pictureKey } from '../site/pictures.ts';
import { descriptionKey, listPictures } from '../site/pictures-list.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';
import { edition, recordTexts, workOf } from './site-text-requests.ts';

const hash = z.string().regex(/^[0-9a-f]{32}$/);
const crops = z.object({ wide: cropArea, phone: cropArea });
/** None may be left out. */
const inEveryLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.record(z.enum(languages), schema);

/** What was saved of a picture and its four descriptions: all of it, or nothing. */
type SaveAnswer =
  | { ok: true; editions: { picture: number; descriptions: Record<Language, number> } }
  | { ok: false; reason: 'edited-elsewhere' | 'not-found' }
  | { ok: false; reason: 'refused'; languages: Language[] };

class NotSaved extends Error {
  readonly answer: SaveAnswer;
  constructor(answer: SaveAnswer) {
    super('not saved');
    this.answer = answer;
  }
}

const noPicture = () => problem('not-found', 'There is no such picture.');

/** The owner's own pictures in place of the supplied ones; published as texts are. */
export function sitePictureRoutes(context: AdminContext) {
  const { database, textRules, sitePictures, picturePlaces } = context;

  /** The picture comes first, then its description in each language. */
  async function save(request: AdminRequest<unknown>, changes: TextChange[]): Promise<SaveAnswer> {
    try {
      return await database.write(async (trx) => {
        const results = await saveDrafts(trx, changes, textRules, workOf(request, database));
        const answer = answerOf(results);
        // What is thrown takes all of it back.
        if (!answer.ok) throw new NotSaved(answer);
        const keys = changes.map(({ key }) => key);
        await recordTexts(request, trx, 'text.change', keys);
        return answer;
      });
    } catch (error) {
      if (error instanceof NotSaved) return error.answer;
      throw error;
    }
  }

  return [
    route('GET /site/pictures', { permission: mayEditSite }, async () => ({
      pictures: await listPictures(database, textRules.supplied, picturePlaces),
    })),

    route('POST /site/picture-sources', { permission: mayEditSite }, async ({ c }) => {
      const body = await readBody(c.env.incoming, pictureLimits.bytes);
      if (!body.ok) {
        return body.reason === 'too-large'
          ? problem('too-large', `A picture may have ${pictureLimits.bytes / 1024 / 1024} MB.`)
          : problem('malformed', 'The picture did not arrive whole.');
      }
      const kept = await sitePictures.keepSource(body.bytes);
      if (kept.ok) return kept.source;
      return kept.reason === 'too-many-pixels'
        ? problem('too-large', 'This picture has too many pixels.')
        : problem('wrong-type', 'This is not a picture that can be read.');
    }),

    route(
      'POST /site/pictures/:name/files',
      {
        permission: mayEditSite,
        body: z.object({ source: hash, crops, index: z.int().min(0).max(50) }),
      },
      async ({ param, body }) => {
        const name = param('name');
        if (!isPictureName(name)) return noPicture();
        const made = await sitePictures.makeVariant({ ...body, name });
        if (made.ok) return { file: made.file, bytes: made.bytes };
        return made.reason === 'no-source'
          ? noPicture()
          : problem('invalid', 'This part cannot be cut out.', { fields: { crops: made.reason } });
      },
    ),

    route(
      'PUT /site/pictures/:name',
      {
        permission: mayEditSite,
        body: z.object({
          source: hash,
          crops,
          edition,
          descriptions: inEveryLanguage(z.object({ text: z.string().max(5000), edition })),
        }),
      },
      async (request) => {
        const { source, crops, edition, descriptions } = request.body;
        const name = request.param('name');
        if (!isPictureName(name)) return noPicture();
        const composed = await sitePictures.compose(source, name, crops);
        if (!composed.ok) {
          const fields = { crops: composed.reason };
          return problem('invalid', 'Not all files of this picture are there.', { fields });
        }
        const text = JSON.stringify(composed.picture);
        return save(request, [
          { key: pictureKey(name), text, edition },
          ...languages.map((language) => ({
            key: descriptionKey(name, language),
            ...descriptions[language],
          })),
        ]);
      },
    ),

    route(
      'POST /site/pictures/:name/supplied',
      {
        permission: mayEditSite,
        body: z.object({ edition, descriptions: inEveryLanguage(z.object({ edition })) }),
      },
      async (request) => {
        const { edition, descriptions } = request.body;
        const name = request.param('name');
        if (!isPictureName(name)) return noPicture();
        const supplied = (path: PictureName, language: Language) => {
          const key = descriptionKey(path, language);
          const text = textRules.supplied.find(key) ?? '';
          return { key, text, edition: descriptions[language].edition };
        };
        return save(request, [
          { key: pictureKey(name), text: '', edition },
          ...languages.map((language) => supplied(name, language)),
        ]);
      },
    ),
  ];
}

function answerOf([picture, ...descriptions]: SaveResult[]): SaveAnswer {
  const refused = languages.filter((_, at) => {
    const result = descriptions[at];
    return result?.ok === false && result.reason === 'refused';
  });
  if (refused.length > 0) return { ok: false, reason: 'refused', languages: refused };
  if (!picture?.ok) {
    return {
      ok: false,
      reason: picture?.reason === 'not-found' ? 'not-found' : 'edited-elsewhere',
    };
  }
  const editions = languages.map((language, at) => {
    const result = descriptions[at];
    return [language, result?.ok ? result.edition : -1] as const;
  });
  if (editions.some(([, one]) => one < 0)) return { ok: false, reason: 'edited-elsewhere' };
  return {
    ok: true,
    editions: {
      picture: picture.edition,
      descriptions: Object.fromEntries(editions) as Record<Language, number>,
    },
  };
}
