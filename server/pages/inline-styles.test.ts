import { describe, expect, it } from 'vitest';
import { selectStyles, splitStyles } from './inline-styles.ts';

const sheet = [
  ':root{--ink:#000}',
  '._title_1a2b3{color:red}',
  '@media (width>=768px){._title_1a2b3{color:blue}._list_1a2b3{gap:1px}}',
  '._card_9z8y7:before{content:"}{"}',
  "._card_9z8y7{background:url('a;b.png')}",
  '@import "x.css";',
].join('');

describe('the styles of a document', () => {
  it('are split between rules, not inside texts or blocks', () => {
    const statements = splitStyles(sheet);
    expect(statements).toHaveLength(6);
    expect(statements.map(({ css }) => css).join('')).toBe(sheet);
  });

  it('are those of no module, and of every module that it shows a class of', () => {
    const selected = selectStyles(splitStyles(sheet), '<h1 class="_title_1a2b3">');
    expect(selected).toContain(':root');
    expect(selected).toContain('color:blue');
    expect(selected).toContain('_list_');
    expect(selected).not.toContain('_card_');
  });

  it('stand in the order of the cascade', () => {
    const html = '<p class="_card_9z8y7 other"><b class="x _list_1a2b3">';
    expect(selectStyles(splitStyles(sheet), html)).toBe(sheet);
  });
});
