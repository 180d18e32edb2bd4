import pino from 'pino';
import { answerLine } from './answer-line.ts';
import { openLogDestination } from './destination.ts';
import { serializeError } from './serialize-error.ts';

export interface Log {
  /** One line per answer. The query is left out: a search may hold somebody's name. */
  answered(id: string, method: string, path: string, status: number): void;
  note(message: string, fields?: Record<string, unknown>): void;
  error(error: unknown, fields?: Record<string, unknown>): void;
  /** Writes at once, at the end of the process. */
  flush(): void;
}

/** JSON lines on standard output, gathered so that a page from memory does not wait for the disk. */
export function createLog(): Log {
  const destination = openLogDestination(1);
  process.once('exit', destination.flush);
  const time = createClock();
  const serializers = { err: serializeError };
  const logger = pino({ base: null, timestamp: time, serializers }, destination);
  return {
    answered: (id, method, path, status) =>
      destination.write(answerLine(time(), id, method, path, status)),
    note: (message, fields) => logger.info(fields ?? {}, message),
    error: (error, fields) => logger.error({ ...fields, err: error }, 'fault'),
    flush: destination.flush,
  };
}

/** Written out once a millisecond, not once a line: at full load there are dozens in each. */
function createClock(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

export const silentLog: Log = { answered() {}, note() {}, error() {}, flush() {} };

/** Short, unique within the process and unlikely to repeat between two. */
export function createRequestIds(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
