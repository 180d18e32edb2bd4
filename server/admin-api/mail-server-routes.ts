import { z } from 'zod';
import { mayChangeSettings } from '#domain/staff.ts';
import {
  describeMailServer,
  mailServerOf,
  readMailServer,
  typedMailServer,
} from '../mail/mail-server.ts';
import { countWaiting, tryMailsNow } from '../mail/outbox.ts';
import { tryMailServer } from '../mail/try-server.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';
import { ownPassword, serverAccountHandlers } from './server-account-handlers.ts';

const permission = mayChangeSettings;
const typed = z.object({ server: typedMailServer, password: ownPassword });

/** The server through which mails leave, as an owner sets it up. */
export function mailServerRoutes(context: AdminContext) {
  const { database, config } = context;
  const handlers = serverAccountHandlers(context, {
    name: 'mailServer',
    acts: {
      stored: 'settings.mail-server',
      removed: 'settings.mail-server-removed',
      tried: 'settings.mail-test',
    },
    isFixed: Boolean(config.smtpUrl),
    connectionOf: mailServerOf,
    current: () => readMailServer(context),
    // To whoever asks and nobody else.
    attempt: (server, { account }) => tryMailServer(database, server, account.email),
    afterStoring: (trx) => tryMailsNow(trx, database.now()),
  });

  return [
    route('GET /settings/mail-server', { permission }, async () => ({
      ...(await describeMailServer(context)),
      waiting: await countWaiting(database.db),
    })),
    route('PUT /settings/mail-server', { permission, body: typed }, handlers.store),
    route(
      'DELETE /settings/mail-server',
      { permission, body: typed.pick({ password: true }) },
      handlers.remove,
    ),
    route(
      'POST /settings/mail-server/test',
      { permission, body: typed.partial({ server: true }) },
      handlers.attempt,
    ),
  ];
}
