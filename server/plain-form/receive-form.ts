import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileFieldName, isFileFieldName } from '#domain/inquiry-fields.ts';
import { uploadLimit } from '#domain/upload.ts';
import type { UploadError } from '#domain/upload-error.ts';
import { cleanFileName } from '../files/names.ts';
import { parseMultipart } from '../files/parse-multipart.ts';
import { isOfTheDisk, type ReceivedFile, TooLarge, writeFile } from '../files/receive.ts';
import type { UploadReservation } from '../files/upload-quota.ts';
import { readBody } from '../http/read-body.ts';

/** Twenty thousand letters take up to twelve bytes each in the address-like encoding of forms. */
const textLimit = 512 * 1024;

/** Two files and what is written around them. */
const bodyLimit = 2 * uploadLimit + textLimit;

const limits = {
  files: 4,
  fields: 40,
  parts: 44,
  fieldSize: 100_000,
  fieldNameSize: 100,
  headerPairs: 50,
  fileSize: uploadLimit + 1,
};

/** A file of the form that lies in the temporary folder, and what was reserved for it. */
export interface FormFile extends ReceivedFile {
  reservation: UploadReservation;
}

export interface ReceivedForm {
  /** The first value of each name. */
  values: Map<string, string>;
  files: Partial<Record<FileFieldName, FormFile>>;
  /** Files that were sent and not taken. */
  refused: Partial<Record<FileFieldName, { name: string; error: UploadError | 'not-kept' }>>;
}

type ReserveResult =
  | { ok: true; reservation: UploadReservation }
  | { ok: false; error: UploadError | 'not-kept' };

export interface FormRoom {
  /** Where the files are written. */
  folder: string;
  /** Asked before a byte of a file is written; `values` is what came before it. */
  reserve(values: Map<string, string>, bytes: number): Promise<ReserveResult>;
  /** What was reserved for a file that did not arrive whole. */
  giveBack(reservation: UploadReservation, arrived: number): Promise<void>;
}

type ReceiveResult =
  | { ok: true; form: ReceivedForm }
  | { ok: false; reason: 'malformed' | 'too-large' | 'wrong-type' };

export function hasFiles({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return typeOf(headers['content-type']) === 'multipart/form-data';
}

function typeOf(header: string | undefined): string | undefined {
  return header?.split(';', 1)[0]?.trim().toLowerCase();
}

export async function receiveForm(
  incoming: IncomingMessage,
  room: FormRoom,
): Promise<ReceiveResult> {
  const type = typeOf(incoming.headers['content-type']);
  if (type === 'application/x-www-form-urlencoded') return receiveText(incoming);
  if (type !== 'multipart/form-data') return { ok: false, reason: 'wrong-type' };
  // Browsers say how long a form is; without that there is no end to it.
  const length = Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return length > bodyLimit
    ? { ok: false, reason: 'too-large' }
    : receiveFiles(incoming, room, Math.min(length, uploadLimit));
}

async function receiveText(incoming: IncomingMessage): Promise<ReceiveResult> {
  const body = await readBody(incoming, textLimit);
  if (!body.ok) {
    return { ok: false, reason: body.reason === 'too-large' ? 'too-large' : 'malformed' };
  }
  if (countFields(body.bytes) > limits.fields) return { ok: false, reason: 'malformed' };
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.bytes.toString('utf8'))) {
    if (!values.has(name)) values.set(name, value);
  }
  return { ok: true, form: { values, files: {}, refused: {} } };
}

/** Before they are taken apart: half a megabyte can hold a quarter of a million of them. */
function countFields(bytes: Buffer): number {
  let count = 1;
  for (const byte of bytes) if (byte === 0x26) count += 1;
  return count;
}

async function receiveFiles(
  incoming: IncomingMessage,
  room: FormRoom,
  mostBytes: number,
): Promise<ReceiveResult> {
  const form: ReceivedForm = { values: new Map(), files: {}, refused: {} };
  const begun = new Set<FileFieldName>();
  let diskError: unknown;
  await mkdir(room.folder, { recursive: true });

  async function take(field: FileFieldName, stream: Readable, name: string): Promise<void> {
    const reserved = await room.reserve(form.values, mostBytes);
    if (!reserved.ok) {
      form.refused[field] = { name: cleanFileName(name), error: reserved.error };
      stream.resume();
      return;
    }
    const { reservation } = reserved;
    const path = join(room.folder, randomUUID());
    const target = await open(path, 'wx', 0o600);
    try {
      form.files[field] = { path, reservation, ...(await writeFile(stream, target, name)) };
    } catch (error) {
      if (isOfTheDisk(error)) diskError = error;
      if (error instanceof TooLarge) {
        form.refused[field] = { name: cleanFileName(name), error: 'too-large' };
      }
      const { size } = await target.stat();
      await rm(path, { force: true });
      await room.giveBack(reservation, size);
      throw error;
    } finally {
      await target.close();
    }
  }

  try {
    await parseMultipart(incoming, limits, {
      field(name, value) {
        if (!form.values.has(name)) form.values.set(name, value);
      },
      file(field, stream, name) {
        if (!isFileFieldName(field) || begun.has(field)) return undefined;
        begun.add(field);
        return take(field, stream, name);
      },
    });
    return { ok: true, form };
  } catch {
    if (diskError) {
      await discardFiles(form, room);
      throw diskError;
    }
    // What came after a file that is too large was not read; what came before is told.
    if (Object.keys(form.refused).length > 0) return { ok: true, form };
    await discardFiles(form, room);
    return { ok: false, reason: 'malformed' };
  }
}

/** What has not been stored by then. */
export async function discardFiles(
  { files }: ReceivedForm,
  { giveBack }: Pick<FormRoom, 'giveBack'>,
): Promise<void> {
  for (const { path, reservation, size } of Object.values(files)) {
    await rm(path, { force: true });
    await giveBack(reservation, size);
  }
}
