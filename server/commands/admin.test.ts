import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { makeFolder } from '../../tests/support/databases.ts';
import { registerPasskey } from '../../tests/support/passkey-steps.ts';
import { SoftAuthenticator } from '../../tests/support/soft-authenticator.ts';
import { openDatabase } from '../database/database.ts';

const run = promisify(execFile);

it('lets somebody who lost everything begin anew from the command line', async () => {
  const place = await makeFolder();
  const database = await openDatabase(place);
  const server = makeAdminServer(database);
  const email = await addStaff(server.accounts, 'owner');
  const right = { email, password: staffPassword };
  const owner = server.client();
  await owner.ask('POST', '/session', right);
  await registerPasskey(owner, new SoftAuthenticator());

  const admin = async (...words: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: place.dataDir };
    const { stdout } = await run(process.execPath, ['server/commands/admin.ts', ...words], { env });
    return stdout;
  };
  expect(await admin('list')).toBe(`${email}\towner\tactive\tpasskeys: 1\n`);
  const printed = await admin('reset-password', email, '--without-two-factor');
  expect(printed).toMatch(/within 1 hour:\nhttp:\S+\/admin\/welcome#\S+\n/);
  expect(await admin('list')).toBe(`${email}\towner\tactive\t-\n`);
  const entry = await server.client('198.51.100.1').ask('POST', '/session', right);
  expect(entry.body).toEqual({ next: 'inside' });
  await database.close();
  await place.remove();
});
