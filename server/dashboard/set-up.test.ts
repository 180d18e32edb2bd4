import { beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { type SetUpStep, setUpSteps } from '#domain/set-up.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { samplesIn } from '../settings/samples.ts';
import { changeSettings, defaultSettings, type Settings } from '../settings/settings.ts';
import { readSetUp } from './set-up.ts';
import { readTicks, tickStep } from './set-up-ticks.ts';

const bare = { siteUrl: undefined, sendsMail: false, clamdUrl: undefined, backupUrl: undefined };

describeOnBothDatabases('the set-up checklist', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const done = async (config: object = {}) => {
    const steps = await readSetUp(database, { ...bare, ...config }, 1);
    return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  };
  const change = (settings: Partial<Settings>) =>
    database.write((trx) => changeSettings(trx, settings));
  const inAll = (text: string) =>
    Object.fromEntries(languages.map((language) => [language, text])) as Record<
      (typeof languages)[number],
      string
    >;

  it('has nothing done on a new site', async () => {
    expect(await done()).toEqual([]);
    expect((await readSetUp(database, bare, 1)).map(({ step }) => step)).toEqual(setUpSteps);
  });

  it('marks what the settings tell, one after another', async () => {
    const { company, contact, privacy } = defaultSettings;
    const partner = { ...company.partners.research, name: inAll('P') };
    const logo = { file: `${'a'.repeat(32)}.png`, width: 1, height: 1 };
    const steps: [Partial<Settings>, SetUpStep][] = [
      [{ company: { ...company, name: inAll('한빛') } }, 'companyName'],
      [{ contact: { ...contact, email: 'a@hanbit.kr', phone: '+82 2-1', fax: '' } }, 'contact'],
      [{ contact: { ...contact, address: inAll('서울') } }, 'address'],
      [
        { company: { ...company, registrationNumber: '1208147521', representative: inAll('홍') } },
        'registration',
      ],
      [{ company: { ...company, logo } }, 'logo'],
      [{ company: { ...company, externalSite: 'https://hanbit.kr/' } }, 'externalSite'],
      [{ company: { ...company, partners: { research: partner, filter: partner } } }, 'partners'],
      [{ company: { ...company, testAgency: { ...inAll(''), ko: '시험원' } } }, 'testAgency'],
      [
        { privacy: { ...privacy, officer: { ...privacy.officer, department: inAll('D') } } },
        'officer',
      ],
      [{ requireSecondFactor: true }, 'secondFactor'],
    ];
    for (const [settings, step] of steps) {
      await change({ ...defaultSettings, ...settings });
      expect(await done(), step).toEqual([step]);
    }
    await change(defaultSettings);
  });

  it('is not content with a name in one language only', async () => {
    const name = { ...defaultSettings.company.name, ko: '한빛' };
    await change({ company: { ...defaultSettings.company, name } });
    expect(await done()).toEqual([]);
    const { name: left } = samplesIn({
      ...defaultSettings,
      company: { ...defaultSettings.company, name },
    });
    expect(left).toEqual({ ...defaultSettings.company.name, ko: '' });
    await change(defaultSettings);
  });

  it('marks what is configured', async () => {
    expect(await done({ siteUrl: 'http://a.kr' })).toEqual([]);
    const config = { siteUrl: 'https://a.kr', sendsMail: true, clamdUrl: 'tcp://a' };
    expect(await done(config)).toEqual(['siteUrl', 'mail', 'scanner']);
  });

  it('keeps who ticked what first, until it is taken back', async () => {
    const tick = { step: 'claims', isDone: true, by: 'kim', now: 5 } as const;
    const write = (change: Parameters<typeof tickStep>[1]) =>
      database.write((trx) => tickStep(trx, change));
    expect(await write(tick)).toBe(true);
    expect(await write({ ...tick, by: 'lee', now: 6 })).toBe(false);
    expect(await write({ ...tick, step: 'processors' })).toBe(true);
    expect(await readTicks(database.db)).toEqual({
      claims: { by: 'kim', at: 5 },
      processors: { by: 'kim', at: 5 },
    });
    expect(await done()).toEqual(['processors', 'claims']);
    expect(await write({ ...tick, isDone: false })).toBe(true);
    expect(await write({ ...tick, isDone: false })).toBe(false);
    expect(await done()).toEqual(['processors']);
  });
});
