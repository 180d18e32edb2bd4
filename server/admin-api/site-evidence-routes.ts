import { z } from 'zod';
import { type EvidenceName, isEvidenceName } from '#domain/evidence.ts';
import type { FigureError } from '#domain/evidence-rules.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { saveDrafts } from '../site/drafts.ts';
import { evidenceKey, evidenceValue, takeFigures } from '../site/evidence.ts';
import { listEvidence } from '../site/evidence-list.ts';
import type { AdminContext } from './context.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { type AdminRequest, route } from './route.ts';
import { edition, recordTexts, workOf } from './site-text-requests.ts';

type SaveAnswer =
  | { ok: true; edition: number; savedAt: number }
  | { ok: false; reason: 'edited-elsewhere'; edition: number }
  | { ok: false; reason: 'refused'; errors: FigureError[] }
  | { ok: false; reason: 'no-report' };

const noRecord = () => problem('not-found', 'There is no such result.');

/** The owner's own figures and their sources; published as texts are. */
export function siteEvidenceRoutes({ database, textRules, siteReports }: AdminContext) {
  const changes = noticeRepeats(database.now);

  async function save(
    request: AdminRequest<{ edition: number | null }>,
    name: EvidenceName,
    text: string,
  ): Promise<SaveAnswer> {
    const key = evidenceKey(name);
    return database.write(async (trx): Promise<SaveAnswer> => {
      const change = { key, text, edition: request.body.edition };
      const [saved] = await saveDrafts(trx, [change], textRules, workOf(request, database));
      if (saved?.ok && changes.isNew(request.account.id, name)) {
        await recordTexts(request, trx, 'text.change', [key]);
      }
      if (saved?.ok) return saved;
      if (saved?.reason === 'edited-elsewhere') {
        return { ok: false, reason: 'edited-elsewhere', edition: saved.edition };
      }
      return { ok: false, reason: 'refused', errors: [] };
    });
  }

  return [
    route('GET /site/evidence', { permission: mayEditSite }, async () => ({
      records: await listEvidence(database),
    })),

    route(
      'PUT /site/evidence/:name',
      { permission: mayEditSite, body: evidenceValue.extend({ edition }) },
      async (request) => {
        const name = request.param('name');
        if (!isEvidenceName(name)) return noRecord();
        const { figures: typed, source } = request.body;
        const { figures, errors } = takeFigures(name, typed);
        if (errors.length > 0) {
          return { ok: false, reason: 'refused', errors } satisfies SaveAnswer;
        }
        if (source?.report && !(await siteReports.isKept(source.report))) {
          return { ok: false, reason: 'no-report' } satisfies SaveAnswer;
        }
        return save(request, name, JSON.stringify({ figures, source }));
      },
    ),

    /** As a draft: visitors see it once that is published. */
    route(
      'POST /site/evidence/:name/supplied',
      { permission: mayEditSite, body: z.object({ edition }) },
      async (request) => {
        const name = request.param('name');
        return isEvidenceName(name) ? save(request, name, '') : noRecord();
      },
    ),
  ];
}
