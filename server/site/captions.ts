import { filmLimits } from '#domain/own-film.ts';
import { maxRawLength, normalizeText } from '#domain/text.ts';

/** What is read while a film plays, from one moment to another, in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

export type CaptionError =
  | { reason: 'too-large' | 'not-captions' | 'too-many-cues' | 'no-cues' }
  | { reason: 'wrong-times' | 'too-long'; line: number };

type CaptionResult = { ok: true; cues: Cue[] } | ({ ok: false } & CaptionError);

const mostCues = 2_000;
const mostLines = 10_000;
const longestLine = 1_000;
/** Nobody reads more while it is shown. */
const longestCue = 400;

const time = /(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})/;
const timing = new RegExp(`^\\s*${time.source}\\s+-->\\s+${time.source}(?:\\s|$)`);
/** Beside cues a file may have remarks, styles and regions, none of which the site takes. */
const noCue = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Reads a WebVTT file as plain words and moments: of markup, styles and positions nothing is kept. */
export function readCaptions(bytes: Uint8Array): CaptionResult {
  if (bytes.length > filmLimits.captionBytes) return { ok: false, reason: 'too-large' };
  if (countLines(bytes) > mostLines) return { ok: false, reason: 'too-many-cues' };
  const lines = decode(bytes)?.replace(/\r\n?/g, '\n').split('\n');
  if (!lines || !/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) {
    return { ok: false, reason: 'not-captions' };
  }
  const long = lines.findIndex((line) => line.length > longestLine);
  if (long >= 0) return { ok: false, reason: 'too-long', line: long + 1 };
  const cues: Cue[] = [];
  for (const block of blocksOf(lines)) {
    if (noCue.test(block.lines[0] ?? '')) continue;
    const read = readCue(block);
    if ('reason' in read) return { ok: false, ...read };
    if (read.text === '') continue;
    if (cues.length === mostCues) return { ok: false, reason: 'too-many-cues' };
    cues.push(read);
  }
  if (cues.length === 0) return { ok: false, reason: 'no-cues' };
  return { ok: true, cues: cues.toSorted((one, other) => one.start - other.start) };
}

/** As the site serves it; nothing of the file that was read is in it but words and moments. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) => `${showTime(start)} --> ${showTime(end)}\n${escapeCue(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Before anything is made of them: there may be a hundred thousand. */
function countLines(bytes: Uint8Array): number {
  let lines = 1;
  for (const byte of bytes) if (byte === 0x0a || byte === 0x0d) lines += 1;
  return lines;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Block {
  /** The number of its first line. */
  line: number;
  lines: string[];
}

/** What stands between empty lines, without the head of the file. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') block = undefined;
    else if (block) block.lines.push(line);
    else {
      block = { line: at + 1, lines: [line] };
      blocks.push(block);
    }
  }
  return blocks.slice(1);
}

/** A name may stand above the times. */
function readCue({ line, lines }: Block): Cue | CaptionError {
  const at = lines.findIndex((one, index) => index < 2 && one.includes('-->'));
  const match = timing.exec(lines[at] ?? '');
  if (!match) return { reason: 'wrong-times', line: line + Math.max(at, 0) };
  const [start, end] = [toMoment(match.slice(1, 5)), toMoment(match.slice(5, 9))];
  if (end <= start) return { reason: 'wrong-times', line: line + at };
  const tooLong = { reason: 'too-long', line: line + at + 1 } as const;
  const raw = lines.slice(at + 1);
  // Markup takes room as well.
  if (raw.join('').length > 2 * maxRawLength(longestCue)) return tooLong;
  const words = raw.map(toPlain).filter((one) => one !== '');
  const text = words.join('\n');
  return text.length > longestCue ? tooLong : { start, end, text };
}

function toMoment([hours = '0', minutes, seconds, thousandths]: string[]): number {
  const inSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return inSeconds * 1000 + Number(thousandths);
}

const named: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '',
  '&rlm;': '',
};

/** Controls, marks of direction, and the private use that marks texts in the editor. */
const unseen = /[\p{Cc}\p{Co}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

function toPlain(line: string): string {
  const words = line
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (name) => named[name] ?? '')
    .replace(/\t/g, ' ')
    .replace(unseen, '');
  return normalizeText(words, 'NFC').trim();
}

function escapeCue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function showTime(moment: number): string {
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const [hours, minutes, seconds] = [
    moment / 3_600_000,
    (moment / 60_000) % 60,
    (moment / 1000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${`${moment % 1000}`.padStart(3, '0')}`;
}
