import type { UploadError } from '#domain/upload-error.ts';
import type { OnQuery } from '../database/database.ts';
import type { Limited } from '../rate-limits/rate-limits.ts';

/** Counts of the database, and those that each process keeps in memory. */
type LimitKind =
  | Limited
  | 'uncached-page'
  | 'plain-form'
  | 'refused-inquiry'
  | 'script-error'
  | 'count'
  | 'download';

type UploadRefusal = UploadError | 'malformed';

export type SignInRefusal = 'password' | 'code' | 'passkey' | 'locked';

/** `unmatched` and `erased` stay in the mailbox as they are. */
export type ReceivedMailResult =
  | 'stored'
  | 'stored-before'
  | 'unmatched'
  | 'erased'
  | 'too-many'
  | 'failed';

export type MailResult = 'sent' | 'deferred' | 'failed' | 'cancelled';

/** Counts requests; a page from memory takes some thirty microseconds, so this is hand-made. */
export interface RequestCounter {
  /** To be given back with the answer; most answers from the page cache are not timed. */
  begin(): number;
  /** A GET or HEAD that was answered from the page cache. */
  answeredFromCache(url: string, status: number, begun: number): void;
  /** A page or file that was not there at the first look. */
  notInCache(): void;
  /** In milliseconds, to be given back with an answer that has to be made. */
  now(): number;
  answered(kind: string, status: number, startedAt: number): void;
}

/** What is worth counting, told by whoever does it. */
export interface Metrics {
  /** `kindOf` must have few results: each is a series of its own. */
  countRequests(kindOf: (url: string) => string): RequestCounter;
  timeRender<T>(render: () => Promise<T>): Promise<T>;
  /** Undefined when nobody wants to know. */
  onQuery: OnQuery | undefined;
  /** The same work, counted each time. */
  countRounds(name: string, work: () => Promise<unknown>): () => Promise<unknown>;
  mailHandled(result: MailResult): void;
  mailReceived(result: ReceivedMailResult): void;
  inquiryStored(isQuarantined: boolean): void;
  uploadStored(bytes: number): void;
  uploadRefused(reason: UploadRefusal): void;
  signInRefused(reason: SignInRefusal): void;
  limitReached(kind: LimitKind): void;
}

const noRequests: RequestCounter = {
  begin: () => 0,
  answeredFromCache() {},
  notInCache() {},
  now: () => 0,
  answered() {},
};

/** Without METRICS_PORT nothing is counted, and no library is loaded. */
export const noMetrics: Metrics = {
  countRequests: () => noRequests,
  timeRender: (render) => render(),
  onQuery: undefined,
  countRounds: (_name, work) => work,
  mailHandled() {},
  mailReceived() {},
  inquiryStored() {},
  uploadStored() {},
  uploadRefused() {},
  signInRefused() {},
  limitReached() {},
};
