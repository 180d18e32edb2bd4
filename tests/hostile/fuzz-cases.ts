import { corpus } from './corpus/all.ts';
import { composeRequest, word } from './fuzz-grammar.ts';
import { type Chance, makeChance } from './seeded-random.ts';

const seed = 20_261_115;
/** Longer ones are slow to make and to send; the corpus has them. */
const maxMutatedLength = 400_000;

let samples: Buffer[] | undefined;

/** The same request for the same number, on every machine and in every version of Node. */
export function makeFuzzCase(number: number): Buffer {
  const chance = makeChance(seed + number * 7919);
  samples ??= corpus.map((one) => one.bytes()).filter(({ length }) => length <= maxMutatedLength);
  if (chance.below(3) === 0) return composeRequest(chance);
  let bytes = chance.oneOf(samples);
  for (let times = chance.below(4); times >= 0; times -= 1) bytes = mutate(bytes, chance, samples);
  return repaired(bytes, chance);
}

function mutate(bytes: Buffer, chance: Chance, others: readonly Buffer[]): Buffer {
  const { length } = bytes;
  const from = chance.below(length);
  const until = Math.min(length, from + 1 + chance.below(chance.oneOf([4, 40, 4_000, 40_000])));
  const [start, piece, end] = [
    bytes.subarray(0, from),
    bytes.subarray(from, until),
    bytes.subarray(until),
  ];
  const room = Math.max(1, Math.floor((maxMutatedLength - length) / (piece.length || 1)));
  const change = chance.oneOf<() => Buffer[]>([
    () => [start, end],
    () => [
      start,
      ...Array<Buffer>(Math.min(room, chance.oneOf([2, 10, 1_000, 20_000]))).fill(piece),
      end,
    ],
    () => [start, Buffer.from(word(chance), chance.oneOf(['utf8', 'latin1'])), end],
    () => [start, Buffer.from(word(chance)), piece, end],
    () => [start, Buffer.from(piece).reverse(), end],
    () => [start, chance.bytes(Math.min(200, piece.length)), end],
    () => [start, Buffer.from(encodeURIComponent(word(chance).slice(0, 800).toWellFormed())), end],
    () => [start, bodyOf(chance.oneOf(others))],
    () => [headOf(chance.oneOf(others)), bodyOf(bytes)],
  ]);
  return Buffer.concat(change()).subarray(0, maxMutatedLength);
}

const headEnd = '\r\n\r\n';

function headOf(bytes: Buffer): Buffer {
  const at = bytes.indexOf(headEnd);
  return at < 0 ? bytes : bytes.subarray(0, at + headEnd.length);
}

function bodyOf(bytes: Buffer): Buffer {
  const at = bytes.indexOf(headEnd);
  return at < 0 ? Buffer.alloc(0) : bytes.subarray(at + headEnd.length);
}

/**
 * Nearly always made whole again: Node refuses a broken head before anybody looks at it, and waits
 * for what never comes when the length is wrong.
 */
function repaired(bytes: Buffer, chance: Chance): Buffer {
  if (chance.below(20) === 0) return bytes;
  const body = bodyOf(bytes);
  const [first = '', ...others] = headOf(bytes).toString('latin1').trimEnd().split('\r\n');
  const method = /^[A-Z]+(?= )/.exec(first)?.[0] ?? 'POST';
  const target = first.slice(first.indexOf('/')).replace(/ HTTP\/1\.1$/, '') || '/';
  const longest = chance.below(10) === 0 ? 12_000 : 3_900;
  const isChunked = others.some((one) => /^transfer-encoding *: *chunked$/i.test(one));
  const lines = [
    `${method} ${target.replace(/[^\x21-\x7e]/g, '+').slice(0, longest)} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...others
      .filter((one) => /^[\w-]+:/.test(one) && !ours.test(one))
      .map((one) => one.replace(/[^\x20-\xff]/g, ' ').slice(0, 3_000)),
    ...(isChunked ? ['Transfer-Encoding: chunked'] : []),
    ...(!isChunked && body.length > 0 ? [`Content-Length: ${body.length}`] : []),
  ];
  const end = isChunked ? '\r\n0\r\n\r\n' : '';
  return Buffer.concat([
    Buffer.from(lines.join('\r\n') + headEnd, 'latin1'),
    body,
    Buffer.from(end),
  ]);
}

const ours = /^(host|connection|content-length|transfer-encoding|upgrade|expect):/i;
