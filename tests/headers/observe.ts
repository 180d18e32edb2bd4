import type { SiteProcess } from '../support/site-process.ts';
import { foreignOrigin, type Judgement, judge } from './observatory.ts';
import { modifiers, type Result, scoreOf } from './observatory-rules.ts';

export const siteUrl = 'https://noshine.example';
export const administrator = {
  ADMIN_EMAIL: 'owner@noshine.example',
  ADMIN_PASSWORD: 'correct horse battery staple',
};

/** What such an answer can reach at all. */
interface Kind {
  name: string;
  best: readonly Result[];
}

/**
 * Not reachable from here: the browsers' preload list, on which the owner's domain must be entered
 * by hand. Not asked for: SRI on our own scripts, since whoever can change them can change the page.
 */
const shared: Result[] = [
  'cookies-none',
  'cors-none',
  'referrer-private',
  'hsts-six-months',
  'nosniff',
  'frames-by-csp',
  'corp-same-origin',
];

/** The same for everybody: it needs no process of its own, which would delay its first paint. */
const page: Kind = { name: 'page', best: [...shared, 'csp-default-src-none-without-unsafe'] };
const isolated: Result[] = ['coop-isolated', 'coep-isolated'];
/** The UI library of the back office writes style attributes; script-src is as strict as elsewhere. */
const backOffice: Kind = {
  name: 'back office',
  best: [...shared, 'csp-unsafe-in-style-src-only', ...isolated],
};
/** Policies about openers and embedders are for documents; an answer in JSON has neither. */
const call: Kind = { name: 'call', best: page.best };
const signIn: Kind = {
  name: 'sign-in',
  best: [...call.best, 'cookies-secure-httponly-samesite'],
};

interface Question {
  kind: Kind;
  path: string;
  init?: RequestInit;
}

const post = (path: string, body: unknown, type = 'application/json') => ({
  path,
  init: { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) },
});

const questions: Question[] = [
  ...['/', '/en/', '/id/', '/es/'].flatMap((prefix) =>
    ['media?q=air', 'media?page=99', 'media/1', 'contact/stepTwo', 'no/such/page'].map((path) => ({
      kind: page,
      path: prefix + path,
    })),
  ),
  ...['/admin', '/admin/inquiries', '/admin/posts', '/admin/welcome', '/admin/nothing'].map(
    (path) => ({ kind: backOffice, path }),
  ),
  ...['/api/media', '/api/media?fields=list', '/api/media/1', '/api/nothing', '/healthz'].map(
    (path) => ({ kind: call, path }),
  ),
  ...['/readyz', '/api/inquiry', '/api/admin/session', '/api/admin/inquiries'].map((path) => ({
    kind: call,
    path,
  })),
  { kind: call, ...post('/api/inquiry', { data: { detail: 'x', name: 'x', phoneNumber: '1' } }) },
  { kind: call, ...post('/api/inquiry', { data: {} }) },
  { kind: call, ...post('/api/inquiry', {}, 'text/plain') },
  { kind: call, ...post('/api/files', {}) },
  { kind: call, ...post('/api/admin/session', { email: 'nobody@noshine.example', password: 'x' }) },
  {
    kind: signIn,
    ...post('/api/admin/session', {
      email: administrator.ADMIN_EMAIL,
      password: administrator.ADMIN_PASSWORD,
    }),
  },
];

export interface Observation extends Judgement {
  name: string;
  kind: string;
  status: number;
  best: number;
  /** What costs points, or gives fewer than it could. */
  lost: Result[];
}

/** Every public page of the sitemap and a selection of everything else, each as it is answered. */
export async function observe(site: SiteProcess): Promise<Observation[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages: Question[] = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => ({
      kind: page,
      path: address.slice(siteUrl.length) || '/',
    }),
  );
  const observations: Observation[] = [];
  for (const { kind, path, init } of [...pages, ...questions]) {
    const headers = new Headers(init?.headers);
    // A request that changes something is refused from another site, as it should be.
    if (!init) headers.set('Origin', foreignOrigin);
    const answer = await fetch(site.url + path, { ...init, headers, redirect: 'manual' });
    const text = await answer.text();
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
    const judgement = judge({ headers: answer.headers, html: isHtml ? text : undefined });
    observations.push({
      ...judgement,
      name: `${init?.method ?? 'GET'} ${path}`,
      kind: kind.name,
      status: answer.status,
      best: scoreOf(kind.best),
      lost: judgement.results.filter(
        (one) => modifiers[one] < 0 || !(kind.best.includes(one) || one.startsWith('sri-')),
      ),
    });
  }
  return observations;
}
