import { z } from 'zod';
import type { ServerAccount, ServerFault } from '#domain/mail-server.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { countCall } from '../rate-limits/rate-limits.ts';
import {
  type AccountName,
  openPassword,
  readStored,
  removeAccount,
  sealPassword,
  storeAccount,
} from '../settings/server-account.ts';
import { checkIdentity } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequest } from './route.ts';

/** Of whoever asks: where mails go decides who gets the links that let people in. */
export const ownPassword = z.string().max(200).optional();

interface Typed extends ServerAccount {
  password?: string | undefined;
}

interface Sent<Server> {
  server: Server;
  /** Of whoever asks. */
  password?: string | undefined;
}

interface Kind<Server extends Typed, Connection> {
  name: AccountName;
  acts: {
    stored: 'settings.mail-server' | 'settings.mailbox';
    removed: 'settings.mail-server-removed' | 'settings.mailbox-removed';
    tried: 'settings.mail-test' | 'settings.mailbox-test';
  };
  /** By the environment, which an owner cannot change. */
  isFixed: boolean;
  connectionOf(server: Server, password: string): Connection;
  /** The one in use, if there is one. */
  current(): Promise<Connection | undefined>;
  attempt(connection: Connection, request: AdminRequest<unknown>): Promise<ServerFault | undefined>;
  afterStoring?(trx: Trx): Promise<void>;
}

const setOnServer = () => problem('conflict', 'It is set by the environment of the server.');

const passwordNeeded = () =>
  problem('invalid', 'The password belongs to another server or user: it must be typed again.', {
    fields: { 'server.password': 'needed' },
  });

/** What an owner does with an account at another server, whatever that server is for. */
export function serverAccountHandlers<Server extends Typed, Connection>(
  context: AdminContext,
  kind: Kind<Server, Connection>,
) {
  const { database, metrics, secret } = context;
  const { name, acts } = kind;
  let isTrying = false;

  /** The typed one, or the stored one where it was typed for the same place; else undefined. */
  async function passwordFor({ password, ...place }: Server): Promise<string | undefined> {
    if (password !== undefined || !place.user) return password ?? '';
    const stored = await readStored(database.db, name);
    return stored && openPassword(secret, name, stored, place);
  }

  return {
    async store(request: AdminRequest<Sent<Server>>) {
      if (kind.isFixed) return setOnServer();
      const errorResponse = await checkIdentity(context, request, request.body.password);
      if (errorResponse) return errorResponse;
      const { password: _, ...server } = request.body.server;
      const password = await passwordFor(request.body.server);
      if (password === undefined) return passwordNeeded();
      const sealed = sealPassword(secret, name, server, password);
      await database.write(async (trx) => {
        await storeAccount(trx, name, { ...server, password: sealed });
        await kind.afterStoring?.(trx);
        await request.record(trx, { act: acts.stored });
      });
      return undefined;
    },

    async remove(request: AdminRequest<{ password?: string | undefined }>) {
      const errorResponse = await checkIdentity(context, request, request.body.password);
      if (errorResponse) return errorResponse;
      await database.write(async (trx) => {
        if (await removeAccount(trx, name)) await request.record(trx, { act: acts.removed });
      });
      return undefined;
    },

    /** The typed one, or the one in use: one at a time, a few in ten minutes, by themselves. */
    async attempt(request: AdminRequest<Partial<Sent<Server>>>) {
      const { server } = request.body;
      if (server && kind.isFixed) return setOnServer();
      const password = server && (await passwordFor(server));
      if (server && password === undefined) return passwordNeeded();
      const connection = server ? kind.connectionOf(server, password ?? '') : await kind.current();
      if (!connection) return problem('conflict', 'None is set up.');
      // The one that is in use anyway leads nowhere new.
      const errorResponse =
        server && (await checkIdentity(context, request, request.body.password));
      if (errorResponse) return errorResponse;
      const counted = await countCall(
        database.db,
        'server-test',
        request.account.id,
        database.now(),
      );
      if (!counted.ok) {
        metrics.limitReached('server-test');
        return problem('too-many', 'Too many attempts. Please wait a while.', {
          headers: { 'Retry-After': String(counted.retryAfterSeconds) },
        });
      }
      if (isTrying) return problem('too-many', 'Another attempt is under way.');
      isTrying = true;
      try {
        await database.write((trx) => request.record(trx, { act: acts.tried }));
        return { fault: (await kind.attempt(connection, request)) ?? null };
      } finally {
        isTrying = false;
      }
    },
  };
}
