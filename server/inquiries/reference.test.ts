import { expect, it } from 'vitest';
import { makeReference, readReference } from './reference.ts';

it.each(['NS-2K7F-93QD', 'ns-2k7f-93qd', ' ns2k7f93qd ', '2K7F 93QD', 'NS–2K7F–93QD'])(
  'is read from %s',
  (typed) => {
    expect(readReference(typed)).toBe('NS-2K7F-93QD');
  },
);

it('is read as it is made, and from nothing else', () => {
  const reference = makeReference();
  expect(readReference(reference)).toBe(reference);
  for (const typed of ['', 'NS', '김하늘', '2K7F-93Q', 'NS-2K7F-93QD-1']) {
    expect(readReference(typed)).toBeUndefined();
  }
});
