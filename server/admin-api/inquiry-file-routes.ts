import { Readable } from 'node:stream';
import { drawableTypes } from '#domain/picture.ts';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { isShownTo, listInquiryFiles, scanStateOf } from '../files/inquiry-files.ts';
import { drawPreview } from '../files/preview.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const errorResponses = {
  infected: 'The file is infected; its content has been removed.',
  waiting: 'The file has not been scanned yet.',
  held: 'The file could not be scanned; until it is, it is held back.',
};

/** Visitors' files leave the server only here: as an attachment, or drawn anew as a picture. */
export function inquiryFileRoutes({ database, files, config, workers }: AdminContext) {
  const hasScanner = config.clamdUrl !== undefined;
  const noFile = () => problem('not-found', 'There is no such file.');

  /** The file, or why staff do not get it. */
  async function find(request: AdminRequest<unknown>) {
    const file = await database.db
      .selectFrom('files')
      .select(['id', 'name', 'type', 'scan_result', 'scan_error'])
      .where('id', '=', request.param('file'))
      .where('inquiry_id', '=', request.param('id'))
      .where(isShownTo(request.account.id))
      .executeTakeFirst();
    if (!file) return { errorResponse: noFile() };
    const state = scanStateOf(file, hasScanner);
    if (state === 'clean' || state === 'unscanned') return { file };
    return {
      errorResponse: problem('conflict', errorResponses[state], { fields: { file: state } }),
    };
  }

  return [
    /** Polled by a page that shows a file waiting for its scan; does not prolong the session. */
    route(
      'GET /inquiries/:id/files',
      { permission: mayAnswerInquiries, isPassive: true },
      async ({ param, account }) => ({
        files: await listInquiryFiles(database, param('id'), hasScanner, account.id),
      }),
    ),

    route('GET /inquiries/:id/files/:file', { permission: mayAnswerInquiries }, async (request) => {
      const { file, errorResponse } = await find(request);
      if (errorResponse) return errorResponse;
      // Recorded before the file is opened, so that no open file waits for the database.
      await database.write((trx) =>
        request.record(trx, { act: 'inquiry.download', subject: request.param('id') }),
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

    route(
      'GET /inquiries/:id/files/:file/preview',
      { permission: mayAnswerInquiries },
      async (request) => {
        const { file, errorResponse } = await find(request);
        if (errorResponse) return errorResponse;
        if (!drawableTypes.includes(file.type)) return noFile();
        await database.write((trx) =>
          request.record(trx, { act: 'inquiry.preview', subject: request.param('id') }),
        );
        const stored = await files.get(file.id);
        const picture = stored && (await drawPreview(stored.stream, workers));
        if (!picture) return noFile();
        return new Response(picture, {
          headers: {
            'Content-Type': 'image/webp',
            'Cache-Control': 'private, no-store',
            'Content-Security-Policy': "default-src 'none'; sandbox",
          },
        });
      },
    ),
  ];
}
