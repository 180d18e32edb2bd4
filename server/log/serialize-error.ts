import pino from 'pino';

/** PostgreSQL quotes the row at fault in its details, and that may be a person. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail, where, ...told } = pino.stdSerializers.err(error);
  return told;
}
