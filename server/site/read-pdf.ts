import { defineTask, type WorkerPool } from '../worker-pool.ts';

type PdfFacts =
  | { ok: true; pages: number }
  | { ok: false; reason: 'not-a-pdf' | 'under-a-password' | 'not-only-pages' };

/** The task of a worker: whoever opens it later must find pages to read, and nothing that acts. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  // Older readers look for this in the first kilobyte, and refuse a file without.
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length));
  if (!start.includes('%PDF-')) return { ok: false, reason: 'not-a-pdf' };
  const { getDocumentProxy } = await import('unpdf');
  try {
    // It takes no Buffer, and takes along what it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      stopAtErrors: true,
    });
    const [scripts, files, open] = await Promise.all([
      document.getJSActions(),
      document.getAttachments(),
      document.getOpenAction(),
    ]);
    if (scripts ?? files ?? open?.action) return { ok: false, reason: 'not-only-pages' };
    const pages = document.numPages;
    return pages > 0 ? { ok: true, pages } : { ok: false, reason: 'not-a-pdf' };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, reason: isLocked ? 'under-a-password' : 'not-a-pdf' };
  }
}

const task = defineTask<typeof readPdf>(new URL(import.meta.url), 'readPdf');

export function readPdfInPool(pool: WorkerPool, bytes: Uint8Array): Promise<PdfFacts> {
  return pool.run(task, bytes);
}
