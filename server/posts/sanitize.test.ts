import { describe, expect, it } from 'vitest';
import { hostileBodies } from '../../tests/support/hostile-bodies.ts';
import { findPictures, sanitizePost } from './sanitize.ts';

const none = () => undefined;
const picture = { hash: 'a'.repeat(32), width: 1000, height: 500, widths: [320, 640, 1000] };

describe('the text of a post', () => {
  it('keeps what an article is made of', () => {
    const article =
      '<h2>하나</h2><p>둘 <strong>셋</strong><br /></p><ul><li>a</li></ul>' +
      '<table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<figure><figcaption>그림</figcaption></figure><a href="https://example.com/" rel="noopener">링크</a>';
    expect(sanitizePost(article, none)).toBe(article);
  });

  it('is the same when it is cleaned again', () => {
    for (const body of hostileBodies) {
      const once = sanitizePost(body, () => picture);
      expect(sanitizePost(once, () => picture)).toBe(once);
    }
  });

  it.each(hostileBodies)('stays inert: %s', (body) => {
    const clean = sanitizePost(body, none);
    expect(clean).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|form|input|base|meta|link|template)/i,
    );
    expect(clean).not.toMatch(/<[^>]*\s(on\w+|style|class|id|srcdoc|formaction)\s*=/i);
    expect(clean).not.toMatch(/(href|src)\s*=\s*"?\s*(javascript|data|vbscript|file|blob):/i);
  });

  it('is served with its own pictures in several sizes, never with those of others', () => {
    const html = '<p><img src="https://elsewhere.example/a.png" alt="A &amp; B" onerror="x()"></p>';
    expect(findPictures(html)).toEqual(['https://elsewhere.example/a.png']);
    const own = sanitizePost(html, () => picture);
    expect(own).toContain('alt="A &amp; B"');
    expect(own).toContain('width="1000" height="500"');
    expect(own).toContain(`/pictures/${picture.hash}-320.webp 320w`);
    expect(own).not.toContain('elsewhere');
    expect(sanitizePost(html, none)).toContain('/missing-picture.svg');
  });

  it('turns players into links that load nothing', () => {
    const iframe =
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" title="시험"></iframe>';
    const link =
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener" data-video="youtube">시험</a>';
    expect(sanitizePost(iframe, none)).toBe(link);
    expect(sanitizePost(link, none)).toBe(link);
    expect(
      sanitizePost('<iframe src="https://player.vimeo.com/video/1234567"></iframe>', none),
    ).toContain('https://vimeo.com/1234567');
    expect(sanitizePost('<iframe src="https://evil.example/embed/1"></iframe>', none)).toBe('');
    expect(
      sanitizePost('<a data-video="youtube" href="https://evil.example/">x</a>', none),
    ).not.toContain('data-video');
  });
});
