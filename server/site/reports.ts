import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type EvidenceReport, fileOfReport } from '#domain/evidence.ts';
import type { Scanner } from '../files/clamd.ts';
import { findVirus } from '../files/find-virus.ts';
import type { FileStore, StoredFile } from '../files/store.ts';
import type { ByteRange } from '../http/range.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { readPdfInPool } from './read-pdf.ts';

type KeptReport =
  | { ok: true; report: Omit<EvidenceReport, 'name'> }
  | { ok: false; reason: ReportError };

type ReportError =
  | 'not-a-pdf'
  | 'under-a-password'
  | 'not-only-pages'
  | 'infected'
  | 'cannot-be-scanned';

export interface SiteReports {
  keep(bytes: Uint8Array): Promise<KeptReport>;
  /** Whether it is kept as it is described. */
  isKept(report: EvidenceReport): Promise<boolean>;
  open(report: Pick<EvidenceReport, 'hash'>, range?: ByteRange): Promise<StoredFile | undefined>;
}

interface Parts {
  store: FileStore;
  pool: WorkerPool;
  scanner: Scanner | undefined;
}

/** Test reports that everybody may read; they lie in the public store beside the pictures. */
export function openSiteReports({ store, pool, scanner }: Parts): SiteReports {
  const open: SiteReports['open'] = (report, range) => store.get(fileOfReport(report), range);

  return {
    async keep(bytes) {
      const read = await readPdfInPool(pool, bytes);
      if (!read.ok) return read;
      const reason = await findVirus(scanner, bytes);
      if (reason) return { ok: false, reason };
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const file = fileOfReport({ hash });
      if (!(await store.has(file))) await store.put(file, Readable.from([bytes]));
      return { ok: true, report: { hash, bytes: bytes.length, pages: read.pages } };
    },
    async isKept(report) {
      const file = await open(report, { start: 0, end: 0 });
      file?.stream.destroy();
      return file?.size === report.bytes;
    },
    open,
  };
}
