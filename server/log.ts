import pino from 'pino';

export interface Log {
  /** One line per answer. The query is left out: a search may hold somebody's name. */
  answered(id: string, method: string, path: string, status: number): void;
  note(message: string, fields?: Record<string, unknown>): void;
  fault(error: unknown, fields?: Record<string, unknown>): void;
  /** At the end of the process, when there is no later to write in. */
  flush(): void;
}

/** JSON lines on standard output, gathered so that a page from memory does not wait for the disk. */
export function createLog(): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8_192,
    periodicFlush: 500,
  });
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    answered: (id, method, path, status) => logger.info({ id, method, path, status }),
    note: (message, fields) => logger.info(fields ?? {}, message),
    fault: (error, fields) => logger.error({ ...fields, err: error }, 'fault'),
    flush: () => destination.flushSync(),
  };
}

export const silentLog: Log = { answered() {}, note() {}, fault() {}, flush() {} };

/** Short, unique within the process and unlikely to repeat between two. */
export function createRequestIds(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
