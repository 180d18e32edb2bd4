/** How programs begin what they quote, in the languages of the site; one line, or two when long. */
const introductions = [
  /^on\b.{5,300}\bwrote\s*:$/i,
  /^el\b.{5,300}\bescribió\s*:$/i,
  /^pada\b.{5,300}\bmenulis\s*:$/i,
  /^.{5,300}(?:님이 (?:작성|쓴 글)|작성)\s*:$/,
];

/** What Outlook and Korean webmail put above the whole of an older mail. */
const separators = [
  /^-{2,}\s*(?:original message|원본 ?메[시세]지|원본 ?메일|mensaje original|pesan asli)\s*-{2,}$/i,
  /^_{20,}$/,
];

const senderLine = /^\**(?:from|보낸 ?사람|de|dari)\s*:\**/i;
const dateLine = /^\**(?:sent|date|보낸 ?날짜|날짜|enviado(?: el)?|fecha|dikirim|tanggal)\s*:\**/i;

/**
 * How much of a text comes before the older mails below it. It cuts only where nothing new can
 * follow: before an introduction after which all is quoted, or where a program put a whole older
 * mail. Where nothing would be left, as when somebody answers below, it leaves all as it is.
 */
export function newLength(text: string): number {
  const lines = text.split('\n');
  const lastWritten = lines.findLastIndex((line) => !/^\s*(?:>.*)?$/.test(line));
  const history = lines.findIndex((_, at) => beginsHistory(lines, at, lastWritten));
  const end = history < 0 ? lastWritten + 1 : history;
  const kept = lines.slice(0, end).join('\n').trimEnd();
  return kept.length || text.length;
}

function beginsHistory(lines: readonly string[], at: number, lastWritten: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (separators.some((separator) => separator.test(line))) {
    return !line.startsWith('_') || senderLine.test((lines[at + 1] ?? '').trim());
  }
  if (senderLine.test(line)) {
    return lines.slice(at + 1, at + 3).some((next) => dateLine.test(next.trim()));
  }
  if (isIntroduction(line)) return lastWritten === at;
  return lastWritten === at + 1 && isIntroduction(`${line} ${(lines[at + 1] ?? '').trim()}`);
}

function isIntroduction(line: string): boolean {
  return introductions.some((introduction) => introduction.test(line));
}
