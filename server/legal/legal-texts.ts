import type { ReadWords } from '#content/words.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings/settings.ts';
import { type ConsentText, writeConsent } from './consent.ts';
import { type LegalConfig, legalFacts } from './facts.ts';
import { writePolicy } from './policy.ts';
import type { Policy } from './policy-document.ts';
import {
  findText,
  isVersion,
  type LegalText,
  listVersions,
  type StoredVersion,
  storeTexts,
  toLegalText,
} from './stored-texts.ts';

interface ShownConsent {
  version: string;
  words: ConsentText;
}

interface ShownPolicy extends StoredVersion {
  policy: Policy;
  /** Those before the current one, the newest first. */
  earlier: StoredVersion[];
}

export interface LegalTexts {
  /** Stores what is shown from now on, if it has changed. */
  store(): Promise<void>;
  consent(language: Language): Promise<ShownConsent>;
  /** Without a version the current one; undefined when there is no such version. */
  policy(language: Language, version?: string): Promise<ShownPolicy | undefined>;
}

/**
 * The consent notice and the privacy policy. What is shown has been stored before, so that for each
 * version that somebody agreed to or read, its very words are there.
 */
export function openLegalTexts(
  database: Pick<Database, 'db' | 'write' | 'now'>,
  words: ReadWords,
  config: LegalConfig,
): LegalTexts {
  const { db } = database;

  async function storeCurrent(): Promise<LegalText[]> {
    const settings = await readSettings(db);
    const texts = languages.flatMap((language) => {
      const facts = legalFacts(language, settings, config);
      return [
        toLegalText('consent', language, writeConsent(words('consent', language), facts)),
        toLegalText('policy', language, writePolicy(words('privacy', language), facts)),
      ];
    });
    await storeTexts(database, texts);
    return texts;
  }

  async function current(kind: LegalText['kind'], language: Language): Promise<LegalText> {
    const texts = await storeCurrent();
    const text = texts.find((one) => one.kind === kind && one.language === language);
    if (!text) throw new Error(`there is no ${kind} in ${language}`);
    return text;
  }

  return {
    async store() {
      await storeCurrent();
    },
    async consent(language) {
      const { version, text } = await current('consent', language);
      return { version, words: JSON.parse(text) };
    },
    async policy(language, version) {
      const found =
        version === undefined
          ? await current('policy', language)
          : await findPolicy(db, language, version);
      if (!found) return undefined;
      const versions = await listVersions(db, 'policy', language);
      const shown = versions.find((one) => one.version === found.version);
      return shown && { ...shown, policy: JSON.parse(found.text), earlier: versions.slice(1) };
    },
  };
}

/**
 * The same of other words, for the editor's frame. They are not stored: nobody has agreed to a
 * draft, and no visitor reads it.
 */
export function previewLegalTexts(
  { db, now }: Pick<Database, 'db' | 'now'>,
  words: ReadWords,
  config: LegalConfig,
): Pick<LegalTexts, 'consent' | 'policy'> {
  const factsIn = async (language: Language) =>
    legalFacts(language, await readSettings(db), config);
  return {
    async consent(language) {
      const facts = await factsIn(language);
      return { version: '', words: writeConsent(words('consent', language), facts) };
    },
    async policy(language) {
      const policy = writePolicy(words('privacy', language), await factsIn(language));
      return { version: '', inForceSince: now(), inForceUntil: undefined, policy, earlier: [] };
    },
  };
}

/** A version of another language leads to what was in force then: so languages can be switched. */
async function findPolicy(db: Database['db'], language: Language, version: string) {
  if (!isVersion(version)) return undefined;
  const found = await findText(db, 'policy', version);
  if (!found || found.language === language) return found;
  return db
    .selectFrom('legal_texts')
    .select(['version', 'text'])
    .where('kind', '=', 'policy')
    .where('language', '=', language)
    .where('in_force_since', '<=', found.in_force_since)
    .orderBy('number', 'desc')
    .executeTakeFirst();
}
