import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileFieldName, isFileFieldName } from '#domain/inquiry-fields.ts';
import { uploadLimit } from '#domain/upload.ts';
import { parseMultipart } from '../files/parse-multipart.ts';
import { isOfTheDisk, type ReceivedFile, TooLarge, writeFile } from '../files/receive.ts';
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

export interface ReceivedForm {
  /** The first value of each name. */
  values: Map<string, string>;
  files: Partial<Record<FileFieldName, ReceivedFile>>;
  /** The file that was larger than the limit: what came after it has not been read. */
  tooLarge?: { field: FileFieldName; name: string };
}

type ReceiveResult =
  | { ok: true; form: ReceivedForm }
  | { ok: false; reason: 'malformed' | 'too-large' | 'wrong-type' };

/** Reads a posted form; `mayTakeFiles` is asked when the first file begins. */
export async function receiveForm(
  incoming: IncomingMessage,
  folder: string,
  mayTakeFiles: (values: Map<string, string>) => boolean,
): Promise<ReceiveResult> {
  if (Number(incoming.headers['content-length'] ?? 0) > bodyLimit) {
    return { ok: false, reason: 'too-large' };
  }
  switch (incoming.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return receiveText(incoming);
    case 'multipart/form-data':
      return receiveFiles(incoming, folder, mayTakeFiles);
    default:
      return { ok: false, reason: 'wrong-type' };
  }
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
  return { ok: true, form: { values, files: {} } };
}

/** Before they are taken apart: half a megabyte can hold a quarter of a million of them. */
function countFields(bytes: Buffer): number {
  let count = 1;
  for (const byte of bytes) if (byte === 0x26) count += 1;
  return count;
}

async function receiveFiles(
  incoming: IncomingMessage,
  folder: string,
  mayTakeFiles: (values: Map<string, string>) => boolean,
): Promise<ReceiveResult> {
  const form: ReceivedForm = { values: new Map(), files: {} };
  await mkdir(folder, { recursive: true });

  async function take(field: FileFieldName, stream: Readable, name: string): Promise<void> {
    const path = join(folder, randomUUID());
    const target = await open(path, 'wx', 0o600);
    try {
      // Already, so that whoever gives up on the form removes what there is of it.
      form.files[field] = { path, name, size: 0, sha256: '' };
      form.files[field] = { path, ...(await writeFile(stream, target, name)) };
    } catch (error) {
      if (error instanceof TooLarge) form.tooLarge = { field, name };
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
        const isWanted = isFileFieldName(field) && !form.files[field] && mayTakeFiles(form.values);
        return isWanted ? take(field, stream, name) : undefined;
      },
    });
    return { ok: true, form };
  } catch (error) {
    await removeFiles(form);
    form.files = {};
    if (isOfTheDisk(error)) throw error;
    return form.tooLarge ? { ok: true, form } : { ok: false, reason: 'malformed' };
  }
}

/** What has not been stored by then. */
export async function removeFiles({ files }: ReceivedForm): Promise<void> {
  for (const { path } of Object.values(files)) await rm(path, { force: true });
}
