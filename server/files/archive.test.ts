import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockZip, type ZipEntries, zip } from '../../tests/support/zip.ts';
import { inspectFile } from './inspect.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Buffer, name = 'a.zip') {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  const result = await inspectFile(path, name);
  return result.ok ? 'taken' : result.reason;
}
const inspectZip = async (entries: ZipEntries) => inspect(await zip(entries));

const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };
const macro = { ...word, 'word/vbaProject.bin': 'x' };

describe('an ordinary archive is taken', () => {
  it('of documents, pictures, drawings and models, in folders of any name', async () => {
    const names = [
      '견적/도면 1층.dwg',
      'drawings/plan.dxf',
      'drawings/pump.step',
      'drawings/pump.STP',
      'drawings/case.sldprt',
      'drawings/hall.ifc',
      'drawings/hall.skp',
      'www.example.com/현장 사진.JPG',
      'setup.exe 안내/read me.txt',
      'Thumbs.db',
      'desktop.ini',
      '__MACOSX/._plan.dxf',
      'data/measured.csv',
      'data/sequences.fas',
      'data/grid.msh',
      'macros/frame.lsp',
      'report.html',
      'logo.svg',
      'no ending',
      '보고서 v1.2',
    ];
    expect(await inspectZip(Object.fromEntries(names.map((name) => [name, 'x'])))).toBe('taken');
  });

  it('with documents in it, also in an archive of its own', async () => {
    const chart = { ...word, 'word/embeddings/Sheet1.xlsx': await zip({ 'xl/workbook.xml': 'x' }) };
    const report = await zip(chart);
    expect(await inspectZip({ 'a.docx': report, '회의/b.docx': report })).toBe('taken');
    expect(await inspectZip({ 'inner.zip': await zip({ 'a.docx': report }) })).toBe('taken');
  });

  it('with 2,000 entries, folders among them', async () => {
    const files = Array.from({ length: 1990 }, (_, i): [string, string] => [`f/${i}.txt`, 'x']);
    const folders = Array.from({ length: 10 }, (_, i): [string, string] => [`folder ${i}/`, '']);
    expect(await inspectZip([...files, ...folders])).toBe('taken');
  });

  it('when it is a Hangul document, which carries its scripts as files', async () => {
    const hangul = await zip({
      mimetype: 'application/hwp+zip',
      'Contents/content.hpf': '<p/>',
      'Scripts/headerScripts.js': 'var Documents;',
    });
    expect(await inspect(hangul, 'a.hwpx')).toBe('taken');
    expect(await inspectZip({ '제안서.hwpx': hangul })).toBe('taken');
    expect(await inspectZip({ 'Scripts/headerScripts.js': 'x' })).toBe('runnable-inside');
  });
});

describe('what Windows would run is refused', () => {
  it.each([
    'setup.exe',
    'SETUP.EXE',
    'setup.exe.',
    'setup.exe ',
    'setup.exe. . .',
    'invoices/2026/setup.exe.',
    'invoice.pdf.js',
    'a.jse',
    'a.wsf',
    'a.vbs',
    'a.ps1',
    'a.hta',
    'a.scr',
    'a.reg',
    'a.url',
    'a.lnk',
    'a.iso',
    'a.img',
    'a.vhd',
    'a.vhdx',
    'a.chm',
    'a.docm',
    'a.xlsm',
    'a.pptm',
    'a.xll',
    'a.msix',
    'a.jar',
    'a.settingcontent-ms',
    'setup.exe:note.txt',
    'setup.exe::$DATA',
    'photo.jpg:setup.exe',
    'setup.exe\u0000.txt',
    'open me.{3050f4d8-98b5-11cf-bb82-00aa00bdce0b}',
    'Tool.app/Contents/Info.plist',
    'drawings/ACAD.fas',
  ])('%j', async (name) => {
    expect(await inspectZip({ 'readme.txt': 'x', [name]: 'x' })).toBe('runnable-inside');
  });

  it('also one archive deeper, and as a macro in a document', async () => {
    expect(await inspectZip({ 'inner.zip': await zip({ 'setup.exe': 'x' }) })).toBe(
      'runnable-inside',
    );
    expect(await inspectZip({ 'b.docx': await zip(macro) })).toBe('runnable-inside');
    expect(await inspect(await zip(macro), 'a.docx')).toBe('runnable-inside');
    const renamed = { ...word, '[Content_Types].xml': '<x>application/vnd.ms-office.vbaProject' };
    expect(await inspect(await zip(renamed), 'a.docx')).toBe('runnable-inside');
  });

  it('whatever the archive inside calls itself', async () => {
    expect(await inspectZip({ 'data.bin': await zip({ 'setup.exe': 'x' }) })).toBe(
      'runnable-inside',
    );
  });
});

describe('what cannot be looked into is refused', () => {
  it.each(['a.rar', 'a.7z', 'a.tar', 'a.tar.gz', 'a.tgz', 'a.xz', 'a.cab', 'a.alz', 'a.EGG.'])(
    '%s in an archive',
    async (name) => {
      expect(await inspectZip({ 'readme.txt': 'x', [name]: 'x' })).toBe('cannot-be-checked');
    },
  );

  it('an archive under a password', async () => {
    expect(await inspect(lockZip(await zip({ 'a.pdf': '%PDF-1.7' })))).toBe('cannot-be-checked');
  });

  it('archives in archives in archives in archives', async () => {
    let nest = await zip({ 'a.txt': 'x' });
    for (let depth = 0; depth < 3; depth += 1) nest = await zip({ 'inner.zip': nest });
    expect(await inspect(nest)).toBe('taken');
    expect(await inspect(await zip({ 'inner.zip': nest }))).toBe('cannot-be-checked');
  });

  it('a name longer than any system has', async () => {
    expect(await inspectZip({ [`${'a/'.repeat(600)}b.txt`]: 'x' })).toBe('cannot-be-checked');
  });

  it('an archive inside that is broken', async () => {
    const inner = await zip({ 'a.txt': 'x' });
    const cut = inner.subarray(0, inner.length - 10);
    expect(await inspectZip({ 'inner.zip': cut })).toBe('cannot-be-checked');
    expect(await inspectZip({ 'inner.zip': 'no archive at all' })).toBe('cannot-be-checked');
  });
});

describe('what would unpack too far is refused', () => {
  it('more than 2,000 entries, empty ones too', async () => {
    const entries = Array.from({ length: 2001 }, (_, i): [string, string] => [`${i}`, '']);
    expect(await inspectZip(entries)).toBe('expands-too-far');
  });

  it('more than 200 MiB, over all archives in it together', async () => {
    const half = await zip({ 'zeros.bin': Buffer.alloc(101 * 1024 * 1024) });
    expect(await inspectZip({ 'one.zip': half })).toBe('taken');
    expect(await inspectZip({ 'one.zip': half, 'two.zip': half })).toBe('expands-too-far');
  });

  it('more than 5,000 entries, over all archives in it together', async () => {
    const entries = Array.from({ length: 1800 }, (_, i): [string, string] => [`${i}`, '']);
    const many = await zip(entries);
    expect(await inspectZip({ 'one.zip': many, 'two.zip': many })).toBe('taken');
    expect(await inspectZip({ 'one.zip': many, 'two.zip': many, 'three.zip': many })).toBe(
      'expands-too-far',
    );
  });

  it('an archive inside that is larger than any upload may be', async () => {
    const inner = await zip({ 'a.txt': 'x' });
    const padded = Buffer.concat([inner, Buffer.alloc(41 * 1024 * 1024)]);
    expect(await inspectZip({ 'inner.zip': padded })).toBe('expands-too-far');
  });

  it('content that hides behind a claim of being empty', async () => {
    const bomb = await zip({ 'zeros.bin': Buffer.alloc(1024 * 1024) });
    bomb.writeUInt32LE(0, bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
    expect(await inspect(bomb)).toBe('not-what-it-says');
  });
});
