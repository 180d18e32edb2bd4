import { expect, it } from 'vitest';
import { addressOfView, viewNames, viewOf } from './inbox-views.ts';

it.each(viewNames)('finds the view %s again by its address, whatever else is filtered', (view) => {
  const address = addressOfView(
    view,
    new URLSearchParams('q=총인&language=es&before=7&unread=true'),
  );
  const search = new URL(address, 'http://localhost').searchParams;
  expect(viewOf(search)).toBe(view);
  expect(search.get('q')).toBe('총인');
  expect(search.get('language')).toBe('es');
  expect(search.has('before')).toBe(false);
});

it('is no view when a colleague is chosen', () => {
  expect(viewOf(new URLSearchParams('assigned=kim'))).toBeUndefined();
});
