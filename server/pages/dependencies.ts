import type { ReadWords } from '#content/words.ts';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Topic } from '../database/changes.ts';
import { bodyPage } from '../site/bodies.ts';
import { ownCard } from '../site/card-content.ts';
import { caseFactsPage, caseOrderPage, casePage } from '../site/cases.ts';
import { evidenceKey } from '../site/evidence.ts';
import { filmKey } from '../site/films.ts';
import { pictureKey } from '../site/pictures.ts';
import type { Site } from './site.ts';

/** What a document is made of: a topic, or texts as `ko home` and, of a part, `ko home hero.title`. */
export type Dependency = Topic | `${Language} ${string}`;

export function textDependency(page: string, language: Language, part?: string): Dependency {
  return part === undefined ? `${language} ${page}` : `${language} ${page} ${part}`;
}

/** Everything a document may have asked for to show this text: it, and whatever it is a part of. */
export function dependenciesOn({ page, path, language }: TextKey): Dependency[] {
  const names = path.split('.');
  const parts = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return [undefined, ...parts].map((part) => textDependency(page, language, part));
}

/** Whatever shows cases may show any of them. */
export const caseDependencies: readonly Dependency[] = [
  ...languages.map((language) => textDependency(casePage, language)),
  ...[caseFactsPage, caseOrderPage].map((page) => textDependency(page, defaultLanguage)),
];

/** The same site, which notes each text that it is asked for. */
export function recordReads(site: Site): { site: Site; texts: Set<Dependency> } {
  const texts = new Set<Dependency>();
  const words = ((page: string, language: Language, part?: string) => {
    texts.add(textDependency(page, language, part));
    return (site.words as (...asked: unknown[]) => unknown)(page, language, part);
  }) as ReadWords;
  const note = ({ page, language, path }: TextKey) =>
    texts.add(textDependency(page, language, path));
  const recording: Site = {
    ...site,
    words,
    body(name, language) {
      // Whichever of them it shows: another may come before it.
      for (const one of languages) texts.add(textDependency(bodyPage, one, name));
      return site.body(name, language);
    },
    picture(name) {
      note(pictureKey(name));
      return site.picture(name);
    },
    evidence(name) {
      note(evidenceKey(name));
      return site.evidence(name);
    },
    source(name) {
      note(evidenceKey(name));
      return site.source(name);
    },
    // It is made of the texts and pictures that are noted here.
    card: (page, language) => ownCard(recording, page, language),
    film(name, language) {
      note(filmKey(name, language));
      return site.film(name, language);
    },
    cases() {
      for (const one of caseDependencies) texts.add(one);
      return site.cases();
    },
    consent(language) {
      texts.add(textDependency('consent', language));
      return site.consent(language);
    },
    policy(language, version) {
      texts.add(textDependency('privacy', language));
      return site.policy(language, version);
    },
  };
  return { site: recording, texts };
}
