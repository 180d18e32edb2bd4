import type { HostileCase } from './case.ts';
import { fileForm, uploadRequest } from './multipart.ts';

const megabyte = 1024 * 1024;

const upload = (name: string, fileName: string, content: () => Buffer): HostileCase => ({
  name: `upload: ${name}`,
  bytes: () => uploadRequest(fileForm(fileName, content())),
});

/** The container of doc, xls, ppt and hwp, with chains that the maker chooses. */
function ole(sectors: number, set: (file: Buffer) => void): Buffer {
  const file = Buffer.alloc(512 * (sectors + 1), 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.fill(0, 8, 512);
  file.writeUInt16LE(9, 30);
  file.fill(0xff, 76, 512);
  set(file);
  return file;
}

const at = (sector: number) => (sector + 1) * 512;

function png(width: number, height: number, more: Buffer): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  return Buffer.concat([head, more]);
}

const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const heicStart = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');

export const documents: HostileCase[] = [
  upload('text of 20 MB without a line', 'a.txt', () => Buffer.alloc(20 * megabyte - 10, 0x61)),
  upload('text of 20 MB of line ends', 'a.txt', () => Buffer.alloc(20 * megabyte - 10, 0x0a)),
  upload('text of 20 MB of spaces', 'a.txt', () => Buffer.alloc(20 * megabyte - 10, 0x20)),
  upload('text of 20 MB of open angles', 'a.txt', () => Buffer.alloc(20 * megabyte - 10, 0x3c)),
  upload('text that begins like XML', 'a.txt', () =>
    Buffer.from(`<?xml ${'a="b" '.repeat(megabyte)}`),
  ),
  upload('text with a zero at the end', 'a.txt', () =>
    Buffer.concat([Buffer.alloc(15 * megabyte, 0x61), Buffer.alloc(1)]),
  ),
  upload('UTF-16 of 20 MB', 'a.txt', () => {
    const text = Buffer.alloc(20 * megabyte - 10, 0x30);
    text.writeUInt16LE(0xfeff, 0);
    return text;
  }),
  upload('text that begins like an mp3', 'a.txt', () =>
    Buffer.concat([
      Buffer.from('ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007f'),
      Buffer.alloc(megabyte, 0x61),
    ]),
  ),
  upload('text that begins like an archive', 'a.txt', () =>
    Buffer.from('PK\u0003\u0004'.padEnd(30, '0').repeat(30_000)),
  ),
  {
    ...upload('text larger than allowed', 'a.txt', () => Buffer.alloc(21 * megabyte, 0x61)),
    mayBeCut: true,
  },
  upload('a PDF of 20 MB', 'a.pdf', () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(19 * megabyte, 0x25)]),
  ),
  upload('a PDF of objects', 'a.pdf', () =>
    Buffer.from(`%PDF-1.7\n${'1 0 obj<</A 1 0 R>>endobj\n'.repeat(200_000)}`),
  ),
  upload('a PDF of open brackets', 'a.pdf', () =>
    Buffer.from(`%PDF-1.7\n${'<<['.repeat(2_000_000)}`),
  ),
  upload('a PDF that says so late', 'a.pdf', () => Buffer.from(`${' '.repeat(1_000)}%PDF-`)),
  upload('OLE: a directory that leads to itself', 'a.doc', () =>
    ole(4, (file) => {
      file.writeUInt32LE(0, 48);
      file.writeUInt32LE(1, 76);
      file.writeUInt32LE(0, at(1));
    }),
  ),
  upload('OLE: two sectors that lead to each other', 'a.xls', () =>
    ole(4, (file) => {
      file.writeUInt32LE(0, 48);
      file.writeUInt32LE(1, 76);
      file.writeUInt32LE(2, at(1));
      file.writeUInt32LE(0, at(1) + 8);
    }),
  ),
  upload('OLE: a table that leads to itself', 'a.ppt', () =>
    ole(4, (file) => {
      file.writeUInt32LE(0, 48);
      file.writeUInt32LE(0, 68);
      file.fill(0, at(0), at(1));
    }),
  ),
  upload('OLE: a chain of 20 MB', 'a.hwp', () =>
    ole(40_000, (file) => {
      file.writeUInt32LE(400, 48);
      for (let table = 0; table < 109; table += 1) file.writeUInt32LE(table, 76 + table * 4);
      for (let sector = 0; sector < 109 * 128; sector += 1) {
        file.writeUInt32LE(sector + 1, at(0) + sector * 4);
      }
    }),
  ),
  upload('OLE: sectors of another size', 'a.doc', () =>
    ole(100, (file) => file.writeUInt16LE(12, 30)),
  ),
  upload('a PNG of 4 thousand million pixels', 'a.png', () =>
    png(65_000, 65_000, Buffer.alloc(100)),
  ),
  upload('a PNG of the largest numbers', 'a.png', () =>
    png(0xffffffff, 0xffffffff, Buffer.alloc(9)),
  ),
  upload('a PNG of thousands of empty pieces', 'a.png', () =>
    png(
      10,
      10,
      Buffer.concat([Buffer.alloc(4), Buffer.from('\0\0\0\0tEXt\0\0\0\0'.repeat(500_000))]),
    ),
  ),
  upload('a JPEG of thousands of segments', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from('ffee0002'.repeat(1_000_000), 'hex')]),
  ),
  upload('a JPEG of filling bytes', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.alloc(5 * megabyte, 0xff)]),
  ),
  upload('a JPEG of segments without length', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from('ffee0000'.repeat(100_000), 'hex')]),
  ),
  upload('a JPEG of 4 thousand million pixels', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from('ffc0001108fffffff0030122000211010311', 'hex')]),
  ),
  upload('a HEIC of thousands of sizes', 'a.heic', () =>
    Buffer.concat([heicStart, Buffer.from('ispe00000000'.repeat(80_000))]),
  ),
  upload('a HEIC of boxes in boxes', 'a.heic', () =>
    Buffer.concat([heicStart, Buffer.from('\0\0\0\x08moov'.repeat(1_000_000))]),
  ),
  upload('a HEIC with a box of no length', 'a.heic', () =>
    Buffer.concat([heicStart, Buffer.from('\0\0\0\0meta'.repeat(100_000))]),
  ),
  upload('a WebP of 4 thousand million pixels', 'a.webp', () =>
    Buffer.from('524946462000000057454250565038580a00000010000000ffffffffffff0000', 'hex'),
  ),
  upload('random bytes said to be a picture', 'a.png', () => Buffer.alloc(10 * megabyte, 0xa5)),
  upload('an empty file', 'a.pdf', () => Buffer.alloc(0)),
  upload('a file of a type that is not taken', 'a.exe', () => Buffer.alloc(10 * megabyte, 0x4d)),
];
