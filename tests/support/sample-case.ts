import { type CaseFacts, type CaseWords, emptyFacts, emptyWords } from '#domain/case.ts';
import { type Language, ownName } from '#domain/language.ts';
import type { PostPicture } from '#domain/post.ts';
import { announceChange } from '#server/database/changes.ts';
import type { Database } from '#server/database/database.ts';
import { caseFactsKey, caseKey } from '#server/site/cases.ts';
import { rowWithoutTexts } from '#server/site/write-drafts.ts';

/** Two pictures that the database knows; their files are another matter. */
export const casePictures: [before: PostPicture, after: PostPicture] = [
  { hash: 'b'.repeat(32), width: 960, height: 640, widths: [320, 640, 960] },
  { hash: 'c'.repeat(32), width: 960, height: 640, widths: [320, 640, 960] },
];

export async function knowCasePictures({ write }: Database): Promise<void> {
  const rows = casePictures.map(({ widths, ...picture }) => ({
    ...picture,
    widths: JSON.stringify(widths),
    created_at: 0,
  }));
  await write((trx) =>
    trx
      .insertInto('pictures')
      .values(rows)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),
  );
}

/** Everything that a case can have. */
export const wholeFacts: CaseFacts = {
  ...emptyFacts,
  slug: 'seoul-daycare',
  kind: 'daycare',
  year: 2024,
  before: casePictures[0],
  after: casePictures[1],
  figures: [{ key: 'a', unit: 'ppm', before: '36.0', after: '1.8' }],
};

function wordsIn(language: Language): CaseWords {
  const say = (text: string) => `${ownName[language]} ${text}`;
  return {
    ...emptyWords,
    place: say('place'),
    city: say('city'),
    coated: say('coated'),
    result: say('result'),
    quotation: say('quotation'),
    quoted: say('quoted'),
    beforeAlt: say('before'),
    afterAlt: say('after'),
    figures: { a: say('figure') },
  };
}

export const wholeWords: Record<Language, CaseWords> = {
  ko: wordsIn('ko'),
  en: wordsIn('en'),
  id: wordsIn('id'),
  es: wordsIn('es'),
};

interface PublishedCase {
  id: string;
  facts?: Partial<CaseFacts>;
  words: Partial<Record<Language, Partial<CaseWords>>>;
}

/** Published, past the routes that ask for its pictures. */
export async function publishCase(
  { write }: Pick<Database, 'write'>,
  { id, facts, words }: PublishedCase,
): Promise<void> {
  const values = [
    { key: caseFactsKey(id), value: { ...wholeFacts, ...facts } },
    ...Object.entries(words).map(([language, more]) => ({
      key: caseKey(id, language as Language),
      value: { ...wholeWords[language as Language], ...more },
    })),
  ];
  await write(async (trx) => {
    const revision = await announceChange(trx, 'texts');
    const rows = values.map(({ key, value }) => ({
      ...rowWithoutTexts(key),
      ...{ published: JSON.stringify(value), revision, edition: 1, published_at: 1_000 },
      ...{ updated_at: 1, updated_by: 'somebody' },
    }));
    await trx.insertInto('site_content').values(rows).execute();
  });
}
