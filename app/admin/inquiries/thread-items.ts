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
    .filter((mail) => !told.has(mail.id) && !isUnremarkable(mail))
    .map((mail): ThreadItem => ({ key: mail.id, at: mail.created_at, mail }));
  return [...items, ...others].sort((one, other) => one.at - other.at);
}

/** A reply that was taken back was never sent; that staff were told of an answer is no news. */
function isUnremarkable({ kind, state }: ThreadMail): boolean {
  return (kind === 'reply' && state === 'cancelled') || (kind === 'answer' && state !== 'failed');
}
