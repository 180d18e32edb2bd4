import { z } from 'zod';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { receiveAttachment } from '../inquiries/receive-attachment.ts';
import {
  type AttachResult,
  addAttachment,
  removeAttachment,
} from '../inquiries/reply-attachments.ts';
import { listEvidence } from '../site/evidence-list.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry or attachment.');
const refuse = (error: string) =>
  problem('invalid', 'This file cannot be attached.', { fields: { file: error } });

/** What goes with a reply: files of one's own, and reports that everybody may read. */
export function attachmentRoutes(context: AdminContext) {
  const { database, files } = context;
  const actOf = (request: AdminRequest<unknown>) => ({
    id: request.param('id'),
    kind: database.kind,
    actor: request.account.id,
    from: request.from,
    now: database.now(),
  });
  const answer = (result: AttachResult) => {
    if (result.ok) return { id: result.id };
    return result.reason === 'not-found' ? gone() : refuse(result.reason);
  };

  async function listReports() {
    const evidence = await listEvidence(database);
    const reports = evidence.flatMap(({ published }) => published?.source?.report ?? []);
    return [...new Map(reports.map((report) => [report.hash, report])).values()];
  }

  return [
    route('GET /inquiries/reports', { permission: mayAnswerInquiries }, async () => ({
      reports: await listReports(),
    })),

    route(
      'POST /inquiries/:id/attachments',
      { permission: mayAnswerInquiries },
      async (request) => {
        const name = request.query('name') ?? '';
        if (name === '' || name.length > 255) return refuse('wrong-type');
        const parts = { ...context, store: files };
        const account = request.account.id;
        try {
          const stored = await receiveAttachment(parts, request.c.env.incoming, { account, name });
          if (!stored.ok) return refuse(stored.error);
          const { id: fileId, name: cleanName, size } = stored.upload;
          const attachment = { fileId, name: cleanName, size };
          return answer(
            await database.write((trx) => addAttachment(trx, actOf(request), attachment)),
          );
        } catch (error) {
          if (!(error instanceof WorkerPoolFull)) throw error;
          return refuse('failed');
        }
      },
    ),

    route(
      'POST /inquiries/:id/attached-reports',
      { permission: mayAnswerInquiries, body: z.object({ hash: z.string().max(64) }) },
      async (request) => {
        const report = (await listReports()).find(({ hash }) => hash === request.body.hash);
        if (!report) return gone();
        const attachment = { report: report.hash, name: `${report.name}.pdf`, size: report.bytes };
        return answer(
          await database.write((trx) => addAttachment(trx, actOf(request), attachment)),
        );
      },
    ),

    route(
      'DELETE /inquiries/:id/attachments/:attachment',
      { permission: mayAnswerInquiries },
      async (request) => {
        const isRemoved = await database.write((trx) =>
          removeAttachment(trx, actOf(request), request.param('attachment')),
        );
        return isRemoved ? undefined : gone();
      },
    ),
  ];
}
