import { expect, it } from 'vitest';
import { roomOf } from './text-room.ts';

it('counts letters as they are seen, and what is left in those of the language', () => {
  expect(roomOf('abcd', 10, 'en')).toMatchObject({ used: 4, limit: 10, isNearlyFull: false });
  expect(roomOf('가나다', 10, 'ko')).toMatchObject({ used: 3, limit: 5, isOver: false });
  expect(roomOf('ab가나', 10, 'ko')).toMatchObject({ used: 4, limit: 6 });
});

it('says when a text is nearly too long, and when it is', () => {
  expect(roomOf('가나다라', 10, 'ko')).toMatchObject({ isNearlyFull: true, isOver: false });
  expect(roomOf('가나다라마바', 10, 'ko')).toMatchObject({ used: 6, limit: 5, isOver: true });
});
