import { type ServerResponse, STATUS_CODES } from 'node:http';

/** The headers of a kept answer, ready to be sent: as lines, and as the list that Node takes. */
export interface Head {
  lines: string;
  list: string[];
}

export const keepAliveSeconds = 65;

export function prepareHead(headers: Record<string, string>): Head {
  const entries = Object.entries(headers);
  // What Node would refuse in each answer is refused once, here.
  const unsafe = entries.find((entry) => /[^\t\x20-\x7e]/.test(entry.join('')));
  if (unsafe) throw new TypeError(`a header with a forbidden character: ${unsafe[0]}`);
  return {
    lines: entries.map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    list: entries.flat(),
  };
}

/**
 * Node checks every header of every answer anew, which for the sixteen of a page takes as long as
 * the rest of the answer. Ours were checked when they were kept, so they go out as they are:
 * `_header` is where Node itself leaves the lines that it has put together. Where anything is out
 * of the ordinary, such as a connection that ends with this answer, Node does it its own way
 * (docs/decisions/0031).
 */
export function writeHead(res: ServerResponse, status: number, { lines, list }: Head): void {
  if (!res.shouldKeepAlive || res.getHeaderNames().length > 0) {
    res.writeHead(status, list);
    return;
  }
  res.statusCode = status;
  (res as unknown as { _header: string })._header =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${closingLines()}`;
}

let second = 0;
let written = '';

/** The same for all answers of one second. */
function closingLines(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    written = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }
  return written;
}
