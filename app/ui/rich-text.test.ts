import { describe, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import type { Language } from '#domain/language.ts';
import { excerpt, prepareRichText } from './rich-text.ts';

const words = readSupplied().en.media.detail;

describe('the text of a post around the page', () => {
  it('is shortened to a line without markup', () => {
    expect(excerpt('<h2>하나</h2><p>둘 &amp; 셋&nbsp;</p>')).toBe('하나 둘 & 셋');
    expect(excerpt('')).toBe('');
    expect([...excerpt(`<p>${'가'.repeat(500)}</p>`)]).toHaveLength(160);
  });

  const prepare = (mainText: string, label = words.table, language: Language = 'en') =>
    prepareRichText({ mainText, language }, { words: { ...words, table: label }, language: 'en' });

  it('has its tables in boxes that scroll', () => {
    expect(prepare('<table><tbody></tbody></table>', 'a "b"')).toBe(
      '<div role="group" tabindex="0" aria-label="a &quot;b&quot;"><table><tbody></tbody></table></div>',
    );
  });

  it('has short names in one piece', () => {
    const name = '‘샘플 코팅 신청’을';
    expect(prepare(`<p>${name} 켜 주십시오</p>`)).toBe(
      `<p><span class="nowrap">${name}</span> 켜 주십시오</p>`,
    );
    const others =
      '<p>‘제출’ <a title="‘a b’">‘개인정보의 처리 및 보유 기간’</a> it’s a ‘<b>c d</b>’</p>';
    expect(prepare(others)).toBe(others);
    expect(prepare('<p><a href="/a-1">generasi ke-3,</a> 2026-01-02 x-2-y</p>')).toBe(
      '<p><a href="/a-1">generasi <span class="nowrap">ke-3</span>,</a> 2026-01-02 x-2-y</p>',
    );
  });

  it('has its films on cards with their titles and their services', () => {
    const link = (text: string) =>
      `<p><a href="https://vimeo.com/1" rel="noopener" data-video="vimeo">${text}</a> <a href="/">b</a></p>`;
    expect(prepare(link('Test <b>1</b>'))).toBe(
      link('<span>Test <b>1</b></span> <small>Watch on Vimeo</small>'),
    );
    const still = link('a').replace('data-video', 'data-still="/pictures/a.webp" data-video');
    expect(prepare(still)).toContain('<img src="/pictures/a.webp" alt="" loading="lazy"');
    expect(prepare(link('Vimeo'), undefined, 'ko')).toBe(
      link('<span lang="en">Video</span> <small lang="en">Watch on Vimeo</small>'),
    );
  });

  it('has its files in lines that say what one gets', () => {
    const link = (label: string, size: number) =>
      `<p><a href="/downloads/a/b.pdf" data-file="pdf" data-size="${size}">${label}</a></p>`;
    expect(prepare(link('Report &amp; data', 2_449_000))).toBe(
      '<p data-file><a href="/downloads/a/b.pdf"><span>Report &amp; data</span> <small>Download PDF (2.4 MB)</small></a></p>',
    );
    expect(prepare(link('', 300), undefined, 'ko')).toContain(
      '<span>PDF</span> <small lang="en">Download PDF (1 kB)</small>',
    );
    const amid = link('a', 1).replace('<p>', '<p>See ');
    expect(prepare(amid)).toBe(amid);
  });
});
