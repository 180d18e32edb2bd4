import { describe, expect, it } from 'vitest';
import { collectOwnScripts, deferScripts, withoutScripts } from './deferred-scripts.ts';

const nonce = 'f00d';
const page = (content: string) =>
  `<html><head><link rel="modulepreload" nonce="${nonce}" href="/a.js"></head><body>${content}<script nonce="${nonce}">own()</script><script nonce="${nonce}" type="module" async="">start()</script></body></html>`;

describe('the scripts of a page', () => {
  it('are its own when they carry the nonce, and it is gone afterwards', () => {
    const { html, scripts } = collectOwnScripts(page('<script>evil()</script>'), nonce);
    expect(scripts).toEqual(['own()', 'start()']);
    expect(html).toContain('<script>evil()</script>');
    expect(html).not.toContain(nonce);
  });

  it('are not somebody else’s who guesses at it', () => {
    for (const evil of [
      '<script nonce="f00e">evil()</script>',
      '<script nonce=f00d>evil()</script>',
      "<script data-x=' nonce=\"'>evil()</script>",
      '<p title="<script>">evil()</p>',
    ]) {
      expect(collectOwnScripts(page(evil), nonce).scripts).toEqual(['own()', 'start()']);
    }
  });

  it('wait only when they are the page’s own', () => {
    const evil = '<script type="module" async="">evil()</script>';
    const { html, scripts } = deferScripts(page(evil), nonce);
    expect(html).toContain(evil);
    expect(html).toContain('<script type="text/deferred">start()</script>');
    expect(html).not.toContain('modulepreload');
    expect(scripts).toContain('start()');
    expect(scripts.join()).not.toContain('evil');
  });

  it('are all left out where none is needed', () => {
    const html = withoutScripts(page('<script>evil()</script>'), nonce);
    expect(html).not.toMatch(/<script|nonce/);
  });
});
