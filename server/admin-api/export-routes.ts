import { Readable } from 'node:stream';
import { z } from 'zod';
import { mayExportInquiries } from '../accounts/permissions.ts';
import { recordAct } from '../audit/audit.ts';
import { exportRows } from '../inquiries/export.ts';
import { writeCsv } from '../inquiries/export-csv.ts';
import { writeXlsx } from '../inquiries/export-xlsx.ts';
import type { AdminContext } from './context.ts';
import { readFilter } from './inbox-filter.ts';
import { type AdminRoute, route } from './route.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function exportRoutes({ database }: AdminContext): AdminRoute[] {
  return [
    route(
      'POST',
      '/inquiries/export',
      mayExportInquiries,
      async ({ account, body, from }) => {
        const { format, reason, language, filter } = body;
        // Written down before the first row leaves the house.
        await database.write((trx) =>
          recordAct(trx, {
            actor: account.id,
            act: 'inquiry.export',
            details: { format, reason, from, filters: Object.keys(filter) },
          }),
        );
        const rows = exportRows(
          database,
          readFilter((name) => filter[name]),
          language,
        );
        const content = format === 'csv' ? Readable.from(writeCsv(rows)) : writeXlsx(rows);
        const day = new Date().toISOString().slice(0, 10);
        return new Response(Readable.toWeb(content) as ReadableStream, {
          headers: {
            'Content-Type': types[format],
            'Content-Disposition': `attachment; filename="inquiries-${day}.${format}"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
      {
        body: z.object({
          format: z.enum(['csv', 'xlsx']),
          reason: z.string().trim().min(3).max(500),
          language: z.enum(['ko', 'en']),
          filter: z.record(z.string().max(20), z.string().max(200)),
        }),
      },
    ),
  ];
}
