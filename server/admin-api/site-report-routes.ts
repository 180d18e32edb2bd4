import { Readable } from 'node:stream';
import { fileOfReport, reportLimit } from '#domain/evidence.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** Reports of results: one is read by everybody once a result that names it is published. */
export function siteReportRoutes({ siteReports }: AdminContext) {
  return [
    route('POST /site/reports', { permission: mayEditSite }, async ({ c }) => {
      const body = await readBody(c.env.incoming, reportLimit);
      if (!body.ok && body.reason === 'too-large') {
        return problem('too-large', `A report may have ${reportLimit / 1024 / 1024} MB.`);
      }
      if (!body.ok) return problem('malformed', 'The report did not arrive whole.');
      const kept = await siteReports.keep(body.bytes);
      if (kept.ok) return kept.report;
      const fields = { file: kept.reason };
      return kept.reason === 'cannot-be-scanned'
        ? problem('not-ready', 'The report cannot be checked just now.', { fields })
        : problem('wrong-type', 'This cannot be taken as a report.', { fields });
    }),

    /** Before it is public. */
    route('GET /site/reports/:hash', { permission: mayEditSite }, async ({ param }) => {
      const hash = param('hash');
      const file = /^[0-9a-f]{32}$/.test(hash) ? await siteReports.open({ hash }) : undefined;
      if (!file) return problem('not-found', 'There is no such report.');
      return new Response(Readable.toWeb(file.stream) as ReadableStream, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Length': `${file.size}`,
          'Content-Disposition': `attachment; filename="${fileOfReport({ hash })}"`,
        },
      });
    }),
  ];
}
