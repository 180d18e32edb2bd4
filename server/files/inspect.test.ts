import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../../tests/support/zip.ts';
import { inspectFile } from './inspect.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(name: string, content: Buffer | string) {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  const result = await inspectFile(path, name);
  return result.ok ? result.type : result.reason;
}

/** The smallest OLE container: header, one sector of allocation table, one of directory. */
function ole(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 68, 512);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  for (const [i, name] of ['Root Entry', stream].entries()) {
    const at = 1024 + i * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
  }
  return file;
}

function picture(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 3 as const, background: 'white' };
  return sharp({ create }).toFormat(format).toBuffer();
}

function heic(width: number, height: number): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const brand = Buffer.from('heic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box('ftyp', brand), box('meta', Buffer.alloc(4), box('ispe', size))]);
}

describe('a file is taken when it is what its name says', () => {
  const types = { '[Content_Types].xml': '<Types/>' };
  it.each([
    ['소개서.pdf', () => Buffer.from('%PDF-1.7\n…')],
    ['old.doc', () => ole('WordDocument')],
    ['old.xls', () => ole('Workbook')],
    ['old.ppt', () => ole('PowerPoint Document')],
    ['제안서.hwp', () => ole('FileHeader')],
    ['protected.docx', () => ole('EncryptedPackage')],
    ['a.docx', () => zip({ ...types, 'word/document.xml': '<w/>' })],
    ['a.xlsx', () => zip({ ...types, 'xl/workbook.xml': '<x/>' })],
    ['a.pptx', () => zip({ ...types, 'ppt/presentation.xml': '<p/>' })],
    ['a.hwpx', () => zip({ mimetype: 'application/hwp+zip', 'Contents/content.hpf': '<p/>' })],
    ['사진.zip', () => zip({ '사진/1.txt': 'x' })],
    ['utf8.txt', () => Buffer.from('안녕하세요\r\n')],
    ['cp949.txt', () => Buffer.from('bec8b3e7c7cfbcbcbfe4', 'hex')],
    ['utf16.txt', () => Buffer.from('\ufeff안녕', 'utf16le')],
    ['a.JPG', () => picture('jpeg')],
    ['a.png', () => picture('png')],
    ['a.webp', () => picture('webp')],
    ['a.heic', () => heic(4000, 3000)],
  ])('%s', async (name, make) => {
    const expected = name.split('.').at(-1)?.toLowerCase();
    expect(await inspect(name, await make())).toBe(expected);
  });
});

describe('a file is refused', () => {
  const program = Buffer.from(`MZ${'\0'.repeat(100)}`);
  it.each(['setup.exe', 'page.html', 'x.svg', 'noending', 'a.pdf.js', '.pdf'])(
    'by its ending: %s',
    async (name) => {
      const dotted = name === '.pdf' ? 'not-what-it-says' : 'wrong-type';
      expect(await inspect(name, 'text')).toBe(dotted);
    },
  );

  it.each(['pdf', 'doc', 'hwp', 'docx', 'hwpx', 'zip', 'txt', 'jpg', 'png', 'webp', 'heic'])(
    'when a program calls itself .%s',
    async (ending) => {
      expect(await inspect(`a.${ending}`, program)).toBe('not-what-it-says');
    },
  );

  it('when it is empty', async () => {
    expect(await inspect('a.txt', '')).toBe('empty');
  });

  it('when it is another kind than it says', async () => {
    expect(await inspect('a.png', await picture('jpeg'))).toBe('not-what-it-says');
    expect(await inspect('a.docx', await zip({ 'a.txt': 'x' }))).toBe('not-what-it-says');
    expect(await inspect('a.hwp', ole('WordDocument'))).toBe('not-what-it-says');
    expect(await inspect('a.txt', await picture('png'))).toBe('not-what-it-says');
    expect(await inspect('run.txt', '#!/bin/sh\nrm -rf ~')).toBe('not-what-it-says');
  });

  it('when an archive would unpack beyond 200 MiB, whatever it claims', async () => {
    const bomb = await zip({ 'zeros.bin': Buffer.alloc(201 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await inspect('a.zip', bomb)).toBe('expands-too-far');
    const directory = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bomb.writeUInt32LE(1000, directory + 24);
    expect(await inspect('a.zip', bomb)).not.toBe('zip');
  });

  it('when a picture says it has more than 50 megapixels', async () => {
    const png = await picture('png');
    png.writeUInt32BE(8000, 16);
    png.writeUInt32BE(6251, 20);
    expect(await inspect('a.png', png)).toBe('picture-too-large');
    const jpeg = await picture('jpeg');
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(6251, frame + 5);
    jpeg.writeUInt16BE(8000, frame + 7);
    expect(await inspect('a.jpg', jpeg)).toBe('picture-too-large');
    const webp = Buffer.from(
      `RIFF\u0016\0\0\0WEBPVP8X\n${'\0'.repeat(7)}`.padEnd(30, '\u00ff'),
      'latin1',
    );
    expect(await inspect('a.webp', webp)).toBe('picture-too-large');
    expect(await inspect('a.heic', heic(10_000, 9000))).toBe('picture-too-large');
  });

  it('when it breaks off before its own headers end', async () => {
    const whole = await picture('jpeg');
    expect(await inspect('a.jpg', whole.subarray(0, 30))).toBe('not-what-it-says');
    const archive = await zip({ 'a.txt': 'x' });
    expect(await inspect('a.zip', archive.subarray(0, archive.length - 10))).toBe(
      'not-what-it-says',
    );
  });
});
