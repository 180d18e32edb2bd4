import { z } from 'zod';
import { mayChangeSettings } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import {
  describeMailbox,
  findInbox,
  inboxOf,
  type StoredMailbox,
  type TypedMailbox,
  typedMailbox,
} from '../inbound-mail/find-inbox.ts';
import { tryInbox } from '../inbound-mail/try-inbox.ts';
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

/** The mailbox into which customers answer, as an owner sets it up. */
export function mailboxRoutes(context: AdminContext) {
  const { database, config, secret } = context;
  const attempt = serverTrial(context);

  /** The typed one, or the stored one where it was typed for the same place; else undefined. */
  async function passwordFor({ password, ...mailbox }: TypedMailbox) {
    if (password !== undefined) return password;
    const stored = await readStored<StoredMailbox>(database.db, 'mailbox');
    return stored && openPassword(secret, 'mailbox', stored, mailbox);
  }

  return [
    route('GET /settings/mailbox', { permission }, () => describeMailbox(context)),

    route(
      'PUT /settings/mailbox',
      { permission, body: z.object({ server: typedMailbox, password: ownPassword }) },
      async (request) => {
        if (config.inboxUrl) return setOnServer();
        const errorResponse = await checkIdentity(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const { password: _, ...mailbox } = request.body.server;
        const password = await passwordFor(request.body.server);
        if (password === undefined) return passwordNeeded();
        const sealed = sealPassword(secret, 'mailbox', mailbox, password);
        await database.write(async (trx) => {
          await storeAccount(trx, 'mailbox', { ...mailbox, password: sealed });
          await request.record(trx, { act: 'settings.mailbox' });
        });
        return undefined;
      },
    ),

    route(
      'DELETE /settings/mailbox',
      { permission, body: z.object({ password: ownPassword }) },
      async (request) => {
        const errorResponse = await checkIdentity(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        await database.write(async (trx) => {
          if (!(await removeAccount(trx, 'mailbox'))) return;
          await request.record(trx, { act: 'settings.mailbox-removed' });
        });
        return undefined;
      },
    ),

    route(
      'POST /settings/mailbox/test',
      { permission, body: z.object({ server: typedMailbox.optional(), password: ownPassword }) },
      async (request) => {
        const { server } = request.body;
        if (server && config.inboxUrl) return setOnServer();
        const password = server && (await passwordFor(server));
        if (server && password === undefined) return passwordNeeded();
        const inbox = server ? inboxOf(server, password ?? '') : await findInbox(context);
        if (!inbox) return problem('conflict', 'No mailbox is set up.');
        return attempt(request, 'settings.mailbox-test', () => tryInbox(inbox));
      },
    ),
  ];
}
