import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Nginx {
  /** What `nginx -t` says of the file. */
  test(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  certificate: string;
}

interface Ports {
  site: number;
  http: number;
  https: number;
}

/** The file of docs/operations with other ports and a certificate for a day; nothing else is changed. */
export function prepareNginx({ site, http, https }: Ports): Nginx {
  const folder = mkdtempSync(join(tmpdir(), 'noshine-nginx-'));
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=www.example.com -addext subjectAltName=DNS:www.example.com,DNS:localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const given = readFileSync('docs/operations/nginx.conf', 'utf8');
  const adapted = given
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${http};`)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${https}`);
  writeFileSync(join(folder, 'site.conf'), adapted);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
include ${folder}/site.conf; }`,
  );
  let child: ReturnType<typeof spawn> | undefined;
  return {
    certificate,
    test() {
      return execFileSync('sh', ['-c', `nginx -t -c ${main} 2>&1 || true`], { encoding: 'utf8' });
    },
    async start() {
      child = spawn('nginx', ['-c', main], { stdio: 'ignore' });
      await once(child, 'spawn');
    },
    async stop() {
      if (child) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}
