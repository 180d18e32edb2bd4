import type { InquiryWay } from '#domain/insight.ts';
import type { Database } from '#server/database/database.ts';
import { checkInquiry } from '#server/inquiries/check-inquiry.ts';
import { submitInquiry } from '#server/inquiries/inquiries.ts';
import { minimalInquiry, secret } from './inquiry-server.ts';

interface Sender {
  /** Whose limits it counts for; everybody is somebody else unless said. */
  visitor?: string;
  now?: number;
  way?: InquiryWay;
}

let visitors = 0;

/** Stores an inquiry as the form would send it, without the way through HTTP. */
export async function storeInquiry(
  database: Database,
  draft: Record<string, unknown> = {},
  { visitor = `visitor ${visitors++}`, now, way }: Sender = {},
) {
  const checked = checkInquiry({ ...minimalInquiry, ...draft });
  if (!checked.ok) throw new Error('the test sent a wrong draft');
  const parts = { database, secret, now: () => now ?? Date.now() };
  const result = await submitInquiry(parts, checked.inquiry, visitor, way);
  if (!result.ok) throw new Error(result.reason);
  return result;
}
