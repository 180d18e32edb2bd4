/** Every refusal the API gives has this one shape; a stack trace never leaves the server. */
export type ProblemCode =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'second-factor-required'
  | 'cross-site'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'not-ready'
  | 'failed';

const statusOf: Record<ProblemCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-factor-required': 403,
  'cross-site': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  failed: 500,
  'not-ready': 503,
};

interface ProblemDetails {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

export function problem(
  code: ProblemCode,
  message: string,
  details: ProblemDetails = {},
): Response {
  const { fields, headers } = details;
  // The rest of such a body is not read, so the connection cannot be used again.
  const last = (code === 'too-large' || code === 'malformed') && { Connection: 'close' };
  return Response.json(
    { error: { code, message, ...(fields && { fields }) } },
    { status: statusOf[code], headers: { 'Cache-Control': 'no-store', ...last, ...headers } },
  );
}
