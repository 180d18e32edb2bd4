import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { readChanges } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { companyName } from './company.ts';
import { readSecret } from './secret.ts';
import { changeSettings, defaultSettings, readSettings, settingsChange } from './settings.ts';

describeOnBothDatabases('settings', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('start from the company values of the content', async () => {
    expect(await readSettings(database.db)).toEqual(defaultSettings);
  });

  it('keep what staff change and tell every instance', async () => {
    const before = await readChanges(database.db);
    await database.write((trx) => changeSettings(trx, { retentionDays: 0 }));
    const contact = { ...defaultSettings.contact, phone: '+82 2-1234-5678' };
    await database.write((trx) => changeSettings(trx, { contact }));
    expect(await readSettings(database.db)).toEqual({
      ...defaultSettings,
      retentionDays: 0,
      contact,
    });
    expect((await readChanges(database.db)).settings - before.settings).toBe(2);
  });

  it('have an address in a language that came after they were stored', async () => {
    const { es: _, ...address } = defaultSettings.contact.address;
    const value = JSON.stringify({ ...defaultSettings.contact, address: { ...address, fr: 'X' } });
    await database.write((trx) =>
      trx.updateTable('settings').set({ value }).where('key', '=', 'contact').execute(),
    );
    const { contact } = await readSettings(database.db);
    expect(contact).toEqual(defaultSettings.contact);
    expect(settingsChange.safeParse({ contact }).success).toBe(true);
  });

  it('know a company that was stored with fewer languages and fields', async () => {
    const stored = { name: { ko: '한빛' }, registrationNumber: '1208147521' };
    const value = JSON.stringify(stored);
    await database.write((trx) =>
      trx.insertInto('settings').values({ key: 'company', value }).execute(),
    );
    const { company } = await readSettings(database.db);
    expect(company).toEqual({
      ...defaultSettings.company,
      name: { ko: '한빛', en: '', id: '', es: '' },
      registrationNumber: '1208147521',
    });
    expect(settingsChange.safeParse({ company }).success).toBe(true);
    expect(companyName(company, 'es')).toBe('한빛');
    await database.write((trx) =>
      trx.deleteFrom('settings').where('key', '=', 'company').execute(),
    );
  });

  it('take of a company only what can be shown, naming the field', () => {
    const check = (change: object) => {
      const company = { ...defaultSettings.company, ...change };
      const { error } = settingsChange.safeParse({ company });
      return error?.issues.map(({ path }) => path.slice(1).join('.')) ?? [];
    };
    const logo = { file: `${'a'.repeat(32)}.svg`, width: 10, height: 10 };
    const { research } = defaultSettings.company.partners;
    expect(check({ logo, registrationNumber: '120-81-47521', externalSite: '' })).toEqual([]);
    expect(check({ registrationNumber: '120-81-47522' })).toEqual(['registrationNumber']);
    for (const externalSite of [
      'javascript:alert(1)',
      'ftp://a.com/',
      'https://a b.com',
      'a.com',
    ]) {
      expect(check({ externalSite })).toEqual(['externalSite']);
    }
    expect(check({ social: ['https://x.com/a', 'https://example.com/'] })).toEqual(['social.1']);
    expect(check({ logo: { ...logo, file: '../secret.svg' } })).toEqual(['logo.file']);
    const partners = { research: { ...research, address: 'data:text/html,x' }, filter: research };
    expect(check({ partners })).toEqual(['partners.research.address']);
  });

  it('name processors whole and in known countries, and an officer by an address or none', () => {
    const noTexts = defaultSettings.privacy.officer.name;
    const check = (change: object) => {
      const processor = { name: 'Cloud', work: { ...noTexts, ko: '서버 운영' }, country: 'US' };
      const processors = [{ ...processor, contact: '+1 202 555 0100', ...change }];
      const privacy = { ...defaultSettings.privacy, processors };
      const { error } = settingsChange.safeParse({ privacy });
      return error?.issues.map(({ path }) => path.join('.')) ?? [];
    };
    expect(check({})).toEqual([]);
    expect(check({ name: ' ' })).toEqual(['privacy.processors.0.name']);
    expect(check({ contact: '' })).toEqual(['privacy.processors.0.contact']);
    expect(check({ country: 'XX' })).toEqual(['privacy.processors.0.country']);
    expect(check({ work: noTexts })).toEqual(['privacy.processors.0.work.ko']);
    const officer = { ...defaultSettings.privacy.officer, email: 'nobody' };
    const privacy = { officer, processors: [] };
    expect(settingsChange.safeParse({ privacy }).error?.issues[0]?.path).toEqual([
      'privacy',
      'officer',
      'email',
    ]);
  });

  it('refuse what cannot be, naming the field', () => {
    const checked = settingsChange.safeParse({ retentionDays: 6 });
    expect(checked.error?.issues.map(({ path }) => path)).toEqual([['retentionDays']]);
  });

  it('make one secret for all instances, unless the environment gives one', async () => {
    const other = await open();
    const [ours, theirs] = await Promise.all([
      readSecret(database, { secret: undefined }),
      readSecret(other, { secret: undefined }),
    ]);
    expect(ours).toBe(theirs);
    expect(ours.length).toBeGreaterThanOrEqual(32);
    expect(await readSecret(database, { secret: 'x'.repeat(32) })).toBe('x'.repeat(32));
  });
});
