import { z } from 'zod';
import { mayChangeSettings } from '#domain/staff.ts';
import { describeMailbox, findInbox, inboxOf, typedMailbox } from '../inbound-mail/find-inbox.ts';
import { tryInbox } from '../inbound-mail/try-inbox.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';
import { ownPassword, serverAccountHandlers } from './server-account-handlers.ts';

const permission = mayChangeSettings;
const typed = z.object({ server: typedMailbox, password: ownPassword });

/** The mailbox into which customers answer, as an owner sets it up. */
export function mailboxRoutes(context: AdminContext) {
  const handlers = serverAccountHandlers(context, {
    name: 'mailbox',
    acts: {
      stored: 'settings.mailbox',
      removed: 'settings.mailbox-removed',
      tried: 'settings.mailbox-test',
    },
    isFixed: Boolean(context.config.inboxUrl),
    connectionOf: inboxOf,
    current: () => findInbox(context),
    attempt: tryInbox,
  });

  return [
    route('GET /settings/mailbox', { permission }, () => describeMailbox(context)),
    route('PUT /settings/mailbox', { permission, body: typed }, handlers.store),
    route(
      'DELETE /settings/mailbox',
      { permission, body: typed.pick({ password: true }) },
      handlers.remove,
    ),
    route(
      'POST /settings/mailbox/test',
      { permission, body: typed.partial({ server: true }) },
      handlers.attempt,
    ),
  ];
}
