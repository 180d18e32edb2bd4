import { randomUUID } from 'node:crypto';
import { fileFields } from '#domain/inquiry-fields.ts';
import type { InquiryWay } from '#domain/insight.ts';
import { indexOf, type Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { checkInquiry } from '../inquiries/check-inquiry.ts';
import { type SubmitParts, submitInquiry } from '../inquiries/inquiries.ts';
import type { PostedForm } from './posted-form.ts';
import { findStoredFiles, isSameFile } from './stored-files.ts';

interface Parts extends SubmitParts {
  database: SubmitParts['database'] & Pick<Database, 'db'>;
}

interface Sender {
  language: Language;
  visitor: string;
  /** The honeypot's text. */
  referralCode: string;
  now: number;
  way: InquiryWay | undefined;
}

/** Submits what was posted as `POST /api/inquiry` would, and notes in it what became of it. */
export async function submitPosted(
  parts: Parts,
  posted: PostedForm,
  sender: Sender,
): Promise<number> {
  const checked = checkInquiry(inquiryData(posted, sender));
  if (!checked.ok) {
    if (checked.reason === 'invalid') posted.errors = checked.fields;
    return 422;
  }
  const result = await submitInquiry(parts, checked.inquiry, sender.visitor, sender.way);
  if (result.ok) {
    posted.outcome = { ok: true, reference: result.reference };
    return 200;
  }
  switch (result.reason) {
    case 'too-many': {
      const minutes = Math.ceil(result.retryAfterSeconds / 60);
      posted.outcome = { ok: false, reason: 'too-many', minutes };
      return 429;
    }
    case 'conflict':
      if (await takeStoredFiles(parts, posted)) return submitPosted(parts, posted, sender);
      posted.idempotencyKey = randomUUID();
      if (result.isErased) return submitPosted(parts, posted, sender);
      posted.outcome = { ok: false, reason: 'received-before' };
      return 409;
    case 'invalid':
      askForGoneFiles(posted, result.fields);
      return 422;
  }
}

/** Two posts of one form may overtake each other; false when there is no file to take over. */
async function takeStoredFiles({ database }: Parts, posted: PostedForm): Promise<boolean> {
  const { idempotencyKey, uploads } = posted;
  const ids = Object.values(uploads).map(({ id }) => id);
  if (ids.length === 0) return false;
  const repeated = await database.db
    .selectFrom('files')
    .select(['id', 'sha256', 'name'])
    .where('id', 'in', ids)
    .where('inquiry_id', 'is', null)
    .execute();
  const stored = await findStoredFiles(database, idempotencyKey);
  let isAny = false;
  for (const field of fileFields) {
    const again = repeated.find(({ id }) => id === uploads[field]?.id);
    const first = stored[field];
    if (!again || !isSameFile(again, first)) continue;
    uploads[field] = { id: first.id, name: first.name };
    isAny = true;
  }
  return isAny;
}

function inquiryData(posted: PostedForm, { language, referralCode, now }: Sender) {
  const { fields, uploads, idempotencyKey, agreedTo, startedAt } = posted;
  return {
    ...fields,
    file: uploads.file?.name ?? '',
    introduction: uploads.introduction?.name ?? '',
    fileId: uploads.file?.id,
    introductionId: uploads.introduction?.id,
    language: indexOf(language),
    idempotencyKey,
    consent: true,
    consentVersion: agreedTo,
    referralCode,
    elapsed: Math.max(0, now - startedAt),
  };
}

/** They arrived with an earlier attempt, and the visitor took longer than they are kept. */
function askForGoneFiles(
  posted: PostedForm,
  errors: { fileId?: unknown; introductionId?: unknown },
) {
  for (const field of fileFields) {
    const { name = '' } = posted.uploads[field] ?? {};
    if (!errors[`${field}Id`]) continue;
    posted.missingFiles[field] = { name, error: 'not-kept' };
    delete posted.uploads[field];
  }
}
