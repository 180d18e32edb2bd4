import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverForMice } from './hover-for-mice.ts';

function built(css: string): string {
  return postcss([hoverForMice()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');
}

test('keeps a rule about the pointer from fingers', () => {
  expect(built('.a { &:hover { color: red } }')).toBe(
    '.a { @media (hover: hover) { &:hover { color: red } } }',
  );
});

test('leaves the focus beside it to everybody', () => {
  expect(built('.a:hover, .b:focus { color: red }')).toBe(
    '.b:focus { color: red } @media (hover: hover) { .a:hover { color: red } }',
  );
  expect(built('.a:is(:hover, :focus) b { color: red }')).toBe(
    '.a:is(:focus) b { color: red } @media (hover: hover) { .a:is(:hover, :focus) b { color: red } }',
  );
  expect(built('.a:is(:focus, :hover) { color: red }')).toBe(
    '.a:is(:focus) { color: red } @media (hover: hover) { .a:is(:focus, :hover) { color: red } }',
  );
  expect(built('.a:is(.b, :hover, :focus) { color: red }')).toBe(
    '.a:is(.b, :focus) { color: red } @media (hover: hover) { .a:is(.b, :hover, :focus) { color: red } }',
  );
});

test('leaves what already asks for a pointer, and what is not hovered', () => {
  for (const css of [
    '@media (hover: hover) { .a:hover { color: red } }',
    '.a:not(:hover) { color: red }',
    '.a:not(:focus, :hover) { color: red }',
  ])
    expect(built(css)).toBe(css);
});
