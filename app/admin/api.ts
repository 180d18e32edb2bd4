/** A call that the server refused, in words that can be shown. */
export class Refusal extends Error {
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Options {
  /** JSON unless it is a Blob. */
  body?: unknown;
  /** The way in must not be asked to go through the way in. */
  isSigningIn?: boolean;
  signal?: AbortSignal;
}

/** Resolves once somebody has signed in again; set by the frame around the pages. */
let signInAgain: (() => Promise<void>) | undefined;

export function onSessionEnd(handler: (() => Promise<void>) | undefined) {
  signInAgain = handler;
}

/**
 * Calls the back office. When the session has ended, it waits for a new sign-in in place and then
 * makes the same call again, so that no page has to think about it and no edit is lost.
 */
export async function ask<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const response = await send(method, path, options);
  if (response.status === 401 && !options.isSigningIn && signInAgain) {
    await signInAgain();
    return read<T>(await send(method, path, options));
  }
  return read<T>(response);
}

async function send(method: Method, path: string, { body, signal }: Options): Promise<Response> {
  const isBlob = body instanceof Blob;
  try {
    return await fetch(`/api/admin${path}`, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: isBlob ? body : JSON.stringify(body),
        headers: { 'Content-Type': isBlob ? body.type : 'application/json' },
      }),
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new Refusal(0, 'network', {});
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const { code = 'other', fields = {} } = answer?.error ?? {};
  throw new Refusal(response.status, code, fields, Number(response.headers.get('Retry-After')));
}

/** A file that the server makes, saved under this name. */
export async function download(path: string, body: unknown, name: string): Promise<void> {
  const response = await send('POST', path, { body });
  if (!response.ok) return read(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
