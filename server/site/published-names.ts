import { type InquiryTopic, isInquiryTopic } from '#domain/inquiry-topic.ts';
import type { Database, Trx } from '../database/database.ts';

const prefix = 'suggestions.';

/**
 * Every own name under which the form has ever offered a topic, in any language. Read where it is
 * used and in the same transaction: a name that was published a moment ago may have been chosen.
 */
export async function publishedNames(
  db: Database['db'] | Trx,
): Promise<{ topic: InquiryTopic; name: string }[]> {
  const rows = await db
    .selectFrom('site_content_history')
    .select(['path', 'text'])
    .distinct()
    .where('page', '=', 'contact')
    .where('path', 'like', `${prefix}%`)
    .where('kind', '=', 'published')
    .where('text', 'is not', null)
    .execute();
  return rows.flatMap(({ path, text }) => {
    const topic = path.slice(prefix.length);
    return isInquiryTopic(topic) && text !== null ? [{ topic, name: text }] : [];
  });
}
