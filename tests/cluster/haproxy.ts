import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/site-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export const haproxyPackage = {
  name: 'haproxy',
  isInstalled: () => existsSync('/usr/sbin/haproxy'),
};

/** A balancer that asks each instance by itself, over HTTP/1.0 and without a host. */
export async function startHaproxy(folder: string, ports: number[]): Promise<Balancer> {
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  const servers = ports.map((one, i) => `  server n${i + 1} 127.0.0.1:${one} check inter 1s`);
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure empty-response
listen site
  bind 127.0.0.1:${port}
  option httpchk GET /readyz
${servers.join('\n')}
`,
  );
  return startBalancer(port, '/usr/sbin/haproxy', ['-db', '-q', '-f', file]);
}
