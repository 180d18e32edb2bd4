import { Readable } from 'node:stream';
import { mayAnswerInquiries } from '../accounts/rules.ts';
import { recordAct } from '../audit/audit.ts';
import { drawPreview } from '../files/preview.ts';
import { problem } from '../http/problem.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import type { Office } from './office.ts';

const drawable = ['jpg', 'png', 'webp'];

/** Visitors' files leave the house only here: as an attachment, or drawn anew as a picture. */
export function inquiryFileCalls({ database, files }: Office): AdminCall[] {
  const noFile = () => problem('not-found', 'There is no such file.');

  const find = (visit: Visit<unknown>) =>
    database.db
      .selectFrom('files')
      .select(['id', 'name', 'type', 'size'])
      .where('id', '=', visit.param('file'))
      .where('inquiry_id', '=', visit.param('id'))
      .executeTakeFirst();

  return [
    call('GET', '/inquiries/:id/files/:file', mayAnswerInquiries, async (visit) => {
      const file = await find(visit);
      if (!file) return noFile();
      // Written down before the file is opened: an open one waits for nothing but its reader.
      await database.write((trx) =>
        recordAct(trx, {
          actor: visit.account.id,
          act: 'inquiry.download',
          subject: visit.param('id'),
          details: { from: visit.from },
        }),
      );
      const stored = await files.get(file.id);
      if (!stored) return noFile();
      return new Response(Readable.toWeb(stored.stream) as ReadableStream, {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Length': String(stored.size),
          'Content-Disposition': `attachment; filename="file.${file.type}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    }),

    call('GET', '/inquiries/:id/files/:file/preview', mayAnswerInquiries, async (visit) => {
      const file = await find(visit);
      if (!file || !drawable.includes(file.type)) return noFile();
      const stored = await files.get(file.id);
      if (!stored) return noFile();
      const picture = await drawPreview(stored.stream);
      if (!picture) return noFile();
      return new Response(new Uint8Array(picture), {
        headers: {
          'Content-Type': 'image/webp',
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    }),
  ];
}
