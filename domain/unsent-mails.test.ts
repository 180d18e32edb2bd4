import { describe, expect, it } from 'vitest';
import { stuckMails } from './unsent-mails.ts';

const unsent = { failed: 2, withheld: 1, waiting: 7 };

describe('mails that do not go out by themselves', () => {
  it('are those that failed or were held back while mails can be sent', () => {
    expect(stuckMails(unsent, null)).toEqual({ failed: 2, withheld: 1, waiting: 0, total: 3 });
  });

  it('are the waiting ones too while none can', () => {
    expect(stuckMails(unsent, 'locked')).toEqual({ ...unsent, total: 10 });
  });
});
