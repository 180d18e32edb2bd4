import type { TextPage } from '#content/supplied.ts';
import { type Language, localize } from '#domain/language.ts';
import { casePath, casesPath, pages } from '#domain/pages.ts';
import { toEditable } from '../pages/editable.ts';
import type { Site } from '../pages/site.ts';
import { defaultSettings } from '../settings/settings.ts';
import { sampleCases } from './sample-cases.ts';
import { withSampleCompany } from './sample-company.ts';
import { sampleForms } from './sample-forms.ts';
import { samplePolicies } from './sample-policies.ts';
import { noPosts, samplePosts, sampleText, sampleTitle } from './sample-posts.ts';
import { sampleSource, withSampleUnits } from './sample-sources.ts';
import * as documents from './stage-documents.ts';

/** What the editor offers: pages show some texts only sometimes, and some are in no page. */
export interface StageInfo {
  name: string;
  /** The page that is otherwise shown there; null for what belongs to none. */
  path: string | null;
  /** The file whose texts it is there for. */
  texts: TextPage;
}

/** A page of the site with something else in it than visitors see now. */
interface PageStage extends StageInfo {
  address(language: Language): string;
  change(site: Site, language: Language): Partial<Site>;
  /** By this attribute: what pages send hidden, and is to be seen here. */
  reveals?: string;
}

/** A mail or a paper. */
interface DocumentStage extends StageInfo {
  write(about: Parameters<typeof documents.handOut>[0]): string | Promise<string>;
}

export type Stage = PageStage | DocumentStage;

type PageOptions = Omit<PageStage, 'address'> & {
  path: string;
  query?(language: Language): string;
};

function page({ query, ...stage }: PageOptions): PageStage {
  return {
    ...stage,
    address: (language) => localize(stage.path, language) + (query?.(language) ?? ''),
  };
}

const ofPrice = { path: pages.price.path, texts: 'about-price' } as const;
const ofMedia = { path: pages.media.path, texts: 'media' } as const;
const ofPrivacy = { path: pages.privacy.path, texts: 'privacy' } as const;
const ofCases = { texts: 'cases', change: () => ({ cases: () => sampleCases }) } as const;
const asked = (language: Language) => `?sort=oldest&q=${encodeURIComponent(sampleTitle(language))}`;

function step(
  path: 'stepOne' | 'stepTwo' | 'stepThree',
  name: string,
  form: keyof typeof sampleForms,
): PageStage {
  return page({
    name,
    path: pages[path].path,
    texts: 'contact',
    change: ({ words }, language) => ({ postedForm: sampleForms[form](words, language) }),
  });
}

const mail = { path: null, texts: 'mails' } as const;
const paper = { path: null, texts: 'data-request' } as const;

/** In the order in which they are offered. */
const stages: readonly Stage[] = [
  page({
    name: 'popup',
    path: pages.home.path,
    texts: 'popup',
    reveals: 'data-popup',
    change: () => ({ popup: async () => ({ isShown: true, from: null, until: null }) }),
  }),
  page({
    name: 'home-posts',
    path: pages.home.path,
    texts: 'home',
    change: () => ({ posts: samplePosts }),
  }),
  page({
    name: 'company-footer',
    path: pages.home.path,
    texts: 'frame',
    change: withSampleCompany,
  }),
  page({
    name: 'companies',
    path: pages.relationship.path,
    texts: 'about-relationship',
    change: withSampleCompany,
  }),
  page({
    name: 'test-agency',
    path: pages.fresh.path,
    texts: 'product-fresh',
    change: withSampleCompany,
  }),
  page({
    name: 'sources',
    path: pages.air.path,
    texts: 'product',
    change: ({ evidence }) => ({ source: sampleSource, evidence: withSampleUnits(evidence) }),
  }),
  page({ ...ofPrice, name: 'price-soon', change: () => ({ body: () => undefined }) }),
  page({
    ...ofPrice,
    name: 'price-body',
    change: () => ({ body: (_, language) => ({ html: sampleText(language), language }) }),
  }),
  page({ ...ofMedia, name: 'media-empty', change: () => ({ posts: noPosts }) }),
  page({ ...ofMedia, name: 'media-posts', change: () => ({ posts: samplePosts }) }),
  page({ ...ofMedia, name: 'media-found', query: asked, change: () => ({ posts: samplePosts }) }),
  page({
    ...ofMedia,
    name: 'media-nothing-found',
    query: asked,
    change: () => ({ posts: noPosts }),
  }),
  page({ ...ofMedia, name: 'post', query: () => '/3', change: () => ({ posts: samplePosts }) }),
  page({ ...ofMedia, name: 'post-gone', query: () => '/3', change: () => ({ posts: noPosts }) }),
  {
    ...{ ...ofCases, name: 'cases', path: null },
    address: (language) => localize(casesPath, language),
  },
  {
    ...{ ...ofCases, name: 'case', path: null },
    address: (language) => casePath('sample', language),
  },
  page({ ...ofCases, name: 'case-gallery', path: pages.air.path }),
  page({ ...ofCases, name: 'case-home', path: pages.home.path }),
  step('stepOne', 'step-one-errors', 'empty'),
  step('stepOne', 'step-one-long', 'long'),
  step('stepTwo', 'step-two-filled', 'filled'),
  step('stepTwo', 'step-two-errors', 'empty'),
  step('stepThree', 'step-three-filled', 'filled'),
  step('stepThree', 'step-three-errors', 'empty'),
  step('stepThree', 'step-three-files', 'withoutFiles'),
  step('stepThree', 'step-three-sent', 'sent'),
  step('stepThree', 'messages', 'specimens'),
  page({ ...ofPrivacy, name: 'privacy-all', change: samplePolicies.all }),
  page({ ...ofPrivacy, name: 'privacy-little', change: samplePolicies.little }),
  page({ ...ofPrivacy, name: 'privacy-earlier', change: samplePolicies.earlier }),
  {
    name: 'not-found',
    path: null,
    texts: 'not-found',
    address: (language) => localize('/not/found', language),
    change: () => ({}),
  },
  {
    name: 'error',
    path: null,
    texts: 'errors',
    address: (language) => localize(pages.privacy.path, language),
    // As for a version that does not exist.
    change: () => ({ policy: async () => undefined }),
  },
  { ...mail, name: 'acknowledgement', write: documents.acknowledgement },
  { ...mail, name: 'acknowledgement-shortened', write: documents.shortenedAcknowledgement },
  { ...mail, name: 'reply', write: documents.reply },
  { ...paper, name: 'hand-out', write: documents.handOut },
  { ...paper, name: 'certificate', write: documents.certificates },
];

export function findStage(name: string): Stage | undefined {
  return stages.find((stage) => stage.name === name);
}

export const stageList: readonly StageInfo[] = stages.map(({ name, path, texts }) => ({
  name,
  path,
  texts,
}));

/** Which page the editor's frame asks for; a stage has its own. */
export interface AskedFrame {
  path: string;
  language: Language;
  stage?: Stage | undefined;
}

interface Parts {
  /** With all drafts, each text marked. */
  site: Site;
  /** Of a page. */
  editable(path: string, site: Site): Promise<Response>;
  frameScript: string;
  siteUrl: string | undefined;
}

/** What the editor's frame shows. */
export async function showFrame(frame: AskedFrame, parts: Parts): Promise<Response> {
  const { path, language, stage } = frame;
  const { site, editable } = parts;
  if (!stage) return editable(localize(path, language), site);
  if ('write' in stage) return editableDocument(await writeStage(stage, site, language), parts);
  const staged = { ...site, ...stage.change(site, language) };
  const answer = await editable(stage.address(language), staged);
  const html = await answer.text();
  // That a page was not found is what was asked for.
  return new Response(stage.reveals ? reveal(html, stage.reveals) : html, {
    headers: answer.headers,
  });
}

function reveal(html: string, attribute: string): string {
  return html.replace(new RegExp(`(<[^>]* ${attribute}=""[^>]*) hidden=""`), '$1');
}

export async function writeStage(
  { write }: DocumentStage,
  site: Site,
  language: Language,
): Promise<string> {
  const { name, email, phone, fax, address } = await site.company(language);
  const { contact, company } = defaultSettings;
  const settings = {
    contact: { email, phone, fax, address: { ...contact.address, [language]: address } },
    company: { ...company, name: { ...company.name, [language]: name } },
  };
  return write({ words: site.words, language, settings });
}

/** Its styles, if it has any, are what the policy of the frame must list. */
function editableDocument(html: string, { frameScript, siteUrl }: Parts): Response {
  const [tag = '', styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const files = { scripts: { content: '', inquiry: '' }, stylesFor: () => styles };
  const page = toEditable(html.replace(tag, ''), '', { files, frameScript, siteUrl });
  return new Response(page.html, { headers: page.headers });
}
