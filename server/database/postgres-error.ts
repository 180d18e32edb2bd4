import type { Config } from '../config.ts';

interface PostgresError extends Error {
  code?: string;
  port?: number;
  address?: string;
  hostname?: string;
  syscall?: string;
  errors?: PostgresError[];
}

const defaultPort = 5432;
const unreachable = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);

/** In the words of the setting, without its password; undefined when it is about something else. */
export function explainPostgresError(
  error: PostgresError,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): string | undefined {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return undefined;
  const { host, hostname, port, username, pathname } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  const name = decodeURIComponent(pathname.slice(1)) || user;
  const fault = (text: string) => `DATABASE_URL: ${text}`;
  // A name with several addresses fails once for each of them.
  const { code = '', message, syscall, ...details } = error.errors?.[0] ?? error;
  const isOurs = (details.port ?? defaultPort) === Number(port || defaultPort);

  if (syscall === 'getaddrinfo' && details.hostname === hostname) {
    return fault(`there is no host called ${hostname} (${code})`);
  }
  if (syscall === 'connect' && isOurs && ['ECONNREFUSED', 'ENOENT'].includes(code)) {
    return fault(`nobody listens on ${host || details.address} (${code})`);
  }
  if ((isOurs && unreachable.has(code)) || (!code && /timeout|terminated/i.test(message))) {
    return fault(`${host} does not answer (${message})`);
  }
  if (/^28/.test(code) || /^SASL/.test(message)) {
    return fault(`${host} does not let "${user}" in (${message})`);
  }
  if (code === '3D000') return fault(`${host} has no database called "${name}"`);
  if (code === '53300') return fault(`${host} has too many connections open already`);
  if (code === '57P03') return fault(`${host} is just starting or stopping: try again`);
  if (code === '42501') return fault(`"${user}" may not make tables in "${name}" (${message})`);
  if (/CERT|TLS|SSL/.test(code) || /SSL/.test(message)) {
    return fault(`no encrypted connection to ${host} (${message})`);
  }
  return undefined;
}
