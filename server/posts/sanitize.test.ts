import { describe, expect, it } from 'vitest';
import { pictureAddress } from '#domain/post.ts';
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

  it('keeps pictures that stand beside each other', () => {
    const kept = '<figure data-gallery><p>둘</p><figcaption><p>설명</p></figcaption></figure>';
    expect(sanitizePost(kept.replace('gallery', 'gallery="x" onclick="y"'), none)).toBe(kept);
    expect(sanitizePost('<p data-gallery="">a</p>', none)).toBe('<p>a</p>');
  });

  it.each([
    ['<a href="www.naver.com">a</a>', '<a href="https://www.naver.com" rel="noopener">a</a>'],
    ['<a href="sales@noshine.example">a</a>', '<a href="mailto:sales@noshine.example">a</a>'],
    ['<a href="naver">a</a>', '<a>a</a>'],
    ['<a href="/contact">a</a>', '<a href="/contact">a</a>'],
  ])('completes links or lets them go: %s', (given, kept) => {
    expect(sanitizePost(given, none)).toBe(kept);
    expect(sanitizePost(kept, none)).toBe(kept);
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

  it.each([
    ['<p style="color:#222; text-align: center">a</p>', '<p data-align="center">a</p>'],
    ['<h1 align="RIGHT">a</h1>', '<h2 data-align="right">a</h2>'],
    ['<p class="ql-align-justify">a</p>', '<p data-align="justify">a</p>'],
    ['<center>a</center>', '<div data-align="center">a</div>'],
    [
      '<table><tr><td style="text-align:right">1</td></tr></table>',
      '<table><tr><td data-align="right">1</td></tr></table>',
    ],
    ['<p style="text-align:start">a</p>', '<p>a</p>'],
    ['<p data-align="fixed" style="x-text-align:center">a</p>', '<p>a</p>'],
  ])('keeps how it was aligned: %s', (given, kept) => {
    expect(sanitizePost(given, none)).toBe(kept);
    expect(sanitizePost(kept, none)).toBe(kept);
  });

  it('keeps emphasis that was given by style', () => {
    expect(
      sanitizePost(
        '<span style="font-weight:700;text-decoration:underline;color:#111">a <span style="font-style:italic">b</span></span>',
        none,
      ),
    ).toBe('<strong><u>a <em>b</em></u></strong>');
    expect(sanitizePost('<font size="7">a</font><ins>b</ins>', none)).toBe('a<u>b</u>');
    // What looks like the element in between is none when it is text.
    expect(sanitizePost('&lt;emphasis-strong&gt;a', none)).toBe('&lt;emphasis-strong&gt;a');
  });

  it.each([
    ['<span style="color:#ff0000">a</span>', '<span data-color="red">a</span>'],
    ['<font color="navy">a</font>', '<span data-color="blue">a</span>'],
    [
      '<b style="color: rgb(0, 128, 0)">a</b>',
      '<strong><span data-color="green">a</span></strong>',
    ],
    ['<p style="color:purple">a</p>', '<p data-color="violet">a</p>'],
    ['<td style="color:orange !important">a</td>', '<td data-color="orange">a</td>'],
    ['<span style="background-color:red">a</span>', 'a'],
    ['<span style="color:white">a</span>', 'a'],
    ['<span data-color="red&quot; onclick=&quot;x">a</span>', 'a'],
  ])('keeps which color it had, as one that can be read: %s', (written, kept) => {
    expect(sanitizePost(written, none)).toBe(kept);
    expect(sanitizePost(kept, none)).toBe(kept);
  });

  it('shows a picture in the width that it was given, never wider than it is', () => {
    const show = (attributes: string) =>
      sanitizePost(`<img src="/a.png" ${attributes}>`, () => picture);
    for (const half of ['width="360"', 'style="width: 50%"', 'style="height:auto;width:360px"']) {
      expect(show(half)).toContain(
        'sizes="(min-width: 440px) 360px, 100vw" width="360" height="180"',
      );
    }
    for (const whole of ['', 'width="2000"', 'width="1"', 'style="max-width:10px"']) {
      expect(show(whole)).toContain('sizes="(min-width: 800px) 720px, 100vw" width="1000"');
    }
    expect(sanitizePost(show('width="360"'), () => picture)).toBe(show('width="360"'));
    expect(show('style="float:right"')).toContain('data-align="right"');
    expect(show('style="display:block;margin:0 auto"')).toContain('data-align="center"');
  });

  it('takes a still of a film along, if it was copied', () => {
    const iframe = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    expect(findPictures(iframe)).toEqual(['https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg']);
    const link = sanitizePost(iframe, () => picture);
    const [, still = ''] = /data-still="([^"]+)"/.exec(link) ?? [];
    expect(still).toBe(pictureAddress(picture, picture.widths.at(-1) ?? 0));
    const known = (source: string) => (source === still ? picture : undefined);
    expect(sanitizePost(link, known)).toBe(link);
    expect(sanitizePost(link, none)).not.toContain('data-still');
    expect(
      sanitizePost('<a href="/" data-still="https://evil.example/x.png">a</a>', () => picture),
    ).toBe('<a href="/">a</a>');
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
    expect(sanitizePost(iframe.replace('시험', 'YouTube video player'), none)).toBe(
      link.replace('시험', 'YouTube'),
    );
    expect(sanitizePost('<iframe src="https://evil.example/embed/1"></iframe>', none)).toBe('');
    expect(
      sanitizePost('<a data-video="youtube" href="https://evil.example/">x</a>', none),
    ).not.toContain('data-video');
  });
});
