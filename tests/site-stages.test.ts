import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { siteFrame } from '#app/admin/words/site-frame.ts';
import { readSupplied } from '#content/supplied.ts';
import { type Language, languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { staffLanguages } from '#domain/staff.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import { openDatabase } from '#server/database/database.ts';
import { previewLegalTexts } from '#server/legal/legal-texts.ts';
import { type Dependency, dependenciesOn, recordReads } from '#server/pages/dependencies.ts';
import { createRenderer, type Render } from '#server/pages/renderer.ts';
import { createSite, type Site } from '#server/pages/site.ts';
import { readDraftTexts } from '#server/site/draft-texts.ts';
import { keysIn } from '#server/site/marks.ts';
import { findStage, stageList, writeStage } from '#server/site/stages.ts';
import { suppliedTexts } from '#server/site/supplied-texts.ts';
import { unknownIn } from './reach/known-kinds.ts';
import { readMarkedPage } from './reach/marked-page.ts';
import { unmarkedIn } from './reach/targets.ts';
import { legalConfig } from './support/legal-texts.ts';

// As pages are served, before React is imported: made for development, it takes far longer.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const root = join(import.meta.dirname, '..');
const supplied = suppliedTexts(readSupplied());

/**
 * The descriptions of pictures that pages show as decoration only. Each picture has one all the
 * same (`picture-files.test.ts`).
 */
const decoration = [
  'box',
  'redchec',
  'redchec-0',
  'redchec-1',
  'field-sun',
  'field-lamp',
  'field-dark',
  'field-glow',
  'quiet',
  'sample',
  'diorama-office-night',
  'diorama-daycare-night',
];

interface Shown {
  name: string;
  language: Language;
  html: string;
  /** What it would be dropped for from the cache. */
  read: ReadonlySet<Dependency>;
}

function textOf({ key, language }: MarkedKey) {
  const place = supplied.places[key];
  if (!place) throw new Error(`there is no text ${key}`);
  return { ...place, language };
}

/** Data for the router's client is not seen; what is said of a page to search engines is. */
function seenKeys(html: string): MarkedKey[] {
  return keysIn(html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ''));
}

async function showAll(site: Site, render: Render): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const language of languages) {
    for (const path of pagePaths) {
      const recording = recordReads(site);
      const { response } = await render(localize(path, language), recording.site);
      shown.push({ name: path, language, html: await response.text(), read: recording.texts });
    }
    for (const { name } of stageList) {
      shown.push({ name, language, ...(await showStage(name, language, site, render)) });
    }
  }
  return shown;
}

async function showStage(name: string, language: Language, site: Site, render: Render) {
  const stage = findStage(name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  if ('write' in stage) {
    const { site: recorded, texts } = recordReads(site);
    return { html: await writeStage(stage, recorded, language), read: texts };
  }
  const { site: recorded, texts } = recordReads({ ...site, ...stage.change(site, language) });
  const { response } = await render(stage.address(language), recorded);
  return { html: await response.text(), read: texts };
}

it.each(staffLanguages)('every stage has a name for staff in %s', (language) => {
  const names = Object.keys(siteFrame[language].stages);
  expect(names.sort()).toEqual(stageList.map(({ name }) => name).sort());
});

describe('all pages and stages, with marked texts', () => {
  let shown: Shown[];

  beforeAll(async () => {
    const build = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
    const dataDir = await mkdtemp(join(tmpdir(), 'noshine-stages-'));
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const texts = await readDraftTexts(database, readSupplied(), supplied);
    const legalTexts = previewLegalTexts(database, texts.words, legalConfig);
    const site = createSite(database, 'https://noshine.example', texts, legalTexts);
    shown = await showAll(
      site,
      createRenderer(async () => build),
    );
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it('are there', () => {
    const counts = Map.groupBy(shown, ({ name }) => name);
    for (const [name, frames] of counts) {
      const numbers = frames.map(({ language, html }) => `${language} ${seenKeys(html).length}`);
      console.log(`${name}: ${numbers.join(', ')} texts`);
    }
    const empty = shown.filter(({ html }) => seenKeys(html).length === 0);
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('leave nothing of the samples in pages and scripts that visitors load', async () => {
    const samples = /showsSpecimens|SAMPLE-0001|sample\.pdf/;
    const pages = shown.filter(({ name }) => name.startsWith('/'));
    expect(pages.filter(({ html }) => samples.test(html)).map(({ name }) => name)).toEqual([]);
    const assets = join(root, 'build/client/assets');
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    for (const name of scripts) {
      expect(await readFile(join(assets, name), 'utf8'), name).not.toMatch(samples);
    }
  });

  it.each(languages)('say nothing that nobody can change but what is known, in %s', (language) => {
    const unknown = shown
      .filter((frame) => frame.language === language)
      .flatMap(({ name, html }) => {
        const said = unmarkedIn(readMarkedPage(html).nodes).map((span) => span.said);
        return unknownIn(said, language).map((text) => `${name}: ${text}`);
      });
    expect(unknown).toEqual([]);
  });

  it.each(languages)('are dropped when a text changes that they carry, in %s', (language) => {
    const kept = shown
      .filter((frame) => frame.language === language)
      .flatMap(({ name, html, read }) =>
        keysIn(html)
          .map(textOf)
          .filter((text) => !dependenciesOn(text).some((part) => read.has(part)))
          .map((text) => `${name}: ${text.language} ${text.page} ${text.path}`),
      );
    expect(kept).toEqual([]);
  });

  it.each(languages)('show every text of the site in %s', (language) => {
    const seen = new Set(
      shown
        .flatMap(({ html }) => seenKeys(html))
        .filter((key) => key.language === language)
        .map(({ key }) => key),
    );
    const unseen = supplied.places.filter((place, key) => {
      // Lines of the popup that are left empty are not shown.
      const isEmpty = supplied.find({ ...place, language }) === '';
      return !seen.has(key) && !isEmpty;
    });
    expect(unseen).toEqual(decoration.map((path) => ({ page: 'pictures', path })));
  });
});
