import { Readable } from 'node:stream';
import { z } from 'zod';
import { dayInSeoul } from '#domain/seoul.ts';
import { mayExportInquiries, staffLanguages } from '#domain/staff.ts';
import { addDetails } from '../audit/audit.ts';
import { countLeaving, exportRows, exportWidths } from '../inquiries/export.ts';
import { writeCsv } from '../inquiries/export-csv.ts';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import type { AdminContext } from './context.ts';
import { readFilter } from './inbox-filter.ts';
import { route } from './route.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes({ database, log }: AdminContext) {
  return [
    route(
      'POST /inquiries/export',
      {
        permission: mayExportInquiries,
        body: z.object({
          format: z.enum(['csv', 'xlsx']),
          reason: z.string().trim().min(3).max(500),
          language: z.enum(staffLanguages),
          filter: z.record(z.string().max(20), z.string().max(200)),
        }),
      },
      async ({ body, record, account }) => {
        const { format, reason, language } = body;
        const filter = readFilter((name) => body.filter[name], account.id);
        const filters = Object.keys(filter) as (keyof typeof filter)[];
        const begun = { format, reason, filters, progress: 'begun' } as const;
        // Written down before the first row leaves the server.
        const entry = await database.write((trx) =>
          record(trx, { act: 'inquiry.export', details: begun }),
        );
        const recordEnd = async (inquiries: number, isWhole: boolean) => {
          const progress = isWhole ? 'whole' : 'broken-off';
          await database
            .write((trx) => addDetails(trx, entry, { progress, rows: inquiries }))
            .catch((error) => log.error(error, { during: 'recording the end of an export' }));
        };
        const rows = countLeaving(exportRows(database, filter, language), recordEnd);
        const content =
          format === 'csv'
            ? Readable.from(writeCsv(rows), { objectMode: false })
            : writeXlsx([{ name: 'NOSHINE', widths: exportWidths, isList: true, rows }]);
        const day = dayInSeoul(Date.now());
        return new Response(Readable.toWeb(content) as ReadableStream, {
          headers: {
            'Content-Type': types[format],
            'Content-Disposition': `attachment; filename="inquiries-${day}.${format}"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
    ),
  ];
}
