import { beforeAll, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { AskedFrame } from '../site/stages.ts';
import { createAdminApi } from './admin-api.ts';

describeOnBothDatabases('the frame in which texts are changed', (open) => {
  let api: ReturnType<typeof createAdminApi>;
  let cookie: string;
  let shown: AskedFrame | undefined;

  beforeAll(async () => {
    const database = await open();
    const accounts = createTestAccounts(database);
    async function showEditable(frame: AskedFrame) {
      shown = frame;
      return new Response('a page');
    }
    api = createAdminApi(createTestAdminContext(database, { accounts, showEditable }));
    cookie = await signInAs(accounts, 'editor');
  });

  async function ask(path: string) {
    shown = undefined;
    const incoming = { headers: {}, socket: {} };
    return api.request(`/api/admin${path}`, { headers: { cookie } }, { incoming });
  }

  it('shows a page, or a stage', async () => {
    expect((await ask('/site/frame?path=/privacy&language=es')).status).toBe(200);
    expect(shown).toEqual({ path: '/privacy', language: 'es', stage: undefined });
    await ask('/site/frame?path=/media&language=en&stage=media-empty');
    expect(shown?.stage?.name).toBe('media-empty');
  });

  it('offers the stages by name', async () => {
    const { stages } = await (await ask('/site/stages')).json();
    expect(stages).toContainEqual({ name: 'media-empty', path: '/media', texts: 'media' });
    expect(stages).toContainEqual({ name: 'hand-out', path: null, texts: 'data-request' });
  });

  it.each([
    '?path=/nowhere&language=en',
    '?path=/&language=xx',
    '?path=/',
    '?path=/media&language=en&stage=toString',
    '?path=/media&language=en&stage=nothing',
  ])('does not know %s', async (query) => {
    expect((await ask(`/site/frame${query}`)).status).toBe(404);
    expect(shown).toBeUndefined();
  });
});
