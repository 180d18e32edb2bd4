import { expect, it } from 'vitest';
import { setText } from './card-lines.ts';

/** Every letter is half as wide as the type is large. */
const widthOf = (text: string) => text.length / 2;
const room = { sizes: [40, 20], width: 200, height: 100, leading: 1, widthOf };

it('a text that fits stays in the largest type, in lines of about the same length', () => {
  expect(setText('aaa bbb ccc', room)).toEqual({ size: 40, lines: ['aaa bbb', 'ccc'] });
  expect(setText('aa bb cc dd', room)).toEqual({ size: 40, lines: ['aa bb', 'cc dd'] });
});

it('a longer one gets a smaller type', () => {
  expect(setText('one two three four five', room)).toEqual({
    size: 20,
    lines: ['one two three', 'four five'],
  });
  expect(setText('unbreakable', room)).toEqual({ size: 20, lines: ['unbreakable'] });
});

it('words are never parted, nor what a no-break space binds', () => {
  const { lines } = setText('작동하는 정화 코팅을 쓸\u00a0수\u00a0있습니다', room);
  expect(lines.join(' ')).toBe('작동하는 정화 코팅을 쓸\u00a0수\u00a0있습니다');
  expect(lines.some((line) => line.includes('쓸\u00a0수\u00a0있습니다'))).toBe(true);
});

it('a hyphen ends a line where it must', () => {
  const narrow = { ...room, sizes: [40], width: 160 };
  expect(setText('light-independent', { ...narrow, sizes: [20] }).lines).toEqual([
    'light-',
    'independent',
  ]);
});

it('what is too long even in the smallest type is cut at a word', () => {
  const { size, lines } = setText('word '.repeat(100), room);
  expect(size).toBe(20);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('word word word word…');
});

it('a word wider than a line is parted only then, and stays within the room', () => {
  const { lines } = setText('x'.repeat(300), room);
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(widthOf(line) * 20).toBeLessThanOrEqual(room.width);
  expect(lines.at(-1)).toMatch(/^x+…$/);
});

it('nothing is no line', () => {
  expect(setText('', room).lines).toEqual([]);
});
