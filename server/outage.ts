import { isUnavailable } from './database/node-sqlite.ts';

/** What the system says when a server cannot be reached or a disk cannot be written. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['ENOTFOUND', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
]);

/**
 * PostgreSQL's classes: 08 connection, 28 and 3D letting nobody in, 53 out of resources, 57P
 * shutting down, 58 its own system; 25006 is a standby, 25P03 a transaction that was idle too long.
 */
const postgresCodes = /^(08|28|3D|53|57P|58)...?$|^(25006|25P03)$/;

/** What pg and Kysely say without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after|driver has already been destroyed)/;

interface Described {
  code?: unknown;
  message?: unknown;
  name?: unknown;
  cause?: unknown;
  $metadata?: unknown;
  statusCode?: unknown;
}

/**
 * Whether something failed because the database or the file store is away or has no room, so that
 * it may well succeed later; by the error itself, since either may have come back in between.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, name, cause, $metadata, statusCode } = error as Described;
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCodes.test(code))) return true;
  if (typeof message === 'string' && messages.test(message)) return true;
  // better-auth says no more than this when it cannot read or write its tables.
  if (name === 'APIError' && Number(statusCode) >= 500) return true;
  // An answer of S3 that gets this far is a refusal, whatever its reason.
  if ($metadata || name === 'TimeoutError' || name === 'CredentialsProviderError') return true;
  return isUnavailable(error) || isOutage(cause);
}
