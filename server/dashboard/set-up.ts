import { partnerNames } from '#domain/company.ts';
import { isTicked, optionalSteps, type SetUpStep, setUpSteps } from '#domain/set-up.ts';
import { readBackupState } from '../backup/backup-state.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { samplesIn } from '../settings/samples.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { bodyPage } from '../site/bodies.ts';
import { casePage } from '../site/cases.ts';
import { listEvidence } from '../site/evidence-list.ts';
import { filmPage } from '../site/films.ts';
import { picturePage } from '../site/pictures.ts';
import { readTicks } from './set-up-ticks.ts';

interface StepState {
  step: SetUpStep;
  isDone: boolean;
  isOptional: boolean;
  /** Null for what the data tells. */
  ticked: { by: string; at: number } | null;
  isTickable: boolean;
  /** Of several things, how many are there. */
  count?: { done: number; of: number };
}

interface SetUpConfig extends Pick<Config, 'siteUrl' | 'clamdUrl' | 'backupUrl'> {
  sendsMail: boolean;
}

/** What is left to do until the site is its owner's, derived from the site itself. */
export async function readSetUp(
  database: Database,
  config: SetUpConfig,
  now: number,
): Promise<StepState[]> {
  const settings = await readSettings(database.db);
  const ticks = await readTicks(database.db);
  const evidence = await listEvidence(database);
  const sources = evidence.filter(({ published }) => published?.source).length;
  const isThere = {
    ...doneInSettings(settings),
    ...(await doneInContent(database)),
    ...doneInConfig(config),
    sources: sources === evidence.length,
    backup: (await readBackupState(database.db, config, now)).warning === null,
  };
  return setUpSteps.map((step) => {
    const ticked = isTicked(step) ? (ticks[step] ?? null) : null;
    const hasData = (isThere as Partial<Record<SetUpStep, boolean>>)[step] ?? false;
    return {
      step,
      isDone: hasData || ticked !== null,
      isOptional: optionalSteps.includes(step),
      ticked,
      isTickable: isTicked(step) && !hasData,
      ...(step === 'sources' && { count: { done: sources, of: evidence.length } }),
    };
  });
}

function doneInSettings({ contact, company, privacy, requireSecondFactor }: Settings) {
  const samples = samplesIn({ contact, company });
  const { officer, processors } = privacy;
  const has = (texts: Record<string, string>) => Object.values(texts).some(Boolean);
  return {
    companyName: !samples.name && has(company.name),
    contact: !samples.email && !samples.phone && !samples.fax,
    address: !samples.address && has(contact.address),
    registration: company.registrationNumber !== '' && has(company.representative),
    logo: company.logo !== null || company.darkLogo !== null,
    externalSite: !samples.externalSite,
    partners: partnerNames.every((name) => has(company.partners[name].name)),
    testAgency: has(company.testAgency),
    officer: has(officer.name) || has(officer.department),
    processors: processors.length > 0,
    secondFactor: requireSecondFactor,
  };
}

async function doneInContent({ db }: Pick<Database, 'db'>) {
  const rows = await db
    .selectFrom('site_content')
    .select('page')
    .distinct()
    .where('page', 'in', [bodyPage, picturePage, filmPage, casePage])
    // Empty is the supplied one again, or nothing any more.
    .where('published', '<>', '')
    .execute();
  const has = (page: string) => rows.some((row) => row.page === page);
  return {
    price: has(bodyPage),
    pictures: has(picturePage),
    films: has(filmPage),
    cases: has(casePage),
  };
}

function doneInConfig({ siteUrl, sendsMail, clamdUrl }: SetUpConfig) {
  return {
    siteUrl: siteUrl?.startsWith('https:') ?? false,
    mail: sendsMail,
    scanner: clamdUrl !== undefined,
  };
}
