import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';

export type ThreadEvent = OpenedInquiry['events'][number];
export type ThreadMail = OpenedInquiry['mails'][number];

export interface ThreadItem {
  key: string;
  at: number;
  event?: ThreadEvent;
  mail?: ThreadMail;
}

/** Notes, replies, moves and mails in the order they happened; a reply and its mail are one. */
export function threadItems({ events, mails }: Pick<OpenedInquiry, 'events' | 'mails'>) {
  const mailOf = new Map(mails.map((mail) => [mail.id, mail]));
  const items: ThreadItem[] = events.map((event) => {
    const mail = event.mail_id ? mailOf.get(event.mail_id) : undefined;
    return { key: String(event.id), at: event.at, event, ...(mail && { mail }) };
  });
  const told = new Set(events.map(({ mail_id }) => mail_id));
  const others = mails
    // One that was taken back was never sent, and nobody needs to know of it.
    .filter(({ id, kind, state }) => !told.has(id) && !(kind === 'reply' && state === 'cancelled'))
    .map((mail): ThreadItem => ({ key: mail.id, at: mail.created_at, mail }));
  return [...items, ...others].sort((one, other) => one.at - other.at);
}
