import { expect, it } from 'vitest';
import { cssSupportErrors } from './css-support.ts';

const errorsOf = (css: string) => cssSupportErrors('a.css', css);

it.each([
  ['a function', '.a {\n  color: color-mix(in srgb, var(--ink) 50%, white);\n}', 'color-mix\\(\\)'],
  ['a function in a token', ':root {\n  --x: light-dark(white, black);\n}', 'light-dark\\(\\)'],
  ['a value', '.a {\n  grid-template-rows: subgrid;\n}', 'grid-template-rows: subgrid'],
  ['a property', '.a {\n  anchor-name: --x;\n}', 'anchor-name'],
  ['a selector', '.a {\n  &:has(b) { color: red }\n}', ':has'],
  [
    'a media feature',
    '.a {\n  @media (scripting: none) { color: red }\n}',
    '@media \\(scripting\\)',
  ],
])('finds %s that is too new, with its line', (_, css, name) => {
  expect(errorsOf(css)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.css:2: ${name} is not in`)),
  ]);
});

it('takes a value that has another before it, unless a var() hides the mistake', () => {
  expect(errorsOf('.a { color: red; color: color-mix(in srgb, red, blue) }')).toEqual([]);
  expect(errorsOf('.a { color: red; color: color-mix(in srgb, var(--x), blue) }')).toHaveLength(1);
});

it('takes what @supports asks for, what :is() forgives and what is said to be lost in peace', () => {
  expect(errorsOf('@supports selector(:has(*)) { .a:has(b) { color: red } }')).toEqual([]);
  expect(errorsOf('.a:is([data-x], :has(b)) { color: red }')).toEqual([]);
  expect(errorsOf('.a:not(:is([data-x], :has([value="b"]:checked))) .c { color: red }')).toEqual(
    [],
  );
  const two = '.a:is([data-x], :has(b)):not(:is([data-y], :has(c))) .d';
  expect(errorsOf(`${two} { color: red }`)).toEqual([]);
  expect(errorsOf('.a:is(:has(b)) { color: red }')).toHaveLength(1);
  expect(errorsOf('/* Only where known: a nicety. */\n.a:has(b) { color: red }')).toEqual([]);
  expect(errorsOf('.a { text-wrap: balance }')).toEqual([]);
});
