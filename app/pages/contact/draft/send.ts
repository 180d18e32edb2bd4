import { indexOf, type Language } from '#domain/language.ts';
import type { FieldErrors } from '#server/inquiries/check-inquiry.ts';
import type { Draft } from './saved-draft.ts';

export type SendOutcome =
  | { ok: true; reference: string }
  | { ok: false; reason: 'invalid'; errors: FieldErrors }
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'too-large' | 'received-before' | 'unreachable' | 'failed' };

/** What was stored under the key is erased, so the draft may be sent under a new one. */
type Attempt = SendOutcome | { ok: false; reason: 'key-erased' };

const timeLimit = 120_000;

/** What `POST /api/inquiry` is sent: the specification's draft and what belongs to it. */
export function inquiryData(
  draft: Draft,
  consentVersion: string,
  language: Language,
  honeypot: string,
) {
  return {
    ...draft.fields,
    fileId: draft.files.file?.uploadId,
    introductionId: draft.files.introduction?.uploadId,
    language: indexOf(language),
    idempotencyKey: draft.idempotencyKey,
    ...(consentVersion !== '' && { consent: true, consentVersion }),
    referralCode: honeypot,
    elapsed: Math.max(0, Date.now() - draft.startedAt),
  };
}

/**
 * One request. The key is the draft's own and stays the same on every attempt, so an answer that
 * got lost on the way never makes a second inquiry: the server answers the repetition as it did
 * the original. A refused attempt was not stored under the key, so an edited draft may use it too.
 */
export async function sendInquiry(data: object, limit = timeLimit): Promise<Attempt> {
  try {
    const response = await fetch('/api/inquiry', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(limit),
    });
    return outcomeOf(response, await response.json().catch(() => ({})));
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

interface Answer {
  id?: string;
  reference?: string;
  error?: { fields?: FieldErrors };
}

function outcomeOf(response: Response, answer: Answer): Attempt {
  switch (response.status) {
    case 200:
      return { ok: true, reference: answer.reference ?? String(answer.id ?? '') };
    case 409: {
      const isErased = answer.error?.fields?.idempotencyKey !== undefined;
      return { ok: false, reason: isErased ? 'key-erased' : 'received-before' };
    }
    case 413:
      return { ok: false, reason: 'too-large' };
    case 422:
      return { ok: false, reason: 'invalid', errors: answer.error?.fields ?? {} };
    case 429: {
      const seconds = Number(response.headers.get('Retry-After')) || 600;
      return { ok: false, reason: 'too-many', minutes: Math.ceil(seconds / 60) };
    }
    default:
      return { ok: false, reason: 'failed' };
  }
}
