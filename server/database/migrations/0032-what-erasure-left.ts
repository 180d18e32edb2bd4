import type { Kysely } from 'kysely';
import { suggestedTopics } from '#content/fields.ts';

/** Erasing used to keep whatever a visitor had typed as the field, and sent mails kept links. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db
    .updateTable('inquiries')
    .set({ interested_field: '' })
    .where('erased_at', 'is not', null)
    .where('interested_field', 'not in', suggestedTopics)
    .execute();
  await db
    .updateTable('outbox')
    .set({ recipient: null, subject: null, body: null })
    .where('kind', 'in', ['account', 'test'])
    .where('state', '=', 'sent')
    .execute();
}
