import { describe, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { writeConsent } from './consent.ts';
import { type LegalConfig, legalFacts } from './facts.ts';
import { writePolicy } from './policy.ts';
import type { PolicyBlock } from './policy-document.ts';

const supplied = readSupplied();

const bare: LegalConfig = { siteUrl: undefined, clamdUrl: undefined, backupDays: 14 };
const noTexts = defaultSettings.privacy.officer.name;

const named: Settings = {
  ...defaultSettings,
  privacy: {
    officer: {
      name: { ...noTexts, ko: '김하늘 이사', en: 'Kim Haneul, Director' },
      department: { ...noTexts, ko: '고객지원팀' },
      phone: '+82 2-555-0100',
      email: 'privacy@company.example',
    },
    processors: [
      {
        name: '한국서버 주식회사',
        work: { ...noTexts, ko: '서버 운영' },
        country: 'KR',
        contact: '02-555-0101',
      },
      {
        name: 'Mail Inc.',
        work: { ...noTexts, ko: '메일 발송', en: 'Sending email' },
        country: 'US',
        contact: 'privacy@mail.example',
      },
    ],
  },
};

const write = (language: (typeof languages)[number], settings = defaultSettings, config = bare) =>
  writePolicy(supplied[language].privacy, legalFacts(language, settings, config));

const textsOf = (block: PolicyBlock): string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'table') return [...block.table.columns, ...block.table.rows.flat()];
  return block.entries.flatMap(({ name, text, link }) => [name, text || (link?.text ?? '')]);
};

const sectionTexts = (policy: ReturnType<typeof write>, id: string) =>
  policy.sections.filter((one) => one.id === id).flatMap(({ blocks }) => blocks.flatMap(textsOf));

describe.each(languages)('the policy in %s', (language) => {
  it.each([
    ['nothing is set', defaultSettings],
    ['everything is set', named],
  ])('leaves nothing empty and no slot open when %s', (_, settings) => {
    const policy = write(language, settings, {
      ...bare,
      clamdUrl: 'x',
      siteUrl: 'https://x.example',
    });
    const texts = [
      policy.intro,
      ...policy.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
    ];
    for (const text of texts) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  it('names the officer and the processors, and explains the transfer of those abroad', () => {
    const policy = write(language, named);
    const officer = sectionTexts(policy, 'officer').join(' ');
    expect(officer).toContain(language === 'ko' ? '김하늘 이사' : 'Kim Haneul, Director');
    expect(officer).toContain('고객지원팀');
    expect(officer).toContain('privacy@company.example');
    expect(officer).not.toContain(defaultSettings.contact.email);
    const processors = sectionTexts(policy, 'processors').join(' ');
    expect(processors).toContain('한국서버 주식회사');
    expect(processors).toContain('Mail Inc.');
    const abroad = sectionTexts(policy, 'abroad').join(' ');
    expect(abroad).toContain('Mail Inc. (privacy@mail.example)');
    expect(abroad).not.toContain('한국서버');
    expect(abroad).not.toContain(supplied[language].privacy.sections.abroad.none);
  });

  it('without them names the contact of the site, and says that nothing is entrusted', () => {
    const policy = write(language);
    const { processors, abroad } = supplied[language].privacy.sections;
    const officer = sectionTexts(policy, 'officer');
    expect(officer).not.toContain(supplied[language].privacy.sections.officer.name);
    expect(officer).toContain(defaultSettings.contact.email);
    expect(sectionTexts(policy, 'processors')).toEqual([processors.none]);
    expect(sectionTexts(policy, 'abroad')).toContain(abroad.none);
  });

  it('collects what the consent notice says', () => {
    const { items } = supplied[language].privacy.sections;
    const [required, optional] = supplied[language].consent.points;
    expect(items.required.text).toBe(required?.text);
    expect(items.optional.text).toBe(optional?.text);
    const consent = writeConsent(supplied[language].consent, legalFacts(language, named, bare));
    expect(JSON.stringify(consent)).not.toMatch(/\{(company|days)\}/);
  });
});

describe('the policy', () => {
  it('says of backups, notifications and safety only what is so here', () => {
    const plain = write('en');
    const safety = (policy: typeof plain) => sectionTexts(policy, 'safety').join(' ');
    expect(safety(plain)).not.toMatch(/HTTPS|malware/);
    const config = { siteUrl: 'https://x.example', clamdUrl: 'tcp://x:1', backupDays: 1 };
    const guarded = write('en', { ...defaultSettings, notificationContent: 'text' }, config);
    expect(safety(guarded)).toMatch(/HTTPS.*malware/);
    const destruction = (policy: typeof plain) => sectionTexts(policy, 'destruction').join(' ');
    expect(destruction(plain)).toContain('14 days after');
    expect(destruction(plain)).toContain('no personal information about you');
    expect(destruction(guarded)).toContain('deleted 1 day after');
    expect(destruction(guarded)).toContain('contains the inquiry and your contact details');
  });
});
