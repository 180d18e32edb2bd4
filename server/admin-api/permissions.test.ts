import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/staff.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { changeSettings } from '../settings/settings.ts';
import { adminRoutes, createAdminApi } from './admin-api.ts';
import type { AdminRoute } from './route.ts';

/** Who may do what. A route that is missing here fails the test, so each needs a decision. */
const allowed: Record<string, readonly Role[] | 'anyone'> = {
  'GET /setup-status': 'anyone',
  'POST /session': 'anyone',
  'POST /session/second-step': 'anyone',
  'POST /session/passkey/options': 'anyone',
  'POST /session/passkey': 'anyone',
  'POST /session/reset-request': 'anyone',
  'DELETE /session': 'anyone',
  'POST /links/check': 'anyone',
  'POST /links/use': 'anyone',

  'GET /session': ['owner', 'editor', 'agent'],
  'PATCH /me': ['owner', 'editor', 'agent'],
  'GET /me/signature': ['owner', 'editor', 'agent'],
  'PUT /me/signature': ['owner', 'editor', 'agent'],
  'POST /me/password': ['owner', 'editor', 'agent'],
  'GET /me/sessions': ['owner', 'editor', 'agent'],
  'DELETE /me/sessions': ['owner', 'editor', 'agent'],
  'DELETE /me/sessions/:id': ['owner', 'editor', 'agent'],
  'POST /me/two-factor': ['owner', 'editor', 'agent'],
  'POST /me/two-factor/confirm': ['owner', 'editor', 'agent'],
  'DELETE /me/two-factor': ['owner', 'editor', 'agent'],
  'POST /me/recovery-codes': ['owner', 'editor', 'agent'],
  'GET /me/passkeys': ['owner', 'editor', 'agent'],
  'POST /me/passkeys/options': ['owner', 'editor', 'agent'],
  'POST /me/passkeys': ['owner', 'editor', 'agent'],
  'PATCH /me/passkeys/:id': ['owner', 'editor', 'agent'],
  'DELETE /me/passkeys/:id': ['owner', 'editor', 'agent'],

  'GET /accounts': ['owner'],
  'POST /accounts': ['owner'],
  'PATCH /accounts/:id': ['owner'],
  'POST /accounts/:id/disable': ['owner'],
  'DELETE /accounts/:id': ['owner'],
  'GET /mails': ['owner'],
  'POST /mails/:id/resend': ['owner'],
  'POST /accounts/:id/enable': ['owner'],
  'POST /accounts/:id/link': ['owner'],
  'DELETE /accounts/:id/two-factor': ['owner'],
  'GET /audit': ['owner'],

  'GET /posts': ['owner', 'editor'],
  'POST /posts': ['owner', 'editor'],
  'GET /posts/:mnum': ['owner', 'editor'],
  'PATCH /posts/:mnum': ['owner', 'editor'],
  'DELETE /posts/:mnum': ['owner', 'editor'],
  'POST /posts/:mnum/restore': ['owner', 'editor'],
  'POST /posts/:mnum/publish': ['owner', 'editor'],
  'POST /posts/:mnum/duplicate': ['owner', 'editor'],
  'PUT /posts/:mnum/versions/:language': ['owner', 'editor'],
  'POST /posts/:mnum/versions/:language/publish': ['owner', 'editor'],
  'POST /posts/:mnum/versions/:language/schedule': ['owner', 'editor'],
  'POST /posts/:mnum/versions/:language/unpublish': ['owner', 'editor'],
  'GET /posts/:mnum/versions/:language/history': ['owner', 'editor'],
  'GET /posts/:mnum/versions/:language/history/:id': ['owner', 'editor'],
  'POST /posts/:mnum/versions/:language/history/:id/restore': ['owner', 'editor'],
  'GET /posts/:mnum/preview': ['owner', 'editor'],
  'GET /site/overview': ['owner', 'editor'],
  'GET /site/texts/:page': ['owner', 'editor'],
  'GET /site/drafts': ['owner', 'editor'],
  'PUT /site/texts': ['owner', 'editor'],
  'POST /site/texts/publish': ['owner', 'editor'],
  'POST /site/texts/unschedule': ['owner', 'editor'],
  'POST /site/texts/confirm': ['owner', 'editor'],
  'POST /site/texts/keep': ['owner', 'editor'],
  'GET /site/texts/:page/history': ['owner', 'editor'],
  'GET /site/publications': ['owner', 'editor'],
  'POST /site/history/:id/restore': ['owner', 'editor'],
  'POST /site/restore': ['owner', 'editor'],
  'GET /site/frame': ['owner', 'editor'],
  'GET /site/stages': ['owner', 'editor'],
  'GET /site/search': ['owner', 'editor'],
  'GET /site/places': ['owner', 'editor'],
  'GET /site/bodies/:name': ['owner', 'editor'],
  'PUT /site/bodies/:name': ['owner', 'editor'],
  'POST /site/texts/export': ['owner', 'editor'],
  'POST /site/texts/compare': ['owner', 'editor'],
  'POST /site/texts/import': ['owner', 'editor'],
  'GET /cases': ['owner', 'editor'],
  'POST /cases': ['owner', 'editor'],
  'GET /cases/:id': ['owner', 'editor'],
  'GET /cases/:id/frame': ['owner', 'editor'],
  'PUT /cases/:id': ['owner', 'editor'],
  'POST /cases/:id/withdraw': ['owner', 'editor'],
  'DELETE /cases/:id': ['owner', 'editor'],
  'PUT /case-order': ['owner', 'editor'],
  'GET /site/evidence': ['owner', 'editor'],
  'POST /site/reports': ['owner', 'editor'],
  'GET /site/reports/:hash': ['owner', 'editor'],
  'PUT /site/evidence/:name': ['owner', 'editor'],
  'POST /site/evidence/:name/supplied': ['owner', 'editor'],
  'GET /site/pictures': ['owner', 'editor'],
  'POST /site/picture-sources': ['owner', 'editor'],
  'POST /site/pictures/:name/files': ['owner', 'editor'],
  'PUT /site/pictures/:name': ['owner', 'editor'],
  'POST /site/pictures/:name/supplied': ['owner', 'editor'],
  'GET /site/films': ['owner', 'editor'],
  'POST /site/film-uploads': ['owner', 'editor'],
  'PUT /site/film-uploads/:upload/:part': ['owner', 'editor'],
  'POST /site/film-uploads/:upload/finish': ['owner', 'editor'],
  'DELETE /site/film-uploads/:upload': ['owner', 'editor'],
  'POST /site/film-posters': ['owner', 'editor'],
  'POST /site/film-captions': ['owner', 'editor'],
  'PUT /site/films/:name/:language': ['owner', 'editor'],
  'POST /site/films/:name/:language/supplied': ['owner', 'editor'],
  'GET /pictures': ['owner', 'editor'],
  'PATCH /pictures/:hash': ['owner', 'editor'],
  'POST /pictures': ['owner', 'editor'],
  'POST /post-files': ['owner', 'editor'],
  'GET /post-files/:id': ['owner', 'editor'],
  'POST /pictures/copy': ['owner', 'editor'],

  'GET /inquiries': ['owner', 'agent'],
  'GET /inquiries/counts': ['owner', 'agent'],
  'POST /inquiries/bulk': ['owner', 'agent'],
  'GET /inquiries/:id/neighbors': ['owner', 'agent'],
  'GET /inquiries/:id/earlier': ['owner', 'agent'],
  'GET /inquiries/staff': ['owner', 'agent'],
  'GET /inquiries/:id': ['owner', 'agent'],
  'POST /inquiries/:id/status': ['owner', 'agent'],
  'POST /inquiries/:id/notes': ['owner', 'agent'],
  'POST /inquiries/:id/assignment': ['owner', 'agent'],
  'POST /inquiries/:id/quarantine': ['owner', 'agent'],
  'POST /inquiries/:id/reply': ['owner', 'agent'],
  'PUT /inquiries/:id/drafts/:kind': ['owner', 'agent'],
  'GET /saved-replies': ['owner', 'agent'],
  'POST /saved-replies': ['owner', 'agent'],
  'PUT /saved-replies/:id': ['owner', 'agent'],
  'DELETE /saved-replies/:id': ['owner', 'agent'],
  'GET /inquiries/:id/news': ['owner', 'agent'],
  'GET /inquiries/reports': ['owner', 'agent'],
  'POST /inquiries/:id/attachments': ['owner', 'agent'],
  'POST /inquiries/:id/attached-reports': ['owner', 'agent'],
  'DELETE /inquiries/:id/attachments/:attachment': ['owner', 'agent'],
  'POST /inquiries/:id/mails/:mail/undo': ['owner', 'agent'],
  'POST /inquiries/:id/mails/:mail/resend': ['owner', 'agent'],
  'DELETE /inquiries/:id': ['owner', 'agent'],
  'POST /inquiries/person': ['owner', 'agent'],
  'POST /inquiries/hand-out': ['owner', 'agent'],
  'POST /inquiries/:id/corrections': ['owner', 'agent'],
  'POST /inquiries/erase': ['owner', 'agent'],
  'GET /inquiries/:id/certificate': ['owner', 'agent'],
  'GET /inquiries/:id/files': ['owner', 'agent'],
  'GET /inquiries/:id/files/:file': ['owner', 'agent'],
  'GET /inquiries/:id/files/:file/preview': ['owner', 'agent'],
  'GET /consent-texts/:version': ['owner', 'agent'],
  'POST /inquiries/export': ['owner', 'agent'],
  'GET /dashboard': ['owner', 'editor', 'agent'],
  'GET /dashboard/state': ['owner', 'editor', 'agent'],
  'GET /me/report': ['owner'],
  'PUT /me/report': ['owner'],
  'GET /settings': ['owner'],
  'PUT /settings': ['owner'],
  'POST /settings/logos': ['owner'],
  'GET /set-up': ['owner'],
  'PUT /set-up/:step': ['owner'],
  'GET /set-up/samples': ['owner'],
  'GET /settings/mail-server': ['owner'],
  'PUT /settings/mail-server': ['owner'],
  'DELETE /settings/mail-server': ['owner'],
  'POST /settings/mail-server/test': ['owner'],
  'GET /settings/mailbox': ['owner'],
  'PUT /settings/mailbox': ['owner'],
  'DELETE /settings/mailbox': ['owner'],
  'POST /settings/mailbox/test': ['owner'],
};

/** What is left to somebody without the second factor that the owner requires. */
const leadsToSecondFactor = [
  'GET /session',
  'POST /me/two-factor',
  'POST /me/two-factor/confirm',
  'POST /me/passkeys/options',
  'POST /me/passkeys',
];

describeOnBothDatabases('every route of the back office', (open, _, place) => {
  let api: ReturnType<typeof createAdminApi>;
  let routes: AdminRoute[];
  let database: Database;
  const cookies = new Map<Role, string>();

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    const accounts = createTestAccounts(database);
    const context = createTestAdminContext(database, {
      config: { dataDir },
      accounts,
      // No route reaches a picture here: each is refused before, or its body is empty.
      pictures: { keep: async () => ({ ok: false, reason: 'not-a-picture' }) } as never,
      sitePictures: { keepSource: async () => ({ ok: false, reason: 'not-a-picture' }) } as never,
      logos: { keep: async () => ({ ok: false, reason: 'not-a-drawing' }) } as never,
      siteFilms: {
        abandon: async () => {},
        takePart: async () => ({ ok: false, reason: 'malformed' }),
        keepPoster: async () => ({ ok: false, reason: 'not-a-picture' }),
        keepCaptions: async () => ({ ok: false, reason: 'not-captions' }),
      } as never,
      siteReports: { keep: async () => ({ ok: false, reason: 'not-a-pdf' }) } as never,
    });
    routes = adminRoutes(context);
    api = createAdminApi(context, routes);
    for (const role of roles) cookies.set(role, await signInAs(accounts, role));
  });

  function ask({ key }: AdminRoute, headers: Record<string, string> = {}) {
    const [method = '', path = ''] = key.split(' ');
    const address = path.replace(':language', 'ko').replace(/:\w+/g, '1');
    const sent = { 'content-type': 'application/json', ...headers };
    const body = Readable.from([Buffer.from('{}')]);
    const incoming = Object.assign(body, { headers: sent, socket: {} });
    return api.request(`/api/admin${address}`, { method, headers: sent }, { incoming });
  }

  it('is in the table, and the table has no other', () => {
    expect(routes.map(({ key }) => key).sort()).toEqual(Object.keys(allowed).sort());
  });

  describe.each(roles)('as %s', (role) => {
    it('is answered or refused as the table says', async () => {
      const answers: [string, boolean][] = [];
      for (const route of routes) {
        if (route.permission === 'anyone') continue;
        const { status } = await ask(route, { cookie: cookies.get(role) ?? '' });
        expect([route.key, status]).not.toEqual([route.key, 401]);
        expect([route.key, status]).not.toEqual([route.key, 500]);
        answers.push([route.key, status !== 403]);
      }
      const parts = role === 'editor-agent' ? (['editor', 'agent'] as const) : [role];
      const expected = answers.map(([name]) => [
        name,
        parts.some((part) => allowed[name]?.includes(part)),
      ]);
      expect(answers).toEqual(expected);
    });
  });

  it('wants a session where it is not for anyone', async () => {
    for (const route of routes) {
      const { status } = await ask(route);
      if (route.permission === 'anyone')
        expect([route.key, allowed[route.key]]).toContain('anyone');
      else expect([route.key, status]).toEqual([route.key, 401]);
    }
  });

  it('wants a second factor where route is required, unless it leads to route', async () => {
    await database.write((trx) => changeSettings(trx, { requireSecondFactor: true }));
    const open: string[] = [];
    for (const route of routes) {
      if (route.permission === 'anyone') continue;
      const answer = await ask(route, { cookie: cookies.get('owner') ?? '' });
      const { error } = answer.status === 204 ? {} : await answer.json();
      if (error?.code !== 'second-factor-required') open.push(route.key);
    }
    await database.write((trx) => changeSettings(trx, { requireSecondFactor: false }));
    expect(open.sort()).toEqual(leadsToSecondFactor.sort());
  });

  it('is refused from another site when it changes something', async () => {
    const cookie = cookies.get('owner') ?? '';
    for (const route of routes.filter(({ key }) => !key.startsWith('GET '))) {
      const answer = await ask(route, { cookie, origin: 'https://evil.example' });
      expect([route.key, answer.status]).toEqual([route.key, 403]);
      const plainForm = await ask(route, { cookie, 'sec-fetch-site': 'cross-site' });
      expect([route.key, plainForm.status]).toEqual([route.key, 403]);
    }
  });
});
