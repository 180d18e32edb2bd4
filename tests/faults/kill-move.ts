import type { Place } from '../support/test-config.ts';
import { readContent } from './content.ts';
import { differences } from './differences.ts';
import type { KillableCommand, Run } from './kill-command.ts';
import { stateOf } from './kill-restore.ts';
import type { Places } from './temporary-sites.ts';

/** From one SQLite site, each time into another empty PostgreSQL database. */
export function killableMove(site: Place, places: Places, run: Run): KillableCommand {
  return {
    whenDone: /^The database of DATABASE_URL is not empty: nothing was changed\..*it is whole.*\n$/,
    async begin() {
      const { databaseUrl } = await places.empty('postgres');
      const place = { dataDir: site.dataDir, databaseUrl };
      const compare = async () => differences(await readContent(site), await readContent(place));
      return {
        place,
        run: (kill) => run('move-to-postgres', [], place, kill),
        async inspect() {
          const state = await stateOf(place);
          return { state, errors: state === 'new' ? await compare() : [] };
        },
        errorsAtEnd: compare,
      };
    },
  };
}
