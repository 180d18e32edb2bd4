import { type Config, readConfig } from '#server/config.ts';

/** Where a site keeps its things. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The whole configuration of a site that is kept there. */
export function placeConfig({ dataDir, databaseUrl }: Place): Config {
  const result = readConfig(placeVariables({ dataDir, databaseUrl }));
  if (!result.ok) throw new Error(result.errors.join());
  return result.config;
}

/** The same for a process of its own. */
export function placeVariables({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}
