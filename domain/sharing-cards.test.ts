import { expect, it } from 'vitest';
import { pagePaths } from './pages.ts';
import { cardOfPath } from './sharing-cards.ts';

it('every page has a card, and a post has that of the list', () => {
  for (const path of pagePaths) expect(cardOfPath(path), path).toBeDefined();
  expect(cardOfPath('/media/8')).toBe('media');
  expect(cardOfPath('/product/technical/air')).toBe('product-air');
});

it('what is no page has none', () => {
  for (const path of ['/admin', '/not/found', '/mediator']) {
    expect(cardOfPath(path), path).toBeUndefined();
  }
});
