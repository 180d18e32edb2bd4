import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeWords } from 'postal-mime';
import { cleanLine } from '#domain/text.ts';
import type { Config } from '../config.ts';
import { temporaryFolder } from '../files/receive.ts';
import { TaskTooLong } from '../worker-pool.ts';
import { findInquiry, findMailToVisitor } from './find-inquiry.ts';
import { type Headers, identityOf, isAutomatic, isDeliveryReport, readHeaders } from './headers.ts';
import type { MailPlace } from './mail-copies.ts';
import { type ParsedMail, parseInPool } from './parse-mail.ts';
import { type AttachmentParts, removeFiles, storeAttachments } from './store-attachments.ts';
import { type MailToStore, type StoreResult, storeMail } from './store-mail.ts';

/** Larger ones are not fetched. */
const largestMail = 25 * 1024 * 1024;

/** What a report tells comes first; the mail that it returns may be of any size. */
const reportLength = 256 * 1024;

export interface HandlingParts extends AttachmentParts {
  config: AttachmentParts['config'] & Pick<Config, 'mailTo'>;
  secret: string;
}

export interface ArrivedMail {
  place: MailPlace;
  size: number;
  headers: string;
  /** Writes its beginning, up to so many bytes, to this path. */
  fetchTo(path: string, maxBytes: number): Promise<void>;
}

/** `unmatched`: it belongs to no inquiry, or tells nothing: it stays in the mailbox as it is. */
export type Outcome = StoreResult | 'unmatched';

type Unaddressed = Omit<MailToStore, 'inquiryId' | 'kind' | 'place' | 'identity'>;

/** Decides by its headers whether a mail is for us; only then is it fetched, parsed and stored. */
export async function handleMail(parts: HandlingParts, mail: ArrivedMail): Promise<Outcome> {
  const headers = readHeaders(mail.headers);
  const found = await findInquiry(parts.database.db, headers, parts.secret);
  const store = (rest: Omit<MailToStore, 'place' | 'identity'>) =>
    storeMail(parts, { ...rest, place: mail.place, identity: identityOf(headers) });

  if (found.kind === 'own') return 'unmatched';
  if (isDeliveryReport(headers)) return handleReport(parts, mail, store);
  if (found.kind === 'none') return 'unmatched';
  const inquiryId = found.id;
  const isByProgram = isAutomatic(headers);
  if (mail.size > largestMail) {
    if (isByProgram) return 'unmatched';
    return store({ ...nothingOf(headers), inquiryId, kind: 'too-large' });
  }
  const parsed = await fetchAndParse(parts, mail, {
    maxBytes: largestMail,
    withFiles: !isByProgram,
  });
  if (!parsed) {
    if (isByProgram) return 'unmatched';
    return store({ ...nothingOf(headers), inquiryId, kind: 'unreadable' });
  }
  try {
    const { stored: files, refused } = await storeAttachments(parts, parsed.files);
    return await store({
      ...textOf(parsed),
      ...{ inquiryId, files, refused: [...parsed.refused, ...refused] },
      kind: isByProgram ? 'automatic' : 'answer',
    });
  } finally {
    await removeFiles(parsed.files);
  }
}

/** Points to a mail that fails whenever it is read; who wrote it expects an answer all the same. */
export async function storeUnreadable(parts: HandlingParts, mail: ArrivedMail): Promise<Outcome> {
  const headers = readHeaders(mail.headers);
  const found = await findInquiry(parts.database.db, headers, parts.secret);
  if (found.kind !== 'inquiry' || isAutomatic(headers)) return 'unmatched';
  return storeMail(parts, {
    ...nothingOf(headers),
    ...{ inquiryId: found.id, kind: 'unreadable' },
    ...{ place: mail.place, identity: identityOf(headers) },
  });
}

type Store = (rest: Omit<MailToStore, 'place' | 'identity'>) => Promise<StoreResult>;

/** It went to the address that sends, so only what it is about says where it belongs. */
async function handleReport(
  parts: HandlingParts,
  mail: ArrivedMail,
  store: Store,
): Promise<Outcome> {
  const parsed = await fetchAndParse(parts, mail, { maxBytes: reportLength, withFiles: false });
  if (!parsed?.report?.hasFailed) return 'unmatched';
  const sent = await findMailToVisitor(parts.database.db, parsed.report.about);
  if (!sent) return 'unmatched';
  return store({
    ...textOf(parsed),
    ...{ inquiryId: sent.inquiry_id, kind: 'bounce', files: [], refused: [] },
    undelivered: { outboxId: sent.id, reason: parsed.report.reason },
  });
}

/** Undefined when it cannot be read. */
async function fetchAndParse(
  { config, workers }: HandlingParts,
  { place, fetchTo }: ArrivedMail,
  { maxBytes, withFiles }: { maxBytes: number; withFiles: boolean },
): Promise<ParsedMail | undefined> {
  const folder = temporaryFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `mail-${place.uidValidity}-${place.uid}`);
  try {
    await fetchTo(path, maxBytes);
    return await parseInPool(workers, { path, folder, withFiles });
  } catch (error) {
    if (error instanceof TaskTooLong) return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

function textOf({ sender, senderName, subject, body }: ParsedMail) {
  return { sender, senderName, subject, body };
}

/** Of a mail that is not fetched: who sent it, and what it is called. */
function nothingOf(headers: Headers): Unaddressed {
  const read = (name: string) =>
    cleanLine(decodeWords((headers.get(name)?.[0] ?? '').slice(0, 1000))).slice(0, 300);
  const from = read('from');
  const sender = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from)?.[1] ?? from;
  return { sender, senderName: '', subject: read('subject'), body: '', files: [], refused: [] };
}
