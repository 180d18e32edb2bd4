import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { type EvidenceReport, evidenceNames, reportAddress } from '#domain/evidence.ts';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import { answerRange } from '../http/range.ts';
import type { VisitCounter } from '../insight/insight.ts';
import type { SiteReports } from '../site/reports.ts';
import type { Texts } from '../site/texts.ts';

interface Parts {
  texts: Pick<Texts, 'evidence'>;
  reports: Pick<SiteReports, 'open'>;
  origin: string;
  visits?: Pick<VisitCounter, 'happened'>;
}

/** Browsers show a PDF by an embedded viewer of their own. */
const policy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Reports of published results alone: one that was taken back cannot be read any more. */
export function reportsApi({ texts, reports, origin, visits }: Parts): Hono<AppBindings> {
  function findReport(start: string): EvidenceReport | undefined {
    const published = evidenceNames.map((name) => texts.evidence(name)?.source?.report);
    return published.find((report) => report?.hash.startsWith(start)) ?? undefined;
  }

  const api = new Hono<AppBindings>();
  api.get('/reports/:start{[0-9a-f]{12}}/:file', async (c) => {
    const report = findReport(c.req.param('start'));
    if (!report) return problem('not-found', 'There is no such report.');
    const address = reportAddress(report);
    // One address for one report, whatever it was called before.
    if (c.req.path !== address) return c.redirect(address, 301);
    const etag = `"${report.hash}"`;
    const shared = {
      ETag: etag,
      // Its content never changes, but it may be taken back.
      'Cache-Control': 'public, max-age=86400',
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': policy,
      Link: `<${origin}${address}>; rel="canonical"`,
    };
    if (c.req.header('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: shared });
    }
    const { status, headers, range } = answerRange({
      range: c.req.header('Range'),
      ifRange: c.req.header('If-Range'),
      etag,
      size: report.bytes,
    });
    const whole = { status, headers: { ...shared, ...headers } };
    if (status === 416 || c.req.method === 'HEAD') return new Response(null, whole);
    const file = await reports.open(report, range);
    if (!file) return problem('not-found', 'There is no such report.');
    // A viewer asks for the rest in ranges.
    if (status === 200) visits?.happened(c.env.incoming, 'report-opened');
    return new Response(Readable.toWeb(file.stream) as ReadableStream, whole);
  });
  return api;
}
