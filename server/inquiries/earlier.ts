import type { Database } from '../database/database.ts';
import { contactOf, findPerson } from './person.ts';

/** More are on the page of the person. */
const shownInquiries = 8;

/** What else came from the same address or telephone number; undefined when the inquiry is erased. */
export async function findEarlierInquiries(database: Database, id: string) {
  const contact = await contactOf(database, id);
  if (!contact) return undefined;
  const { inquiries } = await findPerson(database, contact);
  const others = inquiries.filter((inquiry) => inquiry.id !== id);
  const shown = others.slice(0, shownInquiries);
  const ids = [id, ...shown.map((inquiry) => inquiry.id)];
  const texts = await database.db
    .selectFrom('inquiries')
    .select(['id', 'detail'])
    .where('id', 'in', ids)
    .execute();
  const detailOf = new Map(texts.map((row) => [row.id, row.detail.trim()]));
  return {
    total: others.length,
    inquiries: shown.map((inquiry) => {
      const { reference, receivedAt, status, isQuarantined, matchesEmail, matchesPhone } = inquiry;
      const detail = detailOf.get(inquiry.id) ?? '';
      return {
        id: inquiry.id,
        reference,
        receivedAt,
        status,
        isQuarantined,
        matchesEmail,
        matchesPhone,
        excerpt: detail.slice(0, 120),
        /** A form that was sent twice. */
        isSameText: detail === detailOf.get(id),
      };
    }),
  };
}
