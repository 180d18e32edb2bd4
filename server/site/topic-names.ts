import { type RawBuilder, sql } from 'kysely';
import type { InquiryTopic } from '#domain/inquiry-topic.ts';

/**
 * Every name of the owner's own under which the form has ever offered a topic, in any language.
 * Asked for in the statement that uses it: a name published a moment ago may have been chosen.
 */
export function ownTopicNames(topics: readonly InquiryTopic[]): RawBuilder<string> {
  const paths = topics.map((topic) => sql`${`suggestions.${topic}`}`);
  return sql`(select text from site_content_history
    where page = 'contact' and path in (${sql.join(paths)}) and kind = 'published'
      and text is not null)`;
}
