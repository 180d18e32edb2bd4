import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { savedReplyLimits, signatureLimit } from '#domain/saved-reply.ts';
import { mayAnswerInquiries, mayUseAdmin } from '#domain/staff.ts';
import { readSignature, saveSignature } from '../accounts/signatures.ts';
import { problem } from '../http/problem.ts';
import {
  listSavedReplies,
  removeSavedReply,
  type SaveReplyResult,
  saveReply,
} from '../inquiries/saved-replies.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const gone = () => problem('not-found', 'There is no such saved reply.');

const savedReply = z.object({
  language: z.enum(languages),
  title: z.string().trim().min(1).max(savedReplyLimits.title),
  body: z.string().trim().min(1).max(savedReplyLimits.body),
});

/** Texts that staff use again and again, and what each puts under a letter. */
export function savedReplyRoutes({ database }: AdminContext) {
  const save = async (request: AdminRequest<z.output<typeof savedReply>>, id?: string) => {
    const by = { actor: request.account.id, now: database.now() };
    const result = await database.write(async (trx) => {
      const saved = await saveReply(trx, { ...request.body, ...(id && { id }) }, by);
      if (saved.ok) await request.record(trx, { act: 'settings.saved-reply', subject: saved.id });
      return saved;
    });
    return result.ok ? { id: result.id } : refuse(result);
  };

  function refuse(result: Exclude<SaveReplyResult, { ok: true }>) {
    if (result.reason === 'unknown-placeholder') {
      const fields = { body: result.names.join(', ').slice(0, 200) };
      return problem('invalid', 'Nobody can fill in what stands in braces.', { fields });
    }
    if (result.reason === 'not-found') return gone();
    const fields = { title: 'too-many' };
    return problem('invalid', 'There are too many saved replies.', { fields });
  }

  return [
    route('GET /saved-replies', { permission: mayAnswerInquiries }, async () => ({
      replies: await listSavedReplies(database),
    })),

    route('POST /saved-replies', { permission: mayAnswerInquiries, body: savedReply }, (request) =>
      save(request),
    ),

    route(
      'PUT /saved-replies/:id',
      { permission: mayAnswerInquiries, body: savedReply },
      (request) => save(request, request.param('id')),
    ),

    route('DELETE /saved-replies/:id', { permission: mayAnswerInquiries }, async (request) => {
      const isRemoved = await database.write(async (trx) => {
        if (!(await removeSavedReply(trx, request.param('id')))) return false;
        await request.record(trx, { act: 'settings.saved-reply', subject: request.param('id') });
        return true;
      });
      return isRemoved ? undefined : gone();
    }),

    route('GET /me/signature', { permission: mayUseAdmin }, async ({ account }) => ({
      text: await readSignature(database.db, account.id),
    })),

    route(
      'PUT /me/signature',
      { permission: mayUseAdmin, body: z.object({ text: z.string().trim().max(signatureLimit) }) },
      async ({ account, body }) => {
        await database.write((trx) => saveSignature(trx, account.id, body.text));
        return undefined;
      },
    ),
  ];
}
