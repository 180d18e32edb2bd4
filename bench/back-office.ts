import { startSiteProcess } from '../tests/support/site-process.ts';
import { median, untilSettled } from './load.ts';

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

export type AdminContext = Awaited<ReturnType<typeof startBackOffice>>;

/** The real server with an owner signed in. */
export async function startBackOffice({ dataDir, databaseUrl }: Place) {
  const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };
  const site = await startSiteProcess({
    dataDir,
    env: {
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  let cookie = '';
  const call = async (path: string, data?: unknown, method = 'POST') => {
    const headers = { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie };
    const answer = await fetch(`${site.url}/api/admin${path}`, {
      headers,
      ...(data !== undefined && { method, body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return answer;
  };
  const entered = await call('/session', owner);
  cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await untilSettled(site.child);
  return { ...site, call };
}

export async function medianOf(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round++) {
    const start = performance.now();
    await (await ask()).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times.slice(5));
}
