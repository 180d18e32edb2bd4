import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import {
  brandTitle,
  findRow,
  forgetTexts,
  publishOver,
  rulesOfRelease,
  saveOver,
  saveTexts,
  siteRules,
} from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { confirmTranslations, keepOwnTexts } from './confirm.ts';
import { readOverview } from './overview.ts';
import { readPageTexts } from './page-texts.ts';

const [ko, en, es] = [brandTitle('ko'), brandTitle('en'), brandTitle('es')];
const work = { by: 'reviewer', now: 7_000 };
const limitsOf = () => ({ slots: [], limit: 60, isMultiline: false, mayBeEmpty: false });

describeOnBothDatabases('the state of a text', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => forgetTexts(database));

  const read = async ({ page, path }: TextKey, rules = siteRules) => {
    const texts = await readPageTexts(database, page, { supplied: rules.supplied, limitsOf });
    return texts?.find((text) => text.path === path)?.languages;
  };
  /** The languages that need another look. */
  const needing = async (rules = siteRules) => {
    const texts = Object.entries((await read(ko, rules)) ?? {});
    return texts.filter(([, { needsLook }]) => needsLook).map(([language]) => language);
  };
  const confirm = (key: TextKey, edition: number | null, koreanEdition: number | null) =>
    database.write((trx) =>
      confirmTranslations(trx, [{ ...key, edition, koreanEdition }], siteRules.supplied, work),
    );

  it('is as supplied before anybody has written anything', async () => {
    expect((await read(en))?.en).toEqual({
      supplied: siteRules.supplied.find(en),
      published: null,
      draft: null,
      edition: null,
      publishAt: null,
      needsLook: false,
      suppliedChanged: false,
      isNotShown: false,
      updatedAt: null,
      updatedBy: null,
    });
    expect(await readPageTexts(database, 'no-page', { ...siteRules, limitsOf })).toBeUndefined();
  });

  it('has who wrote it and when', async () => {
    await saveOver(database, en, 'Our brand', { by: 'writer', now: 42 });
    expect((await read(en))?.en).toMatchObject({
      ...{ draft: 'Our brand', edition: 1, updatedAt: 42, updatedBy: 'writer' },
    });
  });

  it('needs another look in every other language once the Korean draft differs', async () => {
    await saveOver(database, ko, '새 제목');
    expect(await needing()).toEqual(['en', 'id', 'es']);
  });

  it('needs none any more when the Korean draft is discarded', async () => {
    await saveOver(database, ko, '새 제목');
    await saveOver(database, ko, null);
    expect(await needing()).toEqual([]);
  });

  it('needs none once it is written anew, and the others still do', async () => {
    await publishOver(database, ko, '새 제목');
    await saveOver(database, en, 'New title');
    expect(await needing()).toEqual(['id', 'es']);
    await saveOver(database, ko, '더 새로운 제목');
    expect(await needing()).toEqual(['en', 'id', 'es']);
    await saveOver(database, ko, null);
    expect(await needing()).toEqual(['id', 'es']);
  });

  it('needs it again when what was written anew is discarded', async () => {
    await publishOver(database, en, 'Old title');
    await publishOver(database, ko, '새 제목');
    await saveOver(database, en, 'New title');
    expect(await needing()).toEqual(['id', 'es']);
    await saveOver(database, en, null);
    expect(await needing()).toEqual(['en', 'id', 'es']);
  });

  it('needs none where all languages were written together', async () => {
    const texts: Record<Language, string> = { es: 'Uno', en: 'One', id: 'Satu', ko: '하나' };
    await saveTexts(
      database,
      (['es', 'en', 'id', 'ko'] as const).map((language) => ({
        key: brandTitle(language),
        text: texts[language],
        edition: null,
      })),
    );
    expect(await needing()).toEqual([]);
  });

  it('is confirmed without a text of its own, and an editor who saw none can save', async () => {
    await saveOver(database, ko, '새 제목');
    expect(await confirm(en, null, 1)).toEqual([{ ok: true }]);
    expect(await needing()).toEqual(['id', 'es']);
    const state = { draft: null, published: null, updatedBy: null };
    expect((await read(en))?.en).toMatchObject(state);
    const saved = await saveTexts(database, [{ key: en, text: 'New', edition: null }]);
    expect(saved).toMatchObject([{ ok: true, edition: 1 }]);
    await saveOver(database, ko, '더 새로운 제목');
    expect(await needing()).toEqual(['en', 'id', 'es']);
  });

  it('is not confirmed by one who saw another Korean text, or another translation', async () => {
    await saveOver(database, ko, '하나');
    await saveOver(database, ko, '둘');
    const elsewhere = [{ ok: false, reason: 'edited-elsewhere', key: en }];
    expect(await confirm(en, null, 1)).toEqual(elsewhere);
    expect(await confirm(en, 3, 2)).toEqual(elsewhere);
    expect(await needing()).toEqual(['en', 'id', 'es']);
    const unknown: TextKey = { ...en, path: 'no.such' };
    expect(await confirm(unknown, null, null)).toMatchObject([{ reason: 'not-found' }]);
  });

  it('keeps who wrote it when somebody else confirms it', async () => {
    await publishOver(database, en, 'Old title', { by: 'writer', now: 42 });
    await publishOver(database, ko, '새 제목');
    expect(await confirm(en, 1, 1)).toEqual([{ ok: true }]);
    expect((await read(en))?.en).toMatchObject({
      ...{ published: 'Old title', needsLook: false, updatedBy: 'writer', updatedAt: 42 },
    });
  });

  it('says when a release brings another text than the one that was written over', async () => {
    await publishOver(database, en, 'Own title');
    await saveOver(database, es, 'Borrador');
    const rules = rulesOfRelease(en, 'Title of the release');
    expect((await read(en))?.en.suppliedChanged).toBe(false);
    const after = await read(en, rules);
    expect(after?.en).toMatchObject({
      ...{ suppliedChanged: true, supplied: 'Title of the release', published: 'Own title' },
    });
    expect(after?.es.suppliedChanged).toBe(false);
  });

  it('says it no more when the own text is kept, or the new one is taken', async () => {
    await publishOver(database, en, 'Own title');
    const rules = rulesOfRelease(en, 'Title of the release');
    await saveOver(database, en, 'Title of the release', { rules });
    expect((await read(en, rules))?.en.suppliedChanged).toBe(false);
    await saveOver(database, en, null, { rules });
    expect((await read(en, rules))?.en.suppliedChanged).toBe(true);
    const keep = (edition: number) =>
      database.write((trx) => keepOwnTexts(trx, [{ ...en, edition }], rules.supplied, work));
    expect(await keep(1)).toMatchObject([{ ok: false, reason: 'edited-elsewhere' }]);
    expect(await keep(3)).toEqual([{ ok: true }]);
    expect((await read(en, rules))?.en).toMatchObject({
      ...{ suppliedChanged: false, published: 'Own title' },
    });
  });

  it('asks for a look when a release rewords the Korean of an own translation', async () => {
    await publishOver(database, en, 'Own title');
    expect(await needing(rulesOfRelease(ko, '새로 나온 제목'))).toEqual(['en']);
  });

  it('says when it is not shown because of its slots', async () => {
    await publishOver(database, en, 'Own title');
    const rules = rulesOfRelease(en, 'After {time}');
    expect((await read(en, rules))?.en.isNotShown).toBe(true);
    expect((await read(en))?.en.isNotShown).toBe(false);
  });

  it('is counted for each page and language, and what has no place is listed', async () => {
    await publishOver(database, ko, '새 제목');
    await publishOver(database, en, 'Own title');
    await saveOver(database, en, 'Another');
    const leftOver = { ...en, page: 'former-page' };
    const row = await findRow(database, en);
    if (row) {
      const rows = [leftOver, { ...en, page: '@picture' }].map((key) => ({ ...row, ...key }));
      await database.db.insertInto('site_content').values(rows).execute();
    }
    const overview = await readOverview(database, rulesOfRelease(en, 'After {time}').supplied);
    expect(overview.leftOver).toEqual([leftOver]);
    // These rules know no pictures.
    expect(overview.others).toEqual([]);
    const page = overview.pages.find((each) => each.page === ko.page);
    const none = { own: 0, drafts: 0, scheduled: 0, needLook: 0, suppliedChanged: 0, notShown: 0 };
    expect(page?.languages).toEqual({
      ko: { ...none, own: 1 },
      en: { ...none, own: 1, drafts: 1, suppliedChanged: 1, notShown: 1 },
      id: { ...none, needLook: 1 },
      es: { ...none, needLook: 1 },
    });
    const others = overview.pages.filter((each) => each.page !== ko.page);
    expect(others.length).toBeGreaterThan(20);
    expect(
      new Set(
        others.flatMap((each) => Object.values(each.languages)).map((c) => JSON.stringify(c)),
      ),
    ).toEqual(new Set([JSON.stringify(none)]));
  });
});
