import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPackage } from '../tests/cluster/nginx.ts';
import { ensurePackages } from '../tests/support/debian-packages.ts';
import { freePort } from '../tests/support/site-process.ts';
import type { Answer } from './load.ts';

export interface StaticFile {
  path: string;
  /** As it travels, compressed or not. */
  body: Buffer;
  headers: NodeJS.Dict<string | string[]>;
}

/** What nginx writes by itself. */
const ownHeaders = /^(content-(type|length)|etag|date|connection|keep-alive|accept-ranges)$/;

/** nginx with one worker on the first core, sending this very answer for every address. */
export function startNginx({ body, headers }: Answer) {
  return run(
    [{ path: '/', body, headers }],
    () => '/',
    'worker_cpu_affinity 01; worker_processes 1;',
  );
}

/** nginx with one worker, sending each file at its own address alone. */
export function startNginxWithFiles(files: readonly StaticFile[]) {
  return run(files, ({ path }) => `= "${path}"`, 'worker_processes 1;');
}

async function run(
  files: readonly StaticFile[],
  locationOf: (file: StaticFile) => string,
  workers: string,
) {
  ensurePackages([nginxPackage]);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const locations = await Promise.all(
    files.map(async (file, number) => {
      const kept = join(folder, String(number));
      await writeFile(kept, file.body);
      const added = Object.entries(file.headers)
        .filter(([name]) => !ownHeaders.test(name))
        .map(([name, value]) => `add_header ${name} "${value}";`);
      const type = `types { } default_type "${file.headers['content-type']}";`;
      return `location ${locationOf(file)} { ${type} ${added.join(' ')} root ${folder}; try_files /${number} =404; }`;
    }),
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `${workers} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
user root; events { worker_connections 1024; }
http { access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
server { listen 127.0.0.1:${port};
${locations.join('\n')} } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(url);
  return {
    url,
    /** The one that answers. */
    worker() {
      const children = `/proc/${child.pid}/task/${child.pid}/children`;
      return { pid: Number(readFileSync(children, 'utf8').trim().split(' ')[0]) };
    },
    async stop() {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}
