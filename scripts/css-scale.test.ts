import { describe, expect, it } from 'vitest';
import { cssErrors } from './css-scale.ts';

const wrong = {
  'a weight in figures': ['.a { font-weight: 650; }', 'font-weight: 650 is not a --weight token'],
  'a weight by its CSS name': [
    '.a { font-weight: bold; }',
    'font-weight: bold is not a --weight token',
  ],
  'a weight inside font': [
    '.a { font: 600 1rem serif; }',
    'font: 600 1rem serif hides a weight, use font-weight',
  ],
  'a letter spacing in figures': [
    '.a { letter-spacing: -0.02em; }',
    'letter-spacing: -0.02em is not a --tracking token',
  ],
  'a layer in figures': ['.a { z-index: 2; }', 'z-index: 2 is not a --layer token'],
  'a space that has a token': [
    '.a { padding: 0 1rem; }',
    'padding: 0 1rem: 1rem is var(--space-2)',
  ],
  'a negative space that has a token': [
    '.a { margin-top: -0.5rem; }',
    'margin-top: -0.5rem: 0.5rem is var(--space-1)',
  ],
  'a space inside clamp': [
    '.a { gap: clamp(0.3rem, 2vw, 4rem); }',
    'gap: clamp(0.3rem, 2vw, 4rem): 4rem is var(--space-5)',
  ],
  'min-width': [
    '@media (min-width: 768px) { .a { color: red; } }',
    '(min-width: 768px): write (width < …) or (width >= …)',
  ],
  'max-width of a container': [
    '@container (max-width: 31rem) { .a { color: red; } }',
    '(max-width: 31rem): write (width < …) or (width >= …)',
  ],
  'a breakpoint that counts as narrow': [
    '@media (width <= 992px) { .a { color: red; } }',
    '(width <= 992px): narrow is <, wide is >=',
  ],
  'a breakpoint of its own': [
    '@media (width < 600px) { .a { color: red; } }',
    '(width < 600px): 600px is none of 480px, 768px, 992px, 1200px',
  ],
};

describe('the CSS scale refuses', () => {
  for (const [what, [css = '', error]] of Object.entries(wrong))
    it(what, () => expect(cssErrors('a.css', css)).toEqual([`a.css:1: ${error}`]));
});

it('the CSS scale lets tokens, what is off the scale with a reason, and comments pass', () => {
  const css = `
/* font-weight: 650; */
.a {
  font: inherit;
  font-weight: var(--weight-bold);
  letter-spacing: calc(2 * var(--tracking-tight));
  z-index: var(--layer-header);
  padding: var(--space-1) 0.3rem 1em;
  border-radius: 1rem;

  & b {
    font-weight: inherit;
    letter-spacing: 0;
    z-index: -1;
  }

  @media (width >= 768px) and (width < 1200px) {
    gap: 0;
  }

  /* Off the scale: here the name has no room. */
  @media (width < 600px) {
    gap: 0;
  }
}`;
  expect(cssErrors('a.css', css)).toEqual([]);
});

it('the CSS scale names the line', () => {
  const css = '.a {\n  /* one\n     two */\n  color: red;\n\n  z-index: 9;\n}\n';
  expect(cssErrors('app/a.css', css)).toEqual(['app/a.css:6: z-index: 9 is not a --layer token']);
});
