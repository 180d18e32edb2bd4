import { z } from 'zod';
import { businessTypes, inquiryStatuses } from '#domain/inquiry.ts';
import { languages } from '#domain/language.ts';
import type { InboxFilter } from '../inquiries/inbox-query.ts';

const time = z.coerce.number().int().min(0).optional();
const yesNo = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

const chosen = z
  .literal('true')
  .transform(() => true)
  .optional()
  .catch(undefined);

/** The inbox's filter as it stands in an address; what is not understood does not filter. */
const filterText = z.object({
  status: z.enum(inquiryStatuses).optional().catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
  businessType: z.enum(businessTypes).optional().catch(undefined),
  sample: yesNo.catch(undefined),
  waiting: chosen,
  unread: chosen,
  assigned: z.string().max(100).optional().catch(undefined),
  undelivered: chosen,
  quarantined: yesNo.catch(undefined),
  from: time.catch(undefined),
  until: time.catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
});

const names = Object.keys(filterText.shape) as (keyof InboxFilter)[];

/** `me` is whoever asks. */
export function readFilter(textOf: (name: string) => string | undefined, me: string): InboxFilter {
  const parsed = filterText.parse(Object.fromEntries(names.map((name) => [name, textOf(name)])));
  const set = Object.entries(parsed).filter(([, value]) => value !== undefined && value !== '');
  const filter = Object.fromEntries(set) as InboxFilter;
  return filter.assigned === 'me' ? { ...filter, assigned: me } : filter;
}
