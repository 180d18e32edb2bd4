import { beforeAll, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { withoutMarks } from '#domain/text-marks.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { legalConfig, openTestLegalTexts } from '../../tests/support/legal-texts.ts';
import { publishOver, saveOver, siteRules } from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { changeSettings, defaultSettings } from '../settings/settings.ts';
import { readDraftTexts } from '../site/draft-texts.ts';
import { openTexts } from '../site/texts.ts';
import { type LegalTexts, previewLegalTexts } from './legal-texts.ts';
import { findText } from './stored-texts.ts';

describeOnBothDatabases('legal texts', (open) => {
  let database: Database;
  let texts: LegalTexts;
  beforeAll(async () => {
    database = await open();
    texts = openTestLegalTexts(database);
  });

  const count = async () => {
    const rows = await database.db.selectFrom('legal_texts').select('number').execute();
    return rows.length;
  };
  const setPhone = (phone: string) => {
    const officer = { ...defaultSettings.privacy.officer, phone };
    const privacy = { ...defaultSettings.privacy, officer };
    return database.write((trx) => changeSettings(trx, { privacy }));
  };

  it('are stored once, however many instances show them at the same moment', async () => {
    const other = openTestLegalTexts(await open());
    await Promise.all([texts.store(), other.store(), texts.consent('ko'), other.policy('en')]);
    expect(await count()).toBe(2 * languages.length);
    await texts.store();
    expect(await count()).toBe(2 * languages.length);
  });

  it('have a version that follows from the text', async () => {
    const ko = await texts.consent('ko');
    expect(ko.version).toMatch(/^[0-9a-f]{12}$/);
    expect(await texts.consent('ko')).toEqual(ko);
    expect((await texts.consent('en')).version).not.toBe(ko.version);
  });

  it('get a new version when a setting changes, and the one before stays readable', async () => {
    const before = await texts.policy('ko');
    const consent = await texts.consent('ko');
    await setPhone('+82 2-777-0001');
    const after = await texts.policy('ko');
    expect(after?.version).not.toBe(before?.version);
    expect(JSON.stringify(after?.policy)).toContain('02-777-0001');
    expect(after?.inForceUntil).toBeUndefined();
    expect(after?.earlier).toEqual([
      {
        version: before?.version,
        inForceSince: before?.inForceSince,
        inForceUntil: after?.inForceSince,
      },
    ]);
    const read = await texts.policy('ko', before?.version);
    expect(read).toMatchObject({ policy: before?.policy, inForceUntil: after?.inForceSince });
    expect((await texts.consent('ko')).version).toBe(consent.version);
  });

  it('lead from a version of one language to that of another at the time', async () => {
    const [earlier] = (await texts.policy('ko'))?.earlier ?? [];
    const [inEnglish] = (await texts.policy('en'))?.earlier ?? [];
    expect((await texts.policy('en', earlier?.version))?.version).toBe(inEnglish?.version);
    for (const unknown of ['000000000000', '', 'a\0b', "'; --", 'x'.repeat(4000)]) {
      expect(await texts.policy('en', unknown)).toBeUndefined();
    }
    expect(await texts.policy('en', (await texts.consent('en')).version)).toBeUndefined();
  });

  it('remember that a text came back', async () => {
    const first = await texts.policy('es');
    await setPhone('+82 2-777-0002');
    const second = await texts.policy('es');
    await setPhone('+82 2-777-0001');
    const again = await texts.policy('es');
    expect(again?.version).toBe(first?.version);
    expect(again?.inForceUntil).toBeUndefined();
    const earlier = again?.earlier.map(({ version }) => version);
    expect(earlier?.slice(0, 2)).toEqual([second?.version, first?.version]);
  });

  it('get a new version when the owner publishes other words, and none for a draft', async () => {
    const own = await openTexts(database);
    const shown = openTestLegalTexts(database, own.words);
    const before = await shown.consent('ko');
    const stored = await count();
    const title = { page: 'consent', path: 'title', language: 'ko' } as const;
    await saveOver(database, title, '개인정보를 이렇게 씁니다');
    const { words } = await readDraftTexts(database, readSupplied(), siteRules.supplied);
    const preview = await previewLegalTexts(database, words, legalConfig).consent('ko');
    expect(withoutMarks(JSON.stringify(preview.words))).toContain('개인정보를 이렇게 씁니다');
    await own.refresh();
    expect(await shown.consent('ko')).toEqual(before);
    expect(await count()).toBe(stored);

    await publishOver(database, title, '개인정보를 이렇게 씁니다.');
    await own.refresh();
    const after = await shown.consent('ko');
    expect(JSON.stringify(after.words)).toContain('개인정보를 이렇게 씁니다.');
    expect(after.version).not.toBe(before.version);
    expect(await count()).toBe(stored + 1);
    const agreed = await findText(database.db, 'consent', before.version);
    expect(JSON.parse(agreed?.text ?? '')).toEqual(before.words);
  });

  it('are new ones, consent and policy, when the company has another name', async () => {
    const before = { consent: await texts.consent('ko'), policy: await texts.policy('ko') };
    const name = { ...defaultSettings.company.name, ko: '한빛 주식회사' };
    const company = { ...defaultSettings.company, name };
    await database.write((trx) => changeSettings(trx, { company }));
    const after = { consent: await texts.consent('ko'), policy: await texts.policy('ko') };
    expect(after.consent.version).not.toBe(before.consent.version);
    expect(after.policy?.version).not.toBe(before.policy?.version);
    expect(JSON.stringify(after.consent.words)).toContain('한빛 주식회사');
    expect(JSON.stringify(after.policy?.policy)).toContain('한빛 주식회사');
    await database.write((trx) => changeSettings(trx, { company: defaultSettings.company }));
    expect((await texts.consent('ko')).version).toBe(before.consent.version);
  });
});
