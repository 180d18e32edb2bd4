import { crc32, deflateRawSync } from 'node:zlib';
import type { HostileCase } from './case.ts';
import { fileForm, uploadRequest } from './multipart.ts';

interface Entry {
  name: string;
  content?: Buffer;
  /** Compressed by deflate; otherwise stored as it is. */
  isPacked?: boolean;
  /** What the directory says of its size, when that is a lie. */
  claimedSize?: number;
  extra?: Buffer;
  comment?: string;
}

/** An archive written by hand, since no library would write such ones. */
export function zip(entries: readonly Entry[], claimedCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { content = Buffer.alloc(0), isPacked, claimedSize = content.length } = entry;
    const { extra = Buffer.alloc(0), comment = '' } = entry;
    const name = Buffer.from(entry.name);
    const data = isPacked ? deflateRawSync(content) : content;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(isPacked ? 8 : 0, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(claimedSize, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, data]);
    locals.push(local);
    shared.writeUInt16LE(extra.length, 24);
    const rest = Buffer.alloc(14);
    rest.writeUInt16LE(comment.length, 0);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000'),
      shared,
      rest,
      name,
      extra,
      Buffer.from(comment),
    );
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(claimedCount, 0xffff), 4);
  end.writeUInt16LE(Math.min(claimedCount, 0xffff), 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\u0005\u0006'), end]);
}

const many = (count: number, make: (at: number) => Entry) =>
  Array.from({ length: count }, (_, at) => make(at));

const upload = (name: string, fileName: string, content: () => Buffer): HostileCase => ({
  name: `upload: ${name}`,
  bytes: () => uploadRequest(fileForm(fileName, content())),
});

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

export const archives: HostileCase[] = [
  upload('9,999 empty entries', 'a.zip', () => zip(many(9_999, (at) => ({ name: `${at}` })))),
  upload('2,000 empty entries, as many as are taken', 'a.zip', () =>
    zip(many(2_000, (at) => ({ name: `${at}` }))),
  ),
  upload('2,000 packed entries', 'a.zip', () =>
    zip(many(2_000, (at) => ({ name: `${at}`, content: Buffer.from('x'), isPacked: true }))),
  ),
  upload('archives of many entries in an archive', 'a.zip', () => {
    const content = zip(many(1_600, (at) => ({ name: `${at}` })));
    return zip(many(3, (at) => ({ name: `${at}.zip`, content })));
  }),
  upload('60,000 empty entries', 'a.zip', () => zip(many(60_000, (at) => ({ name: `${at}` })))),
  upload('9,999 empty entries as docx', 'a.docx', () =>
    zip(many(9_999, (at) => ({ name: `word/${at}` }))),
  ),
  upload('9,999 packed entries', 'a.zip', () =>
    zip(many(9_999, (at) => ({ name: `${at}`, content: Buffer.from('x'), isPacked: true }))),
  ),
  upload('deep names', 'a.zip', () =>
    zip(many(150, (at) => ({ name: `${'a/'.repeat(30_000)}${at}` }))),
  ),
  upload('names of marks', 'a.zip', () =>
    zip(many(100, () => ({ name: `a${'\u0300'.repeat(8_000)}${'\u0316'.repeat(8_000)}` }))),
  ),
  upload('names of dots', 'a.zip', () => zip(many(150, () => ({ name: '.'.repeat(60_000) })))),
  upload('long extra fields', 'a.zip', () =>
    zip(many(300, (at) => ({ name: `${at}`, extra: Buffer.alloc(60_000, 1) }))),
  ),
  upload('extra fields of nothing', 'a.zip', () =>
    zip(many(300, (at) => ({ name: `${at}`, extra: Buffer.alloc(60_000) }))),
  ),
  upload('long comments', 'a.zip', () =>
    zip(many(300, (at) => ({ name: `${at}`, comment: 'c'.repeat(60_000) }))),
  ),
  upload('a bomb of 199 MiB', 'a.zip', () =>
    zip([{ name: 'a', content: zeros(199), isPacked: true }]),
  ),
  upload('a bomb that lies about its size', 'a.zip', () =>
    zip([{ name: 'a', content: zeros(150), isPacked: true, claimedSize: 10 }]),
  ),
  upload('a thousand bombs of one MiB', 'a.zip', () => {
    const content = zeros(1);
    return zip(many(1_000, (at) => ({ name: `${at}`, content, isPacked: true })));
  }),
  upload('archives in archives', 'a.zip', () => {
    let inner = zip([{ name: 'a', content: zeros(10), isPacked: true }]);
    for (let depth = 0; depth < 50; depth += 1) inner = zip([{ name: 'a.zip', content: inner }]);
    return inner;
  }),
  upload('a count that is a lie', 'a.zip', () => zip([{ name: 'a' }], 9_999)),
  upload('signatures of ends', 'a.zip', () =>
    Buffer.concat([zip([{ name: 'a' }]), Buffer.from('PK\u0005\u0006'.repeat(16_000))]),
  ),
  upload('signatures of entries', 'a.zip', () => Buffer.from('PK\u0003\u0004'.repeat(1_000_000))),
  upload('an hwpx whose type is without end', 'a.hwpx', () =>
    zip([{ name: 'mimetype', content: Buffer.alloc(5_000_000, 0x20) }]),
  ),
  upload('an xlsx with one part of 100 MiB', 'a.xlsx', () =>
    zip([
      { name: '[Content_Types].xml', content: Buffer.from('<x/>') },
      { name: 'xl/sheet.xml', content: zeros(100), isPacked: true },
    ]),
  ),
  upload('an archive of nothing', 'a.zip', () => zip([])),
];
