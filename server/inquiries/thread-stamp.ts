import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Another one as soon as the thread or what became of a mail has changed; empty of no inquiry. */
export async function threadStamp({ db }: Pick<Database, 'db'>, id: string): Promise<string> {
  const { rows } = await sql<{ event: number | null; state: string; mails: string | null }>`
    select status || ' ' || coalesce(assigned_to, '') || ' ' || quarantined as state,
      (select max(id) from inquiry_events where inquiry_id = ${id}) as event,
      (select sum(tries * 10 + case state when 'sent' then 1 when 'failed' then 2
        when 'cancelled' then 3 when 'withheld' then 4 else 0 end)
        from outbox where inquiry_id = ${id}) as mails
    from inquiries where id = ${id}`.execute(db);
  const [row] = rows;
  return row ? `${row.state} ${row.event ?? 0} ${row.mails ?? 0}` : '';
}
