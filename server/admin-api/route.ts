import type { Context } from 'hono';
import type { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.ts';

/** Who calls, and what they sent; already allowed and checked when a call is handled. */
export interface AdminRequest<Body> extends SignedIn {
  body: Body;
  param(name: string): string;
  query(name: string): string | undefined;
  /** The caller's network address, for the audit log. */
  from: string;
  /** For better-auth: the cookies, the browser, the address; nothing else of the request. */
  headers: Headers;
  /** Adds cookies to the answer. */
  setCookies(cookies: readonly string[]): void;
  c: Context;
}

/** A visit by somebody who need not be signed in. */
export type PublicRequest<Body> = Omit<AdminRequest<Body>, keyof SignedIn>;

/** An object becomes JSON, nothing becomes 204. */
export type Answer = Response | object | undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One thing the back office can be asked; without a rule there is no call. */
export interface AdminRoute {
  method: Method;
  /** Below `/api/admin`. */
  path: string;
  permission: Permission | 'anyone';
  /** Asked by the page itself, not by a person: does not keep a session awake. */
  passive: boolean;
  /** Open to somebody who must set up a second factor first, and has come to do so. */
  isSetUp: boolean;
  body: z.ZodType | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: `call` and `openCall` bind each handler to its body.
  handle(request: any): Promise<Answer>;
}

interface Details<Body extends z.ZodType | undefined> {
  body?: Body;
  passive?: boolean;
  isSetUp?: boolean;
}

type Parsed<Body> = Body extends z.ZodType ? z.infer<Body> : undefined;

export function route<Body extends z.ZodType | undefined = undefined>(
  method: Method,
  path: string,
  permission: Permission,
  handle: (request: AdminRequest<Parsed<Body>>) => Promise<Answer>,
  { body, passive = false, isSetUp = false }: Details<Body> = {},
): AdminRoute {
  return { method, path, permission, passive, isSetUp, body, handle };
}

/** For the way in: signing in, choosing a password by a link. */
export function publicRoute<Body extends z.ZodType | undefined = undefined>(
  method: Method,
  path: string,
  handle: (request: PublicRequest<Parsed<Body>>) => Promise<Answer>,
  { body, passive = false }: Details<Body> = {},
): AdminRoute {
  return { method, path, permission: 'anyone', passive, isSetUp: true, body, handle };
}
