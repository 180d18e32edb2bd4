import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import { makeUploadSlots, uploadSlotLimits } from '#server/files/upload-slots.ts';
import { silentLog } from '#server/log/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { filesApi } from '#server/public-api/files.ts';
import { inquiryApi } from '#server/public-api/inquiry.ts';
import { testWorkers } from './workers.ts';

export const secret = 'a secret for tests, long enough to be one';

/** The two routes of the form on a real port, without the pages around them. */
export async function serveInquiries(
  database: Database,
  dataDir: string,
  trustProxy = 1,
  metrics = noMetrics,
) {
  const config = { siteUrl: undefined, trustProxy, dataDir, filesUrl: undefined };
  const store = await openStore({ dataDir, filesUrl: undefined }, 'files');
  const workers = testWorkers();
  const takeSlot = makeUploadSlots(uploadSlotLimits);
  const parts = { config, database, secret, store, workers, takeSlot, log: silentLog, metrics };
  const app = new Hono().route('/', inquiryApi(parts)).route('/', filesApi(parts));
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let visitors = 0;

  return {
    url,
    store,
    /** Each request comes from another visitor unless it says from whom. */
    send(data: unknown, headers: Record<string, string> = {}) {
      const visitor = { 'x-forwarded-for': `198.51.100.${visitors++ % 250}` };
      const body = typeof data === 'string' ? data : JSON.stringify({ data });
      return fetch(`${url}/api/inquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...visitor, ...headers },
        body,
      });
    },
    upload(name: string, content: BlobPart, headers: Record<string, string> = {}) {
      const form = new FormData();
      form.append('file', new File([content], name));
      const visitor = { 'x-forwarded-for': `198.51.101.${visitors++ % 250}` };
      return fetch(`${url}/api/files`, {
        method: 'POST',
        headers: { ...visitor, ...headers },
        body: form,
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const minimalInquiry = {
  detail: '다목적 필터 견적을 부탁드립니다.',
  name: '김하늘',
  phoneNumber: '010-1234-5678',
};
