import { type RawBuilder, sql } from 'kysely';
import { namesOfTopic } from '#content/offered-topics.ts';
import { type InquiryTopic, inquiryTopics, isInquiryTopic } from '#domain/inquiry-topic.ts';
import type { Database } from '../database/database.ts';

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

const suppliedNames = inquiryTopics.flatMap((topic) =>
  namesOfTopic(topic).map((name): [string, InquiryTopic] => [name, topic]),
);

/** By each name under which the form has ever offered a topic, in any language: which it is. */
export async function readTopicNames(db: Database['db']): Promise<Map<string, InquiryTopic>> {
  const { rows } = await sql<{ path: string; text: string }>`
    select distinct path, text from site_content_history
    where page = 'contact' and path like 'suggestions.%' and kind = 'published'
      and text is not null`.execute(db);
  const own = rows.flatMap(({ path, text }): [string, InquiryTopic][] => {
    const topic = path.slice('suggestions.'.length);
    return isInquiryTopic(topic) ? [[text, topic]] : [];
  });
  return new Map([...own, ...suppliedNames]);
}
