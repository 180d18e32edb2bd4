import { type Config, readConfig } from '../config.ts';
import { errorLine } from '../start-error.ts';

/** Commands print one line that says what is wrong, without a stack trace. */
export function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}

export function endWithError(error: unknown): never {
  const result = readConfig(process.env);
  endWith(result.ok ? errorLine(error, result.config) : result.errors.join('\n'));
}

export function commandConfig(): Config {
  const result = readConfig(process.env);
  return result.ok ? result.config : endWith(result.errors.join('\n'));
}
