import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { openStore } from './files/store.ts';
import { filesApi } from './http/files-api.ts';
import { inquiryApi } from './http/inquiry-api.ts';
import type { Log } from './log.ts';
import { readSecret } from './settings/secret.ts';

interface Parts {
  config: Config;
  database: Database;
  log: Log;
}

/** Everything that happens to inquiries: what takes them in, and what works on in the background. */
export async function startInquiries({ config, database, log }: Parts) {
  const secret = await readSecret(database, config);
  const store = await openStore(config, 'files');
  return {
    store,
    apis: [
      inquiryApi({ config, database, secret, log }),
      filesApi({ config, database, secret, store, log }),
    ],
  };
}
