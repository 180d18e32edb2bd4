import { z } from 'zod';
import { mayChangeSettings } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import {
  describeMailServer,
  mailServerOf,
  readMailServer,
  type StoredMailServer,
  type TypedMailServer,
  typedMailServer,
} from '../mail/mail-server.ts';
import { countWaiting, tryMailsNow } from '../mail/outbox.ts';
import { tryMailServer } from '../mail/try-server.ts';
import {
  openPassword,
  readStored,
  removeAccount,
  sealPassword,
  storeAccount,
} from '../settings/server-account.ts';
import { checkIdentity } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';
import { ownPassword, passwordNeeded, serverTrial, setOnServer } from './try-server.ts';

const permission = mayChangeSettings;

/** The server through which mails leave, as an owner sets it up. */
export function mailServerRoutes(context: AdminContext) {
  const { database, config, secret } = context;
  const attempt = serverTrial(context);

  /** The typed one, or the stored one where it was typed for the same place; else undefined. */
  async function passwordFor({ password, ...server }: TypedMailServer) {
    if (password !== undefined || !server.user) return password ?? '';
    const stored = await readStored<StoredMailServer>(database.db, 'mailServer');
    return stored && openPassword(secret, 'mailServer', stored, server);
  }

  return [
    route('GET /settings/mail-server', { permission }, async () => ({
      ...(await describeMailServer(context)),
      waiting: await countWaiting(database.db),
    })),

    route(
      'PUT /settings/mail-server',
      { permission, body: z.object({ server: typedMailServer, password: ownPassword }) },
      async (request) => {
        if (config.smtpUrl) return setOnServer();
        const errorResponse = await checkIdentity(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const { password: _, ...server } = request.body.server;
        const password = await passwordFor(request.body.server);
        if (password === undefined) return passwordNeeded();
        const sealed = sealPassword(secret, 'mailServer', server, password);
        await database.write(async (trx) => {
          await storeAccount(trx, 'mailServer', { ...server, password: sealed });
          await tryMailsNow(trx, database.now());
          await request.record(trx, { act: 'settings.mail-server' });
        });
        return undefined;
      },
    ),

    route(
      'DELETE /settings/mail-server',
      { permission, body: z.object({ password: ownPassword }) },
      async (request) => {
        const errorResponse = await checkIdentity(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        await database.write(async (trx) => {
          if (!(await removeAccount(trx, 'mailServer'))) return;
          await request.record(trx, { act: 'settings.mail-server-removed' });
        });
        return undefined;
      },
    ),

    /** To whoever asks and nobody else; without a server, through the one that mails leave by. */
    route(
      'POST /settings/mail-server/test',
      { permission, body: z.object({ server: typedMailServer.optional(), password: ownPassword }) },
      async (request) => {
        const { server } = request.body;
        if (server && config.smtpUrl) return setOnServer();
        const password = server && (await passwordFor(server));
        if (server && password === undefined) return passwordNeeded();
        const target = server
          ? mailServerOf(server, password ?? '')
          : await readMailServer(context);
        if (!target) return problem('conflict', 'No mail server is set up.');
        return attempt(request, 'settings.mail-test', () =>
          tryMailServer(database, target, request.account.email),
        );
      },
    ),
  ];
}
