import { expect, it } from 'vitest';
import { type ThreadEvent, type ThreadMail, threadItems } from './thread-items.ts';

const event = (id: number, at: number, mail_id: string | null = null) =>
  ({ id, at, mail_id, kind: mail_id ? 'reply' : 'note' }) as ThreadEvent;
const mail = (id: string, created_at: number, more: Partial<ThreadMail> = {}) =>
  ({ id, created_at, kind: 'reply', state: 'sent', ...more }) as ThreadMail;

it('shows a reply and its mail as one, and everything in the order of time', () => {
  const items = threadItems({
    events: [event(1, 20), event(2, 30, 'reply')],
    mails: [mail('acknowledgement', 10, { kind: 'acknowledgement' }), mail('reply', 30)],
  });
  expect(items.map(({ key, mail }) => [key, mail?.id])).toEqual([
    ['acknowledgement', 'acknowledgement'],
    ['1', undefined],
    ['2', 'reply'],
  ]);
});

it('says nothing of a reply that was taken back', () => {
  expect(threadItems({ events: [], mails: [mail('gone', 1, { state: 'cancelled' })] })).toEqual([]);
});

it('shows a reply of an older release, whose mail nobody has linked to it', () => {
  const items = threadItems({ events: [event(1, 10)], mails: [mail('older', 11)] });
  expect(items.map(({ key }) => key)).toEqual(['1', 'older']);
});
