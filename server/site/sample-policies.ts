import { company } from '#content/company.ts';
import type { Language } from '#domain/language.ts';
import { type LegalConfig, legalFacts } from '../legal/facts.ts';
import { writePolicy } from '../legal/policy.ts';
import type { Site } from '../pages/site.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { sampleTime } from './sample-inquiry.ts';

/** For frames of the back office only, and clearly samples. */
export const sampleName: Record<Language, string> = {
  ko: '견본 (이름)',
  en: 'Sample (name)',
  id: 'Contoh (nama)',
  es: 'Muestra (nombre)',
};

export const sampleWork: Record<Language, string> = {
  ko: '견본 (업무)',
  en: 'Sample (work)',
  id: 'Contoh (pekerjaan)',
  es: 'Muestra (trabajo)',
};

const processor = { work: sampleWork, contact: 'sample@example.com' };

/** A policy that has everything to tell: others process data, also abroad. */
const all: { settings: Settings; config: LegalConfig } = {
  settings: {
    ...defaultSettings,
    notificationContent: 'text',
    privacy: {
      officer: { name: sampleName, department: sampleWork, phone: '', email: '' },
      processors: [
        { ...processor, name: 'Sample 1', country: company.country },
        { ...processor, name: 'Sample 2', country: 'US' },
      ],
    },
  },
  config: { siteUrl: 'https://example.com', clamdUrl: 'tcp://localhost', backupDays: 14 },
};

const little: typeof all = {
  settings: { ...defaultSettings, countVisits: false },
  config: { siteUrl: undefined, clamdUrl: undefined, backupDays: 14 },
};

const earlier = { version: 'sample', inForceSince: sampleTime, inForceUntil: sampleTime + 1 };

type Change = Pick<Site, 'policy'>;

function policyWith({ settings, config }: typeof all, site: Pick<Site, 'words'>): Change {
  return {
    async policy(language) {
      const facts = legalFacts(language, settings, config);
      const policy = writePolicy(site.words('privacy', language), facts);
      const { version, inForceSince } = earlier;
      return { version, inForceSince, inForceUntil: undefined, policy, earlier: [] };
    },
  };
}

export const samplePolicies = {
  all: (site: Pick<Site, 'words'>) => policyWith(all, site),
  little: (site: Pick<Site, 'words'>) => policyWith(little, site),
  /** No longer in force, and there are others before it. */
  earlier: (site: Pick<Site, 'words'>): Change => ({
    async policy(language) {
      const shown = await policyWith(little, site).policy(language);
      return shown && { ...shown, ...earlier, earlier: [earlier] };
    },
  }),
};
