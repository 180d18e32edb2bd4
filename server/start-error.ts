import type { Config } from './config.ts';
import { explainPostgresError } from './database/postgres-error.ts';
import { explainSqliteError } from './database/sqlite-error.ts';

type Settings = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

/** One line that says what to do; only unexpected errors come with their stack. */
export function startErrorText(error: unknown, settings: Settings): string {
  const line = errorLine(error, settings);
  const isBug = error instanceof Error && error.name === 'Error' && line === error.message;
  return isBug && error.stack ? error.stack : line;
}

/** For commands: the message of an unexpected error, without its stack. */
export function errorLine(error: unknown, settings: Settings): string {
  if (!(error instanceof Error)) return String(error);
  return (
    explainListenError(error, settings) ??
    explainSqliteError(error, settings) ??
    explainPostgresError(error, settings) ??
    (error.message || error.name)
  );
}

function explainListenError(error: NodeJS.ErrnoException, { port, host }: Settings) {
  const { code, syscall } = error;
  const asked = (error as { port?: number }).port ?? port;
  if (code === 'EADDRINUSE') {
    return `Port ${asked} is in use already: another server runs there, or set PORT to a free one.`;
  }
  const isListening = syscall === 'listen' || syscall === 'bind';
  if (code === 'EACCES' && isListening) {
    return `Port ${asked} is kept for the system: set PORT to one above 1023, with a proxy in front.`;
  }
  const isUnknownHost = syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host;
  if ((code === 'EADDRNOTAVAIL' && isListening) || isUnknownHost) {
    return `HOST: ${host} is no address of this machine`;
  }
  return undefined;
}
