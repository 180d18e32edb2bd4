import { describe, expect, it } from 'vitest';
import type { Policy } from '#server/legal/policy-document.ts';
import { bindPolicy } from './bind-policy.ts';

describe('the policy as it is shown', () => {
  const shown = bindPolicy(
    {
      intro: '',
      sections: [
        {
          id: 'sign-ins',
          title: 'How sign-ins are kept',
          blocks: [
            {
              kind: 'entries',
              entries: [{ name: 'Log (sign-ins and more)', text: '1 Sample-ro, Seoul' }],
            },
            {
              kind: 'table',
              table: { caption: '', columns: ['Name'], rows: [['inquiry-draft kept here']] },
            },
          ],
        },
      ],
    } satisfies Policy,
    'en',
  );
  const [section] = shown.sections;
  const blocks = JSON.stringify(section?.blocks);

  it('breaks no word of a title at its hyphen', () => {
    expect(section?.title).toContain('sign-\u2060ins');
    expect(blocks).toContain('(sign-\u2060ins');
  });

  it('keeps addresses, ids and the names of what browsers keep as they are written', () => {
    expect(section?.id).toBe('sign-ins');
    expect(blocks).toContain('Sample-ro');
    expect(blocks).toContain('inquiry-draft');
  });
});
