import { describe, expect, it } from 'vitest';
import { excerpt, withScrollingTables } from './post-text.ts';

describe('the text of a post around the page', () => {
  it('is shortened to a line without markup', () => {
    expect(excerpt('<h2>하나</h2><p>둘 &amp; 셋&nbsp;</p>')).toBe('하나 둘 & 셋');
    expect(excerpt('')).toBe('');
    expect([...excerpt(`<p>${'가'.repeat(500)}</p>`)]).toHaveLength(160);
  });

  it('has its tables in boxes that scroll', () => {
    expect(withScrollingTables('<table><tbody></tbody></table>', 'a "b"')).toBe(
      '<div role="group" tabindex="0" aria-label="a &quot;b&quot;"><table><tbody></tbody></table></div>',
    );
  });
});
