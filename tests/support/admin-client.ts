import { Readable } from 'node:stream';
import { readSupplied, suppliedReader } from '#content/supplied.ts';
import { createAdminApi } from '#server/admin-api/admin-api.ts';
import type { AdminContext } from '#server/admin-api/context.ts';
import type { Database } from '#server/database/database.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { siteTextRules } from '#server/site/text-rules.ts';
import { createTestAccounts } from './admin-server.ts';
import { keepCookie } from './cookies.ts';
import { testWorkers } from './workers.ts';

export interface AdminClient {
  ask(
    method: string,
    path: string,
    body?: object,
    // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers.
  ): Promise<{ status: number; body: any; headers: Headers }>;
  /** What the browser has kept, by name. */
  cookies: Map<string, string>;
}

interface ContextOptions extends Partial<Omit<AdminContext, 'config'>> {
  config?: Partial<AdminContext['config']>;
}

/** What the routes of the back office work with; a test that needs files or pictures gives its own. */
export function createTestAdminContext(
  database: Database,
  { config, ...given }: ContextOptions = {},
): AdminContext {
  const accounts = given.accounts ?? createTestAccounts(database);
  const unset = {
    siteUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    inboxUrl: undefined,
    filesUrl: undefined,
    clamdUrl: undefined,
    backupUrl: undefined,
  };
  return {
    config: { ...unset, trustProxy: 0, dataDir: '', backupDays: 14, ...config },
    database,
    words: suppliedReader(),
    accounts,
    pictures: {} as never,
    postFiles: { find: async () => new Map() } as never,
    files: {} as never,
    secret: accounts.secret,
    log: { error() {} },
    metrics: noMetrics,
    showPreview: async () => new Response(),
    showEditable: async () => new Response(),
    textRules: siteTextRules(readSupplied()),
    sitePictures: {} as never,
    logos: {} as never,
    siteFilms: {} as never,
    siteReports: {} as never,
    picturePlaces: async () => new Map(),
    search: async () => ({ texts: [], others: [], isCut: false }),
    workers: testWorkers(),
    ...given,
  };
}

/** The routes of the back office on a database, without pages or a network. */
export function makeAdminServer(
  database: Database,
  origin?: string,
  given: Pick<ContextOptions, 'pictures'> = {},
) {
  const accounts = createTestAccounts(database, origin);
  const log = {
    error(error: unknown) {
      throw error;
    },
  };
  const config = { trustProxy: 1 };
  const api = createAdminApi(createTestAdminContext(database, { config, accounts, log, ...given }));

  /** A browser of its own at this address. */
  function client(from = '203.0.113.7'): AdminClient {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async ask(method, path, body) {
        const sent = body === undefined ? [] : [Buffer.from(JSON.stringify(body))];
        const incoming = Object.assign(Readable.from(sent), {
          headers: { 'content-type': 'application/json' },
          socket: { remoteAddress: '127.0.0.1' },
        });
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          'user-agent': 'the tests',
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        };
        const address = `/api/admin${path}`;
        const answer = await api.request(address, { method, headers }, { incoming });
        for (const cookie of answer.headers.getSetCookie()) keepCookie(cookies, cookie);
        const text = await answer.text();
        return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers };
      },
    };
  }

  return { accounts, client };
}
