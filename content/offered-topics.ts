import { type InquiryTopic, inquiryTopics } from '#domain/inquiry-topic.ts';
import { readWords } from './read-words.ts';

type NamesOfTopics = Record<InquiryTopic, readonly string[]>;

const namesByLanguage = Object.values(readWords<NamesOfTopics>('offered-topics.json'));

/** Every name under which the form has ever offered a topic, in any language. */
export function namesOfTopic(topic: InquiryTopic): string[] {
  return namesByLanguage.flatMap((names) => names[topic]);
}

/**
 * Only these stay when an inquiry is erased: anything else the visitor typed, and it may name a
 * person. So a name that the form no longer uses stays in its file, or rewording it would change
 * what erasure keeps.
 */
export const offeredTopics: readonly string[] = inquiryTopics.flatMap(namesOfTopic);
