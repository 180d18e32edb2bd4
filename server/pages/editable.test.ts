import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { markText } from '../site/marks.ts';
import { toEditable } from './editable.ts';

const nonce = 'f00d';
const frameScript = 'takeOutMarks("$& $1")';
const files = {
  scripts: { content: '/content.js', inquiry: '/inquiry.js' },
  stylesFor: () => 'p{color:red}',
};
const data = JSON.stringify({ name: markText('Data', 3, 'en') });
const page = `<html lang="en"><head><title>${markText('Title', 1, 'en')}</title>
<script nonce="${nonce}">own()</script><script type="application/ld+json">${data}</script></head>
<body><p>${markText('Text', 2, 'en')}</p><script>evil()</script></body></html>`;

const { html, headers, keys } = toEditable(page, nonce, {
  files,
  frameScript,
  siteUrl: 'https://noshine.example',
});
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page made editable', () => {
  it('names the texts of the whole document, structured data included', () => {
    expect(keys.map(({ key }) => key)).toEqual([1, 3, 2]);
  });

  it('has no script but the frame’s, as it is and after everything else', () => {
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.map(([, code]) => code)).toEqual([frameScript]);
    expect(html).toContain(`<script>${frameScript}</script></body>`);
    expect(html).not.toContain(nonce);
  });

  it('allows exactly what stands in it', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`script-src ${hashOf(frameScript)};`);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(styles.map(([, css]) => css)).toContain('p{color:red}');
    for (const [, css = ''] of styles) expect(policy).toContain(hashOf(css));
  });

  it('is hidden until its script has run', () => {
    expect(html).toContain('<style data-until-shown="">body{visibility:hidden}</style></head>');
  });
});
