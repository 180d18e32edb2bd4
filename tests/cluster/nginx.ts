import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/site-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export const nginxPackage = { name: 'nginx', isInstalled: () => existsSync('/usr/sbin/nginx') };

/** In front of all instances, set up as docs/operations.md says. */
export async function startNginx(folder: string, ports: number[]): Promise<Balancer> {
  const home = join(folder, 'nginx');
  await mkdir(home);
  const port = await freePort();
  await writeFile(join(home, 'nginx.conf'), configuration(home, port, ports));
  return startBalancer(port, '/usr/sbin/nginx', [
    '-e',
    'error.log',
    '-p',
    home,
    '-c',
    'nginx.conf',
  ]);
}

/**
 * Without `max_fails=0` nginx would count each 503 against its instance: while S3 is away, a few
 * refused uploads would take all of them out, and no page would be served. A call that writes is
 * not sent to a second instance (that would need `non_idempotent`): the visitor presses the button
 * again.
 */
function configuration(home: string, port: number, ports: number[]): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/${kind};`)
    .join('\n  ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary}
  upstream site {
    ${servers}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    client_max_body_size 21m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host:$server_port;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout http_502 http_503;
    location / {
      proxy_pass http://site;
      proxy_read_timeout 10s;
    }
    location /api/ {
      proxy_pass http://site;
      proxy_request_buffering off;
      proxy_read_timeout 60s;
    }
  }
}
`;
}
