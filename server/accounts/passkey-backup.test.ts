import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import {
  describeOnBothDatabases,
  makeFolder,
  makePostgresDatabase,
} from '../../tests/support/databases.ts';
import {
  answerPasskey,
  passkeyQuestion,
  registerPasskey,
} from '../../tests/support/passkey-steps.ts';
import { SoftAuthenticator } from '../../tests/support/soft-authenticator.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';

function configOf({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Config {
  const result = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  if (!result.ok) throw new Error(result.errors.join());
  return result.config;
}

describeOnBothDatabases('a passkey', (open, kind, place) => {
  const cleanUp: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of cleanUp) await step();
  });

  it('still opens its account after a restore into the other database', async () => {
    const server = makeAdminServer(await open());
    const email = await addStaff(server.accounts, 'owner');
    const person = server.client();
    await person.ask('POST', '/session', { email, password: staffPassword });
    const device = new SoftAuthenticator();
    expect((await registerPasskey(person, device)).status).toBe(204);

    const folder = await mkdtemp(join(tmpdir(), 'noshine-test-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const archive = join(folder, 'site.zip');
    await makeBackup(configOf(await place()), archive);
    const target = kind === 'sqlite' ? await makePostgresDatabase() : await makeFolder();
    await restoreBackup(configOf(target), archive);

    const database = await openDatabase(target);
    cleanUp.unshift(
      () => database.close(),
      () => target.remove(),
    );
    const visitor = makeAdminServer(database).client();
    const response = device.get(await passkeyQuestion(visitor));
    expect((await answerPasskey(visitor, response)).status).toBe(200);
    const kept = await visitor.ask('GET', '/me/passkeys');
    expect(kept.body.passkeys).toMatchObject([{ name: '노트북' }]);
  });
});
