import { describe, expect, it } from 'vitest';
import type { Policy } from '#server/legal/policy-document.ts';
import { bindPolicy } from './bind-policy.ts';

describe('the policy as it is shown', () => {
  const shown = bindPolicy(
    {
      intro: 'We log sign-ins of our staff.',
      sections: [
        {
          id: 'sign-ins',
          title: 'How sign-ins are kept',
          blocks: [
            {
              kind: 'table',
              table: { caption: '', columns: ['Name of it'], rows: [['inquiry-draft kept here']] },
            },
          ],
        },
      ],
    } satisfies Policy,
    'en',
  );

  it('breaks no word at its hyphen', () => {
    expect(shown.intro).toContain('sign-\u2060ins');
    expect(shown.sections[0]?.title).toContain('sign-\u2060ins');
  });

  it('keeps ids and names of what browsers keep as they are written', () => {
    expect(shown.sections[0]?.id).toBe('sign-ins');
    expect(JSON.stringify(shown.sections[0]?.blocks)).toContain('"inquiry-draft kept here"');
  });
});
