import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { day } from '#domain/seoul.ts';
import { type Finding, fault, good } from './finding.ts';

export async function checkCertificate(host: string, port: number): Promise<Finding[]> {
  const socket = await handshake(host, port).catch((error: NodeJS.ErrnoException) => error);
  // That nobody answers is said by whoever asks for the page.
  if (socket instanceof Error) return [];
  const { authorized, authorizationError } = socket;
  const { valid_from, valid_to } = socket.getPeerCertificate();
  socket.destroy();
  if (!authorized) return [fault(`the certificate does not hold (${authorizationError})`)];
  const left = Date.parse(valid_to) - Date.now();
  const text = `the certificate holds for ${Math.floor(left / day)} more days`;
  return [
    left < shortest(Date.parse(valid_to) - Date.parse(valid_from)) ? fault(text) : good(text),
  ];
}

/** Certificates are renewed at a third of their life, whether that is a week or a year. */
function shortest(lifetime: number): number {
  return Math.min(lifetime / 10, 14 * day);
}

function handshake(host: string, port: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const servername = isIP(host) ? '' : host;
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: 6_000 });
    socket.once('secureConnect', () => resolve(socket));
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
  });
}
