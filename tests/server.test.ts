import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldNames, inquiryFields } from '#domain/inquiry-fields.ts';
import { languages } from '#domain/language.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** fetch forbids Sec-Fetch-Site, as a browser's page may not choose it either. */
function askFrom(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const asked = request(site.url + path, { headers }, (answer) => {
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      });
      asked.on('error', reject).end();
    },
  );
}

describe('a page from memory', () => {
  it('is compressed as the browser accepts it', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await askFrom('/en/about/brand', { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers.vary).toContain('Accept-Encoding');
    }
    const refused = await askFrom('/en/about/brand', { 'Accept-Encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again when the browser has it', async () => {
    const etag = (await ask('/en')).headers.get('etag') as string;
    const again = await ask('/en', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask('/en', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });

  it('keeps the connection as long as the visitor wants it', async () => {
    const socket = connect(site.port);
    const lines = (path: string, version: string, ...more: string[]) =>
      [`HEAD ${path} HTTP/${version}`, 'Host: localhost', ...more, '', ''].join('\r\n');
    socket.write(
      lines('/en/media', '1.1') +
        lines('/en/nowhere', '1.1') +
        lines('/en/about/brand', '1.0', 'Connection: keep-alive') +
        lines('/en', '1.1', 'Connection: close'),
    );
    const answers = (await text(socket)).split('\r\n\r\n').filter(Boolean);
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 404',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
    ]);
    expect(answers.map((answer) => /^Connection: (.*)$/im.exec(answer)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    for (const answer of answers) {
      const sent = Date.parse(/^Date: (.*)$/im.exec(answer)?.[1] ?? '');
      expect(Math.abs(Date.now() - sent)).toBeLessThan(60_000);
    }
  });

  it('needs nothing else to be painted, and the router only in the inquiry', async () => {
    for (const path of ['/', '/en/media', '/es/product/noshine', '/en/contact/stepOne']) {
      const html = await (await ask(path)).text();
      expect(html, path).not.toMatch(/rel="(stylesheet|modulepreload|preload" as="font)/);
      expect(html, path).not.toContain('type="module"');
      const script = path.includes('contact') ? 'page-script-inquiry' : 'page-script';
      expect(html, path).toMatch(new RegExp(` data-src="/assets/${script}-[\\w-]{8}\\.js"`));
      // A rule of the frame, and one of each page's own.
      expect(html.match(/<style>.*?<\/style>/s)?.[0], path).toMatch(/\._header_\w{5}\{/);
      const deferred = html.match(/<script type="text\/deferred">[^<]*/g) ?? [];
      expect(deferred, path).toHaveLength(path.includes('contact') ? 1 : 0);
    }
  });

  it('names the picture that is seen first before its styles, as each window needs it', async () => {
    const html = await (await ask('/about/price')).text();
    const head = html.slice(0, html.indexOf('<style'));
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const files = (tag: string) => /imageSrcSet="(.*?)-\d/.exec(tag)?.[1];
    expect(preloads.map((tag) => [/media="(.*?)"/.exec(tag)?.[1], files(tag)])).toEqual([
      ['(width &gt;= 768px)', '/art/stills/clock'],
      ['(width &lt; 768px)', '/art/stills/clock-phone'],
    ]);
  });

  it('carries the styles of every class that it shows, and of no other page', async () => {
    const html = await (await ask('/es/product/noshine')).text();
    const [styles = ''] = html.match(/<style>.*?<\/style>/s) ?? [];
    const modulesIn = (text: string) =>
      new Set([...text.matchAll(/\b_[\w-]+?_([\da-z]{5})\b/g)].map(([, hash]) => hash));
    expect(modulesIn(styles)).toEqual(modulesIn(html.replace(styles, '')));
    expect(modulesIn(styles).size).toBeGreaterThan(10);
  });

  it('carries a policy without unsafe-inline and every protective header', async () => {
    const { headers } = await ask('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const { headers: ofBackOffice } = await ask('/admin');
    expect(ofBackOffice.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(ofBackOffice.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the way from home to a page', () => {
  const wayOf = async (path: string) => {
    const html = await (await ask(path)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = found.map(({ 1: json = '', index }) => ({ index, ...JSON.parse(json) }));
    const [way, ...others] = data.filter((one) => one['@type'] === 'BreadcrumbList');
    expect(others).toEqual([]);
    const names = way.itemListElement.map(({ name }: { name: string }) => name);
    return { html, names, index: way.index };
  };

  it('names the section also where it begins', async () => {
    const { html, names } = await wayOf('/en/product/noshine');
    expect(names).toEqual(['Home', 'NOSHINE photocatalyst']);
    const seen = /<ol>(.*?)<\/ol>/.exec(html.slice(html.indexOf('aria-label="Breadcrumb"')))?.[1];
    expect(seen?.replace(/<[^>]+>/g, '|').split(/\|+/)).toEqual([
      '',
      'Home',
      'Products',
      'NOSHINE photocatalyst',
      '',
    ]);
  });

  // Or the headline would be painted a frame later.
  it('has its data behind all that a page opens with', async () => {
    for (const path of ['/en/about/brand', '/en/about/price', '/en/product/technical/air']) {
      const { html, index } = await wayOf(path);
      const firstScreen = html.search(/class="_screen_/);
      const afterIt = html.indexOf('<section', firstScreen + 1);
      expect(index).toBeGreaterThan(firstScreen);
      if (afterIt > 0) expect(index).toBeLessThan(afterIt);
    }
    const { html, index } = await wayOf('/en/privacy');
    expect(index).toBeGreaterThan(html.indexOf('class="_intro_'));
  });
});

describe('addresses', () => {
  it.each([
    ['/about', '/about/brand'],
    ['/en/product', '/en/product/noshine'],
    ['/id/contact', '/id/contact/stepOne'],
    ['/about/brand/', '/about/brand'],
    ['/EN/about/brand', '/en/about/brand'],
    ['/ko/media', '/media'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(to);
  });

  it.each([
    ['/nothing', 'ko', 'href="/"'],
    ['/en/nothing', 'en', 'href="/en"'],
    ['/fr/about/brand', 'ko', 'href="/"'],
    ['/es/media/0', 'es', 'href="/es"'],
  ])('%s does not exist, says so in %s, and shows the way home', async (path, language, home) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(home);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('the home page leads to a remembered language only from outside, and is not cached then', async () => {
    const cookie = 'language=es';
    const outside = await askFrom('/', { Cookie: cookie, 'Sec-Fetch-Site': 'none' });
    expect(outside.status).toBe(302);
    expect(outside.headers.location).toBe('/es');
    expect(outside.headers['cache-control']).toBe('no-store');
    expect((await askFrom('/', { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(
      200,
    );
    expect((await askFrom('/', { Cookie: cookie })).status).toBe(200);
    expect(
      (await askFrom('/about/brand', { Cookie: cookie, 'Sec-Fetch-Site': 'none' })).status,
    ).toBe(200);
    expect((await askFrom('/', { Cookie: 'language=zz', 'Sec-Fetch-Site': 'none' })).status).toBe(
      200,
    );
  });

  it('the form has a control for every field, on the step that the table of fields says', async () => {
    const steps = { 1: '/contact/stepOne', 2: '/contact/stepTwo' };
    for (const name of fieldNames) {
      const page = await (await ask(steps[inquiryFields[name].step])).text();
      expect([name, page.includes(` name="${name}"`)]).toEqual([name, true]);
    }
  });

  it('every page names all languages, and each of them names the others back', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address as string,
    );
    expect(addresses.length).toBeGreaterThanOrEqual(14 * languages.length);
    const alternatesOf = async (address: string) => {
      const html = await (await fetch(address)).text();
      expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
      return [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
        .map(([, language, href]) => `${language} ${href}`)
        .sort();
    };
    const byPage = new Map<string, string>();
    for (const address of addresses) {
      const alternates = await alternatesOf(address);
      expect(alternates, address).toHaveLength(languages.length + 1);
      const key = alternates.find((one) => one.startsWith('x-default')) as string;
      expect(byPage.get(key) ?? alternates.join(), address).toBe(alternates.join());
      byPage.set(key, alternates.join());
    }
  });

  it.each(['/admin/', '/admin/%/', '/en/', '/', '/api/', '/media/'])(
    '%s with thousands of segments is refused by its length',
    async (start) => {
      expect((await askFrom(`${start}${'a/'.repeat(7_000)}x`, {})).status).toBe(414);
    },
  );

  it('the back office is one document, whatever its address', async () => {
    const start = await (await ask('/admin')).text();
    const deep = await ask(`/admin/${'a/'.repeat(1_900)}x`);
    expect(deep.status).toBe(200);
    expect(await deep.text()).toBe(start);
    expect(deep.headers.get('cache-control')).toBe('no-store');
    expect((await ask('/admin/posts.data?_routes=root')).status).toBe(200);
    expect((await ask('/admin', { method: 'POST' })).status).toBe(405);
  });

  it('steps two and three of the inquiry are kept out of search engines', async () => {
    for (const step of ['stepTwo', 'stepThree']) {
      const answer = await ask(`/en/contact/${step}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    }
  });
});

describe('files', () => {
  it('hashed assets may be kept for a year', async () => {
    const html = await (await ask('/')).text();
    const asset = html.match(/\/assets\/[\w.-]+\.js/)?.[0] as string;
    const answer = await ask(asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it('security.txt says where to tell of a weakness, and until when', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:hello@noshine.example\n');
    expect(text).toContain('Preferred-Languages: ko, en\n');
    expect(text).not.toContain('Canonical');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  it('every film answers in ranges, also a small one, to GET and HEAD', async () => {
    const files = readdirSync(join(import.meta.dirname, '../build/client/art/films'));
    const films = files.filter((name) => /\.(mp4|webm)$/.test(name));
    expect(films).toContain('hero-phone.webm');
    for (const film of films.map((name) => `/art/films/${name}`)) {
      const whole = await ask(film);
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(whole.headers.get('accept-ranges'), film).toBe('bytes');
      const start = await ask(film, { headers: { Range: 'bytes=0-1' } });
      expect([start.status, start.headers.get('content-range')], film).toEqual([
        206,
        `bytes 0-1/${bytes.length}`,
      ]);
      expect(Buffer.from(await start.arrayBuffer())).toEqual(bytes.subarray(0, 2));
      const tail = await ask(film, { headers: { Range: 'bytes=-10' } });
      expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-10));
      const head = await ask(film, { method: 'HEAD', headers: { Range: 'bytes=5-9' } });
      expect([head.status, head.headers.get('content-length')], film).toEqual([206, '5']);
      const etag = whole.headers.get('etag') as string;
      const same = await ask(film, { headers: { Range: 'bytes=1-', 'If-Range': etag } });
      expect(same.status, film).toBe(206);
      const other = await ask(film, { headers: { Range: 'bytes=1-', 'If-Range': '"other"' } });
      expect(other.status, film).toBe(200);
      await Promise.all([same.arrayBuffer(), other.arrayBuffer()]);
    }
  });

  it('nothing outside the build can be asked for', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/../../server/index.js',
      '/.env',
    ]) {
      const { status } = await askFrom(path, {});
      expect(status, path).toBe(404);
    }
  });
});
