import { describe, expect, test } from 'vitest';
import { openWorkerPool, WorkerPoolFull } from '../worker-pool.ts';
import { findPasswordError, isMadeOfCommonPieces } from './password-rules.ts';
import { hashHere, hashInPool } from './passwords.ts';

const address = 'hayoon.kim@noshine.example';

describe('a password', () => {
  test('is known again, and only itself', async () => {
    const hash = await hashHere.hash('맑은 날의 유리창 7');
    expect(await hashHere.verify('맑은 날의 유리창 7', hash)).toBe(true);
    expect(await hashHere.verify('맑은 날의 유리창 8', hash)).toBe(false);
    expect(await hashHere.verify('anything', 'not a hash')).toBe(false);
  });

  test('is the same in a worker thread', async () => {
    const pool = openWorkerPool({ threads: 1, maxWaiting: 2 });
    const inPool = hashInPool(pool);
    const hash = await inPool.hash('맑은 날의 유리창 7');
    expect(await hashHere.verify('맑은 날의 유리창 7', hash)).toBe(true);
    expect(await inPool.verify('맑은 날의 유리창 7', hash)).toBe(true);
    expect(await inPool.verify('맑은 날의 유리창 8', hash)).toBe(false);
    await pool.close();
  });

  test('that takes a busy machine too long is asked for again later, not refused', async () => {
    const pool = openWorkerPool({ threads: 1, maxWaiting: 2, longest: 1 });
    const hash = await hashHere.hash('맑은 날의 유리창 7');
    const answer = hashInPool(pool).verify('맑은 날의 유리창 7', hash);
    await expect(answer).rejects.toBeInstanceOf(WorkerPoolFull);
    await pool.close();
  });

  test('hashes differently each time', async () => {
    expect(await hashHere.hash('same words here')).not.toBe(await hashHere.hash('same words here'));
  });

  test.each([
    ['short1!', 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['password1234', 'common'],
    ['P@ssw0rd2024!', 'common'],
    ['qwer1234!@#$', 'common'],
    ['123456789012', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['1qaz2wsx3edc', 'common'],
    ['dkssudgktpdy1', 'common'],
    ['dragonmonkey77', 'common'],
    ['hayoon.kim2026', 'like-address'],
    ['noshine-2026', 'like-address'],
  ])('%s is refused as %s', async (password, error) => {
    expect(await findPasswordError(password, address)).toBe(error);
  });

  test.each([
    'correct horse battery staple',
    'tiger-lamp-quiet-42',
    'v8#Lq2!mZp0x',
    '비 오는 화요일의 우산 셋',
  ])('%s is accepted', async (password) => {
    expect(await findPasswordError(password, address)).toBeUndefined();
  });
  test('is looked at no more than once from each character to each other', () => {
    const password = `${'1'.repeat(42)}${'2'.repeat(42)}${'3'.repeat(43)}x`;
    let lookups = 0;
    const has = () => {
      lookups += 1;
      return false;
    };
    expect(isMadeOfCommonPieces(password, { has })).toBe(false);
    expect(lookups).toBeLessThanOrEqual((128 * 129) / 2);
  });
});
