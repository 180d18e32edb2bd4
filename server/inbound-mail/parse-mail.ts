import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { cleanLine, cleanText } from '#domain/text.ts';
import { uploadLimit } from '#domain/upload.ts';
import { cleanFileName } from '../files/names.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { countParts, maxParts } from './count-parts.ts';
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts';
import { htmlToText } from './html-to-text.ts';
import type { RefusedFile } from './schema.ts';

const longestText = 40_000;
const longestLine = 300;
const maxAttachments = 20;
const maxNamed = 50;

/** A picture within the text that is smaller is the logo of a signature. */
const smallestInline = 20 * 1024;

const limits = {
  maxNestingDepth: 30,
  maxHeadersSize: 512 * 1024,
  // A mail within a mail is a file like others, and like others of a type that we do not take.
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
};

export interface ParsedMail {
  sender: string;
  senderName: string;
  subject: string;
  body: string;
  /** On the disk, for whoever asked to check and remove. */
  files: ReceivedFile[];
  refused: RefusedFile[];
  /** When it tells what became of a mail. */
  report: DeliveryReport | undefined;
}

interface Order {
  path: string;
  /** Where its attachments are put. */
  folder: string;
  /** Nobody needs those of an absence note. */
  withFiles: boolean;
}

const task = defineTask<typeof parseMailFile>(new URL(import.meta.url), 'parseMailFile');

export function parseInPool(pool: WorkerPool, order: Order): Promise<ParsedMail | undefined> {
  return pool.run(task, order);
}

/** The task of a worker. Undefined when it cannot be read, or only with more work than it is worth. */
export async function parseMailFile(order: Order): Promise<ParsedMail | undefined> {
  const bytes = await readFile(order.path);
  if (countParts(bytes) > maxParts) return undefined;
  const mail = await PostalMime.parse(bytes, limits).catch(() => undefined);
  if (!mail) return undefined;
  const from = mail.from?.group?.[0] ?? mail.from;
  return {
    sender: line(from?.address ?? ''),
    senderName: line(from?.name ?? ''),
    subject: line(mail.subject ?? ''),
    body: bodyOf(mail),
    report: readDeliveryReport(mail),
    ...(order.withFiles ? await takeFiles(mail.attachments, order.folder) : nothing),
  };
}

const nothing = { files: [], refused: [] };

const line = (text: string) => cleanLine(text.slice(0, 4 * longestLine)).slice(0, longestLine);

function bodyOf({ text, html }: Email): string {
  const written = text?.trim() ? cutText(text) : htmlToText(html ?? '', longestText);
  return cleanText(written).replace(/\n{4,}/g, '\n\n\n');
}

function cutText(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text;
}

async function takeFiles(attachments: readonly Attachment[], folder: string) {
  const files: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const attachment of attachments.filter((each) => !isDecoration(each))) {
    const name = cleanFileName(attachment.filename ?? nameFor(attachment.mimeType));
    const content = bytesOf(attachment);
    if (content.length > uploadLimit) refused.push({ name, reason: 'too-large' });
    else if (files.length >= maxAttachments) refused.push({ name, reason: 'too-many' });
    else files.push(await putAside(content, name, folder));
  }
  return { files, refused: refused.slice(0, maxNamed) };
}

function isDecoration(attachment: Attachment): boolean {
  const isInline = attachment.related || attachment.disposition === 'inline';
  return isInline && bytesOf(attachment).length < smallestInline;
}

async function putAside(content: Uint8Array, name: string, folder: string) {
  const path = join(folder, randomUUID());
  await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, name, size: content.length, sha256 };
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Pictures within a text often have no name. */
function nameFor(mimeType: string): string {
  const ending = /^image\/(jpeg|png|webp|heic)$/.exec(mimeType)?.[1];
  if (ending) return `image.${ending === 'jpeg' ? 'jpg' : ending}`;
  return mimeType === 'message/rfc822' ? 'mail.eml' : 'file';
}
