import { expect, it } from 'vitest';
import { insertReply } from './insert-reply.ts';

it('puts a saved reply between greeting and end, and a second one at the caret', () => {
  const once = insertReply('Hello\n\n\n\nBye', 'It costs $& 5.', 0);
  expect(once).toBe('Hello\n\nIt costs $& 5.\n\nBye');
  expect(insertReply(once, '!', 5)).toBe('Hello!\n\nIt costs $& 5.\n\nBye');
});
