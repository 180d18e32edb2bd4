import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAdminApi } from './admin-api.ts';
import type { AdminContext } from './context.ts';
import { pictureRoutes } from './picture-routes.ts';
import { publicRoute } from './route.ts';

/** A body whose length nobody says beforehand, and how much of it was asked for. */
function endlessBody(piece: string) {
  const sent = { bytes: 0 };
  const bytes = new TextEncoder().encode(piece.repeat(64 * 1024));
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate);
      sent.bytes += bytes.length;
      if (sent.bytes > 200 * 1024 * 1024) return controller.close();
      controller.enqueue(bytes);
    },
  });
  return { body, sent };
}

describe('a body without end', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const context = { config: {}, pictures: {} } as AdminContext;
    const talk = publicRoute('POST /talk', { body: z.object({}) }, async () => ({}));
    const picture = pictureRoutes(context).find(({ key }) => key === 'POST /pictures');
    if (!picture) throw new Error('no route for pictures');
    const api = createAdminApi(context, [talk, { ...picture, permission: 'anyone' }]);
    server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/talk', 0.016],
    ['/pictures', 20],
  ])('is refused at %s once it is larger than %d MB', async (path, megabytes) => {
    const { body, sent } = endlessBody(' ');
    const answer = await fetch(`${origin}/api/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect((await answer.json()).error.code).toBe('too-large');
    expect(sent.bytes).toBeLessThan((megabytes + 30) * 1024 * 1024);
  });
});
