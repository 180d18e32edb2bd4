export interface ByteRange {
  start: number;
  /** The last byte that belongs to it. */
  end: number;
}

/** One range, as players ask for; several at once are answered with the whole file, as allowed. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

interface Asked {
  range: string | undefined;
  ifRange: string | undefined;
  etag: string;
  size: number;
}

interface RangeAnswer {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  /** What is to be sent; undefined is the whole file, or nothing with 416. */
  range: ByteRange | undefined;
}

/** How a request for a file, or for a part of it, is to be answered. */
export function answerRange({ range: header, ifRange, etag, size }: Asked): RangeAnswer {
  // Whoever has a part of another file gets all of this one.
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = isSameFile ? readRange(header, size) : undefined;
  const shared = { 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    const headers = { ...shared, 'Content-Range': `bytes */${size}` };
    return { status: 416, headers, range: undefined };
  }
  if (!range) {
    return { status: 200, headers: { ...shared, 'Content-Length': `${size}` }, range };
  }
  const { start, end } = range;
  const headers = {
    ...shared,
    'Content-Length': `${end - start + 1}`,
    'Content-Range': `bytes ${start}-${end}/${size}`,
  };
  return { status: 206, headers, range };
}
