import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { pictureLimits } from '#domain/picture.ts';
import { type UploadType, uploadTypeOf } from '#domain/upload.ts';
import type { UploadError } from '#domain/upload-error.ts';
import { readArchive } from './archive.ts';
import { readOleNames } from './ole-container.ts';
import { readPictureSize } from './picture-size.ts';

export type Inspection = { ok: true; type: UploadType } | { ok: false; reason: UploadError };

/** The content must be of the type that the name claims. */
export async function inspectFile(path: string, name: string): Promise<Inspection> {
  const type = uploadTypeOf(name);
  if (!type) return { ok: false, reason: 'wrong-type' };
  const file = await open(path);
  try {
    if ((await file.stat()).size === 0) return { ok: false, reason: 'empty' };
    const reason = await findUploadError(file, path, type);
    return reason ? { ok: false, reason } : { ok: true, type };
  } finally {
    await file.close();
  }
}

type Finding = UploadError | undefined;

function findUploadError(file: FileHandle, path: string, type: UploadType): Promise<Finding> {
  switch (type) {
    case 'pdf':
      return checkPdf(file);
    case 'doc':
    case 'ppt':
    case 'xls':
    case 'hwp':
      return checkOle(file, type);
    case 'docx':
    case 'pptx':
    case 'xlsx':
    case 'hwpx':
    case 'zip':
      return checkArchive(file, path, type);
    case 'txt':
      return checkText(file, path);
    default:
      return checkPicture(file, path, type);
  }
}

const unless = (isWhatItSays: boolean): Finding => (isWhatItSays ? undefined : 'not-what-it-says');

async function startOf(file: FileHandle, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

async function checkPdf(file: FileHandle): Promise<Finding> {
  const start = await startOf(file, 1024);
  return unless(start.includes('%PDF-') && !isProgram(start));
}

const oleStreams = {
  doc: ['WordDocument'],
  ppt: ['PowerPoint Document'],
  xls: ['Workbook', 'Book'],
  hwp: ['FileHeader'],
};

async function checkOle(file: FileHandle, type: keyof typeof oleStreams): Promise<Finding> {
  // Hangul files from before the year 2000 are no containers but say what they are.
  if (type === 'hwp' && (await startOf(file, 17)).equals(Buffer.from('HWP Document File'))) return;
  const names = await readOleNames(file);
  return unless(oleStreams[type].some((name) => names?.has(name)));
}

const officeParts = { docx: 'word/', pptx: 'ppt/', xlsx: 'xl/' };

async function checkArchive(
  file: FileHandle,
  path: string,
  type: 'docx' | 'pptx' | 'xlsx' | 'hwpx' | 'zip',
): Promise<Finding> {
  const start = (await startOf(file, 4)).toString('latin1');
  if (start !== 'PK\u0003\u0004' && start !== 'PK\u0005\u0006') {
    // Office documents under a password are wrapped in an OLE container.
    const isOffice = type in officeParts;
    return unless(isOffice && Boolean((await readOleNames(file))?.has('EncryptedPackage')));
  }
  const archive = await readArchive(path, type);
  if (!archive.ok) return archive.reason;
  if (type === 'zip') return undefined;
  if (type === 'hwpx') return unless(archive.mimetype?.trim() === 'application/hwp+zip');
  const inside = [...archive.names];
  return unless(
    archive.names.has('[Content_Types].xml') &&
      inside.some((name) => name.startsWith(officeParts[type])),
  );
}

/** Text in any encoding has no control bytes; only UTF-16, which says so first, has zeros. */
async function checkText(file: FileHandle, path: string): Promise<Finding> {
  const start = await startOf(file, 4096);
  if (isProgram(start) || (await fileTypeFromFile(path).catch(() => undefined))) {
    return 'not-what-it-says';
  }
  if (start[0] === 0xff && start[1] === 0xfe) return undefined;
  if (start[0] === 0xfe && start[1] === 0xff) return undefined;
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    for (const byte of chunk as Buffer) {
      if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1a && byte !== 0x1b) {
        return 'not-what-it-says';
      }
    }
  }
  return undefined;
}

const pictureTypes: Record<'jpg' | 'png' | 'webp' | 'heic', RegExp> = {
  jpg: /^image\/jpeg$/,
  png: /^image\/a?png$/,
  webp: /^image\/webp$/,
  heic: /^image\/hei[cf](-sequence)?$/,
};

async function checkPicture(
  file: FileHandle,
  path: string,
  type: keyof typeof pictureTypes,
): Promise<Finding> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found || !pictureTypes[type].test(found.mime)) return 'not-what-it-says';
  const size = await readPictureSize(file, type);
  if (!size) return 'not-what-it-says';
  return size.width * size.height > pictureLimits.pixels ? 'picture-too-large' : undefined;
}

/** Windows, Linux and macOS programs, and scripts that name their interpreter. */
function isProgram(start: Buffer): boolean {
  const head = start.toString('latin1', 0, 4);
  const machO = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];
  return (
    head.startsWith('MZ') ||
    head.startsWith('#!') ||
    head === '\u007fELF' ||
    machO.includes(start.toString('hex', 0, 4))
  );
}
