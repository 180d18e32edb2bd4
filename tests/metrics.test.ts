import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type SiteProcess, startSiteProcess } from './support/site-process.ts';

const docs = join(import.meta.dirname, '../docs');
const rules = readFileSync(join(docs, 'operations/alerts.yaml'), 'utf8');
const dashboard = JSON.parse(readFileSync(join(docs, 'operations/grafana-dashboard.json'), 'utf8'));

let site: SiteProcess;
let metricsUrl: string;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://localhost:${port}/metrics`;
  site = await startSiteProcess({ env: { METRICS_PORT: String(port) } });
});
afterAll(() => site.stop());

const scrape = async () => (await fetch(metricsUrl)).text();

/** Names as queries write them: a histogram has three. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    if (type !== 'histogram') names.add(name);
    else for (const end of ['bucket', 'sum', 'count']) names.add(`${name}_${end}`);
  }
  return names;
}

const namedBy = (text: string) => new Set(text.match(/\b(noshine|nodejs|process)_[a-z0-9_]+/g));

const send = (path: string, body: unknown) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('metrics', () => {
  it('count what visitors and staff do, each thing once', async () => {
    const data = {
      detail: '견적을 부탁드립니다.',
      name: '김하늘',
      phoneNumber: '010-1234-5678',
      idempotencyKey: crypto.randomUUID(),
    };
    for (let i = 0; i < 2; i += 1) expect((await send('/api/inquiry', { data })).status).toBe(200);
    const guess = { email: 'nobody@example.com', password: 'a wrong password' };
    expect((await send('/api/admin/session', guess)).status).toBe(401);
    const form = new FormData();
    form.set('file', new File(['MZ'], 'setup.exe'));
    const upload = await fetch(`${site.url}/api/files`, { method: 'POST', body: form });
    expect(upload.status).toBe(415);
    await fetch(`${site.url}/api/made-up`);
    await fetch(`${site.url}/wp-login.php`);

    const text = await scrape();
    for (const line of [
      'noshine_requests_total{kind="api-inquiry",status="200"} 2',
      'noshine_requests_total{kind="admin-api",status="401"} 1',
      'noshine_requests_total{kind="unknown",status="404"} 2',
      'noshine_inquiries_total{place="inbox"} 1',
      'noshine_sign_in_refusals_total{reason="password"} 1',
      'noshine_uploads_total{result="wrong-type"} 1',
      'noshine_part_missing{part="database"} 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).not.toContain('wp-login');
    expect(text).not.toContain('made-up');
  });

  it('are on a port of their own only', async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  });

  it('have a row each in the handbook', async () => {
    const handbook = readFileSync(join(docs, 'operations.md'), 'utf8');
    const listed = [...handbook.matchAll(/^\| `(noshine_[a-z_]+)/gm)].map(([, name]) => name);
    const served = [...(await scrape()).matchAll(/^# TYPE (noshine_\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(listed.toSorted()).toEqual(served.toSorted());
  });
});

describe('the alerts', () => {
  const alerts = rules.split(/^ {6}- (?=alert: )/m).slice(1);

  it('are well-formed, each with what is wrong and what to do', () => {
    expect(alerts.length).toBeGreaterThan(12);
    const names = alerts.map((alert) => /^alert: (\w+)$/m.exec(alert)?.[1]);
    expect(new Set(names).size).toBe(alerts.length);
    for (const alert of alerts) {
      expect(alert).toMatch(/^ {8}expr: \S/m);
      expect(alert).toMatch(/^ {10}severity: (page|ticket)$/m);
      for (const text of ['summary', 'action']) {
        expect(alert).toMatch(new RegExp(`^ {10}${text}: "[^"]{20,}"$`, 'm'));
      }
    }
  });

  it('name metrics that there are', async () => {
    const served = namesIn(await scrape());
    const names = [...namedBy(rules)];
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => !served.has(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  type Panel = { id: number; targets?: { expr: string }[] };
  const panels: Panel[] = dashboard.panels;
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it('shows metrics that there are, and leaves none of ours out', async () => {
    const served = namesIn(await scrape());
    const shown = namedBy(expressions.join('\n'));
    expect([...shown].filter((name) => !served.has(name))).toEqual([]);
    const roots = (names: Set<string>) =>
      new Set([...names].map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    const ours = [...roots(served)].filter((name) => name.startsWith('noshine_'));
    expect(ours.filter((name) => !roots(shown).has(name))).toEqual([]);
  });

  it('asks whatever data source it is imported into', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const { uid, ...rest } = dashboard;
    expect(uid).toBe('noshine-site');
    expect(JSON.stringify(rest)).not.toMatch(/"uid":"(?!\$\{datasource\}")/);
  });
});
