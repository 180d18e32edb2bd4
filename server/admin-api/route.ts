import type { Context } from 'hono';
import type { z } from 'zod';
import type { Permission } from '#domain/staff.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Act } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';

/** A request by somebody who need not be signed in. */
export interface PublicRequest<Body> {
  body: Body;
  param(name: string): string;
  query(name: string): string | undefined;
  /** The client's network, for the audit log. */
  from: string;
  /** For better-auth: the cookies, the browser, the address; nothing else of the request. */
  headers: Headers;
  /** Adds cookies to the answer. */
  setCookies(cookies: readonly string[]): void;
  /** Writes into the audit log who did what, from where; answers the number of the entry. */
  record(trx: Trx, act: Act): Promise<number>;
  c: Context;
}

/** Who asks, and what they sent; already allowed and checked when a route handles it. */
export interface AdminRequest<Body> extends SignedIn, Omit<PublicRequest<Body>, 'record'> {
  record(trx: Trx, act: Omit<Act, 'actor'>): Promise<number>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path below `/api/admin`. */
export type RouteKey = `${Method} /${string}`;

/** What is known of a request before its body is read. */
export interface BareRequest
  extends Partial<SignedIn>,
    Omit<PublicRequest<unknown>, 'body' | 'record'> {
  record(trx: Trx, act: Omit<Act, 'actor'> & { actor?: string }): Promise<number>;
}

/** The types of its answer and its input are for the client, which finds them by the key. */
export interface AdminRoute<Key extends RouteKey = RouteKey, Answer = unknown, Input = unknown> {
  key: Key;
  permission: Permission | 'anyone';
  /** Sent by the page itself, not by a person: does not prolong the session. */
  isPassive: boolean;
  /** Also open to somebody who must set up a second factor before anything else. */
  isOpenDuringSetUp: boolean;
  body: z.ZodType | undefined;
  /** An object becomes JSON, nothing becomes 204. `body` has passed the schema. */
  handle(request: BareRequest, body: unknown): Promise<Answer | Response>;
  /** Never set: it only carries the type. */
  types?: { answer: Answer; input: Input };
}

interface Options<Schema extends z.ZodType | undefined> {
  body?: Schema;
  isPassive?: boolean;
  isOpenDuringSetUp?: boolean;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** For staff: without a permission there is no route. */
export function route<
  const Key extends RouteKey,
  Answer,
  Schema extends z.ZodType | undefined = undefined,
>(
  key: Key,
  options: Options<Schema> & { permission: Permission },
  handle: (request: AdminRequest<Parsed<Schema>>) => Promise<Answer>,
): AdminRoute<Key, Exclude<Answer, Response>, Sent<Schema>> {
  return create(key, options, (request, body) =>
    handle({ ...request, body } as AdminRequest<Parsed<Schema>>),
  );
}

/** For requests without a session: signing in, choosing a password by a link. */
export function publicRoute<
  const Key extends RouteKey,
  Answer,
  Schema extends z.ZodType | undefined = undefined,
>(
  key: Key,
  options: Options<Schema>,
  handle: (request: PublicRequest<Parsed<Schema>>) => Promise<Answer>,
): AdminRoute<Key, Exclude<Answer, Response>, Sent<Schema>> {
  const open = { ...options, permission: 'anyone', isOpenDuringSetUp: true } as const;
  return create(key, open, (request, body) =>
    handle({ ...request, body } as PublicRequest<Parsed<Schema>>),
  );
}

function create<Key extends RouteKey, Answer, Schema extends z.ZodType | undefined>(
  key: Key,
  options: Options<Schema> & { permission: Permission | 'anyone' },
  handle: (request: BareRequest, body: unknown) => Promise<Answer>,
): AdminRoute<Key, Exclude<Answer, Response>, Sent<Schema>> {
  const { permission, body, isPassive = false, isOpenDuringSetUp = false } = options;
  return {
    key,
    permission,
    isPassive,
    isOpenDuringSetUp,
    body,
    handle: handle as AdminRoute<Key, Exclude<Answer, Response>>['handle'],
  };
}
