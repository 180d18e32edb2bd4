import { cleanLine, lengthOf } from '#domain/text.ts';

const longest = 150;

/** What a visitor's file is called on screen and when staff save it; never a path on our side. */
export function cleanFileName(given: string): string {
  const name = cleanLine(given.slice(-1000).replace(/^.*[/\\]/s, ''))
    .replace(/[<>:"|?*\u200b-\u200d\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shorten(name) || 'file';
}

/** The ending stays: it says what the file is. */
function shorten(name: string): string {
  if (lengthOf(name) <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return [...name].slice(0, longest - lengthOf(ending)).join('') + ending;
}
