import { bindWords, unbindWords } from '#content/bind-text.ts';
import type { Language } from '#domain/language.ts';

/** Short words that end in a number after a hyphen (ke-3, COVID-19). */
const hyphenated = /(?<!\S)(\p{L}{1,10}-\d{1,4})(?!\S)/u;
/** Words that binding has joined (더 천천히, 3시간 뒤, of the test); with them a short word before
    더, which would have a line of a narrow card to itself (바나나가). */
const bound = /((?:(?<!\S)\S{1,4} (?=더\u00a0))?[^ ]*[\u00a0\u2060][^ ]*)/;

interface Props {
  of: { title: string; language: Language };
}

/** A title in which they are never parted; copied or searched for, it reads as it was written. */
export function PostTitle({ of: { title, language } }: Props) {
  return bindWords(title, language)
    .split(bound)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(hyphenated)))
    .map((part, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title stay where they are.
        <span key={index} className="nowrap">
          {unbindWords(part)}
        </span>
      ) : (
        part
      ),
    );
}
