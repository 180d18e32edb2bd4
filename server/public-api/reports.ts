import { Hono } from 'hono';
import { type EvidenceReport, evidenceNames, reportAddress } from '#domain/evidence.ts';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import type { VisitCounter } from '../insight/insight.ts';
import type { SiteReports } from '../site/reports.ts';
import type { Texts } from '../site/texts.ts';
import { answerFile } from './answer-file.ts';

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
    const headers = {
      // Its content never changes, but it may be taken back.
      'Cache-Control': 'public, max-age=86400',
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': policy,
      Link: `<${origin}${address}>; rel="canonical"`,
    };
    const answer = await answerFile(c.req, {
      ...{ etag: `"${report.hash}"`, size: report.bytes, headers },
      open: (range) => reports.open(report, range),
    });
    if (!answer) return problem('not-found', 'There is no such report.');
    // A viewer asks for the rest in ranges.
    if (answer.status === 200 && c.req.method === 'GET') {
      visits?.happened(c.env.incoming, 'report-opened');
    }
    return answer;
  });
  return api;
}
