import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { swiftPackage } from '../s3/swift.ts';
import { ensurePackages } from '../support/debian-packages.ts';
import { startCluster as startPostgres } from '../support/postgres.ts';
import { clockVariables, faketimePackage } from './clock.ts';
import { haproxyPackage } from './haproxy.ts';
import { type Instance, makeInstance } from './instance.ts';
import { startMailCounter } from './mail-counter.ts';
import { nginxPackage, startNginx } from './nginx.ts';
import { owner } from './staff.ts';

export type ClusterSite = Awaited<ReturnType<typeof startClusterSite>>;

const bucket = 's3://cluster/site';

/**
 * Three instances behind nginx, on one PostgreSQL, one S3 server and one mail server. Whatever has
 * been started is in `ends`, also when this fails in the middle.
 */
export async function startClusterSite(
  ends: (() => Promise<unknown>)[],
  onCrash: (line: string) => void,
) {
  ensurePackages([nginxPackage, swiftPackage, faketimePackage, haproxyPackage]);
  const folder = await mkdtemp(join(tmpdir(), 'noshine-cluster-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  ends.push(postgres.stop);
  const swift = await startStore();
  ends.push(swift.stop);
  const mail = await startMailCounter();
  ends.push(mail.close);

  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    // As in the unit and the image.
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: postgres.url,
    FILES_URL: bucket,
    ...swift.environment,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@noshine.example',
    MAIL_TO: 'staff@noshine.example',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    // The visitor's own network in front of nginx, as each request says it.
    TRUST_PROXY: '2',
  };
  const instances: Instance[] = [];
  for (const name of ['n1', 'n2', 'n3']) {
    instances.push(await makeInstance({ name, folder, env, clockVariables, onCrash }));
  }
  const ports = instances.map(({ port }) => port);
  const nginx = await startNginx(folder, ports);
  ends.push(nginx.stop);
  env.SITE_URL = nginx.url;
  // All at once on an empty database.
  ends.push(() => Promise.all(instances.map((instance) => instance.close())));
  await Promise.all(instances.map((instance) => instance.start()));
  const place = { dataDir: join(folder, 'n1'), databaseUrl: postgres.url, filesUrl: bucket };
  return { folder, url: nginx.url, instances, ports, postgres, swift, mail, place, env };
}

/** The AWS library and our own bucket client read the address from the environment. */
async function startStore() {
  const { startSwift } = await import('../s3/swift.ts');
  const swift = await startSwift();
  Object.assign(process.env, swift.environment);
  const { makeBucket } = await import('../s3/bucket.ts');
  await makeBucket(new URL(bucket).hostname);
  return swift;
}
