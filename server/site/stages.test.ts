import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSupplied, suppliedReader } from '#content/supplied.ts';
import { pagePaths } from '#domain/pages.ts';
import type { Site } from '../pages/site.ts';
import { defaultSettings } from '../settings/settings.ts';
import { findStage, showFrame, stageList } from './stages.ts';

const { email, phone, fax, address } = defaultSettings.contact;
const site = {
  words: suppliedReader(),
  company: async () => ({ email, phone, fax, address: address.en }),
} as unknown as Site;

/** Says what would be rendered. */
const asked: { path: string; site: Site }[] = [];
const parts = {
  site,
  async editable(path: string, staged: Site) {
    asked.push({ path, site: staged });
    return new Response('<div class="a" data-popup="" hidden=""></div><p hidden="">', {
      status: 404,
      headers: { 'X-Page': path },
    });
  },
  frameScript: 'takeOutMarks()',
  siteUrl: undefined,
};
const show = (name: string) =>
  showFrame({ path: '/', language: 'en', stage: findStage(name) }, parts);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the stages', () => {
  it('have each a name of their own, a page of the site or none, and a file of texts', () => {
    expect(new Set(stageList.map(({ name }) => name)).size).toBe(stageList.length);
    const paths = stageList.flatMap(({ path }) => path ?? []);
    expect(pagePaths).toEqual(expect.arrayContaining(paths));
    const files = stageList.map(({ texts }) => texts);
    expect(Object.keys(readSupplied().ko)).toEqual(expect.arrayContaining(files));
  });

  it('leave a page as it is where none is asked for', async () => {
    const answer = await showFrame({ path: '/media', language: 'en' }, parts);
    expect(asked.at(-1)).toEqual({ path: '/en/media', site });
    expect(answer.status).toBe(404);
  });

  it('show a page with samples, as an answer that was found', async () => {
    const answer = await show('post');
    expect(asked.at(-1)?.path).toBe('/en/media/3');
    expect(await asked.at(-1)?.site.posts.find(3, 'en')).toMatchObject({ mnum: 3 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Page')).toBe('/en/media/3');
  });

  it('open what pages send hidden, and nothing else', async () => {
    expect(await (await show('popup')).text()).toBe(
      '<div class="a" data-popup=""></div><p hidden="">',
    );
  });

  it('show mails with their subject, and nothing of a person', async () => {
    const html = await (await show('acknowledgement')).text();
    expect(html).toMatch(/<h1>[^<]*SAMPLE-0001[^<]*<\/h1>/);
    expect(html).toContain('Sample Visitor');
    expect(html).toContain('<script>takeOutMarks()</script></body>');
  });

  it.each(['hand-out', 'certificate'])('show a paper with its own styles: %s', async (name) => {
    const answer = await show(name);
    const html = await answer.text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    expect(styles.join()).toContain('max-width: 46rem');
    const policy = answer.headers.get('Content-Security-Policy');
    for (const css of styles) expect(policy).toContain(hashOf(css ?? ''));
  });
});
