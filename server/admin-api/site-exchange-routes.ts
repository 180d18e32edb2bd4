import { Readable } from 'node:stream';
import { z } from 'zod';
import { dayInSeoul } from '#domain/seoul.ts';
import { mayEditSite, staffLanguages } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { readCurrentTexts } from '../site/current-texts.ts';
import { exportTexts } from '../site/export-texts.ts';
import { importInPool } from '../site/read-import.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';
import { mayChange, recordTexts, saveTexts, textChange } from './site-text-requests.ts';

const mostBytes = 5 * 1024 * 1024;

/** Texts out to a translation agency as a workbook, and in again. */
export function siteExchangeRoutes({ database, textRules, workers }: AdminContext) {
  return [
    route(
      'POST /site/texts/export',
      {
        permission: mayEditSite,
        body: z.object({ which: z.enum(['all', 'work']), language: z.enum(staffLanguages) }),
      },
      async (request) => {
        const { which, language } = request.body;
        const texts = await readCurrentTexts(database, textRules, language);
        const sheets = exportTexts(texts, { which, staffLanguage: language });
        await database.write((trx) =>
          request.record(trx, { act: 'text.export', details: { format: 'xlsx' } }),
        );
        const name = `noshine-texts-${dayInSeoul(database.now())}.xlsx`;
        return new Response(Readable.toWeb(writeXlsx(sheets)) as ReadableStream, {
          headers: {
            'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'Content-Disposition': `attachment; filename="${name}"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
    ),

    /** Answers what the workbook would change, and changes nothing. */
    route('POST /site/texts/compare', { permission: mayEditSite }, async ({ c, account }) => {
      const body = await readBody(c.env.incoming, mostBytes);
      if (!body.ok) {
        return body.reason === 'too-large'
          ? problem('too-large', 'A workbook may have 5 MB.')
          : problem('malformed', 'The workbook did not arrive whole.');
      }
      const texts = await readCurrentTexts(database, textRules, 'en');
      const read = await importInPool(workers, { file: body.bytes, texts });
      if (!read.ok) {
        return problem('invalid', 'This workbook cannot be read.', {
          fields: { file: read.reason },
        });
      }
      const lines = read.lines.map((line) =>
        mayChange({ account }, [{ page: line.page ?? '' }])
          ? line
          : { ...line, refused: 'legal' as const },
      );
      return { lines };
    }),

    /** What somebody has chosen of the differences; it becomes drafts. */
    route(
      'POST /site/texts/import',
      {
        permission: mayEditSite,
        body: z.object({ changes: z.array(textChange).min(1).max(500) }),
      },
      (request) =>
        saveTexts(request, {
          ...{ database, textRules, kind: 'imported' },
          record: (trx, saved) => recordTexts(request, trx, 'text.import', saved),
        }),
    ),
  ];
}
