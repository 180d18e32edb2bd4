import { type Config, readConfig } from '../config.ts';

/** A command says in one line what is wrong and ends; a stack helps nobody who types it. */
export function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}

export function commandConfig(): Config {
  const result = readConfig(process.env);
  return result.ok ? result.config : endWith(result.errors.join('\n'));
}
