import {
  type AddressParts,
  type AnswerOf,
  addressOf,
  type OptionalWhenEmpty,
  type RequestParts,
  type RouteKey,
} from './routes.ts';

/** A failed request; `code` and `fields` select the message. Status 0: no connection. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number;

  constructor(status: number, code: string, fields: Record<string, string>, retryAfter = 0) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfter;
  }
}

interface Options {
  /** JSON unless it is a Blob. */
  body?: unknown;
  /** A request that is part of signing in must not wait for a sign-in. */
  isSigningIn?: boolean;
  signal?: AbortSignal;
}

/** What a person has to do before a request can be repeated. */
export type Requirement = 'sign-in' | 'second-factor';

/** Each resolves once the person has done it; set by the dialogs over the pages. */
const handlers: Partial<Record<Requirement, () => Promise<void>>> = {};

export function setRequirementHandler(
  requirement: Requirement,
  handler: (() => Promise<void>) | undefined,
) {
  if (handler) handlers[requirement] = handler;
  else delete handlers[requirement];
}

/**
 * Asks the back office by a route's key, which decides what is sent and answered. When the session
 * has ended, or a second factor has been required meanwhile, it waits for the person to do that in
 * place and then asks again, so that no page has to handle it and no edit is lost.
 */
export async function request<Key extends RouteKey>(
  key: Key,
  ...[given]: OptionalWhenEmpty<RequestParts<Key> & Pick<Options, 'isSigningIn' | 'signal'>>
): Promise<AnswerOf<Key>> {
  const options: Options & AddressParts = given ?? {};
  for (;;) {
    const response = await send(key, options);
    const requirement = options.isSigningIn ? undefined : await findRequirement(response);
    const handler = requirement && handlers[requirement];
    if (!handler) return read<AnswerOf<Key>>(response);
    await handler();
  }
}

async function findRequirement(response: Response): Promise<Requirement | undefined> {
  if (response.status === 401) return 'sign-in';
  if (response.status !== 403) return undefined;
  const answer = await response
    .clone()
    .json()
    .catch(() => undefined);
  return answer?.error?.code === 'second-factor-required' ? 'second-factor' : undefined;
}

async function send(key: RouteKey, options: Options & AddressParts): Promise<Response> {
  const { body, signal } = options;
  const isBlob = body instanceof Blob;
  try {
    return await fetch(addressOf(key, options), {
      method: key.slice(0, key.indexOf(' ')),
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: isBlob ? body : JSON.stringify(body),
        headers: { 'Content-Type': isBlob ? body.type : 'application/json' },
      }),
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(0, 'network', {});
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const { code = 'other', fields = {} } = answer?.error ?? {};
  throw new ApiError(response.status, code, fields, Number(response.headers.get('Retry-After')));
}

/** A file that the server makes, saved under this name. */
export async function download<Key extends RouteKey>(
  key: Key,
  options: RequestParts<Key>,
  name: string,
): Promise<void> {
  const response = await send(key, options);
  if (!response.ok) return read(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
