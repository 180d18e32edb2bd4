import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { maxLogoBytes } from '#domain/company.ts';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { cleanSvg } from './clean-svg.ts';

const clean = (text: string) => cleanSvg(Buffer.from(text));
const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const around = (inner: string, attributes = '') =>
  `<svg ${xmlns} viewBox="0 0 20 10" ${attributes}>${inner}<path d="M0 0h9"/></svg>`;

function cleaned(text: string) {
  const result = clean(text);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** As an export of Illustrator: declaration, doctype, styles in a CDATA section, gradients. */
const real = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" ${xmlns} x="0px" y="0px" viewBox="0 0 120 40" xml:space="preserve">
<title>Logo</title>
<style type="text/css"><![CDATA[ .a{fill:url(#g);} .b > path{fill:#0a0;stroke:rgb(1,2,3)} ]]></style>
<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" style="stop-color:#fff"/></linearGradient>
<clipPath id="c"><rect width="9" height="9" class="a"/></clipPath><path id="p" d="M0 0h4"/></defs>
<g class="b" clip-path="url(#c)"><path class="a" d="M1 1h2z"/><use xlink:href="#p" x="5"/></g>
<text x="1" y="2" font-family="Arial">A &amp; B</text>
</svg>`;

it('keeps a drawing as programs export it', () => {
  const { content, width, height, leftOut } = cleaned(real);
  expect({ width, height, leftOut }).toEqual({ width: 1000, height: 333, leftOut: [] });
  expect(content).toContain('fill:url(#g)');
  expect(content).toContain('<use href="#p" x="5"/>');
  expect(content).toContain('A &amp; B');
  expect(content).toContain('<clipPath id="c"><rect width="9" height="9"/></clipPath>');
  expect(content).not.toMatch(/DOCTYPE|<title|<!--|<\?|CDATA/);
});

it('leaves what it has cleaned as it is', () => {
  for (const text of [real, ...hostile.map((inner) => around(inner))]) {
    const once = cleaned(text).content;
    expect(cleaned(once)).toMatchObject({ content: once, leftOut: [] });
  }
});

const hostile = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<g onload="alert(1)" onclick="alert(1)"><path d="M0 0"/></g>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<image href="https://evil.example/x.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,x#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>path{fill:url(https://evil.example/x)}</style>',
  '<style>path{fill:\\75rl(//evil.example/x)}</style>',
  '<style>path{background:image-set("https://evil.example/x" 1x)}</style>',
  '<style>path{fill:URL( "//evil.example/x" )}</style>',
  '<style>path{fill:url(#a) url("//evil.example/x")}</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<path d="M0 0" style="fill:url(//evil.example/x)"/>',
  '<path d="M0 0" fill="url(//evil.example/x)"/>',
  '<path d="M0 0" fill="u&#x1;rl(//evil.example/x)"/>',
  '<path d="M0 0" clip-path="url(evil.svg#c)"/>',
  '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
  '<pattern id="p"><image href="x"/></pattern>',
  '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
  '<g id="a&quot;&gt;&lt;script&gt;" class="a&quot; onload=&quot;alert(1)"><path d="M0 0"/></g>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<iframe srcdoc="x"/><embed src="x"/><object data="x"/>',
];

it.each(hostile)('makes inert: %s', (inner) => {
  const { content } = cleaned(around(inner, 'onload="alert(1)" xml:base="https://evil.example/"'));
  const attributes: string[] = [];
  const elements: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, given) {
        elements.push(name);
        attributes.push(...Object.entries(given).map(([key, value]) => `${key}=${value}`));
      },
    },
    { xmlMode: true },
  );
  parser.end(content);
  expect(elements.join(' ')).not.toMatch(/script|foreign|image|animate|set|filter|iframe|:|\ba\b/);
  expect(elements.filter((name) => name === 'svg')).toHaveLength(1);
  expect(attributes.filter((one) => /^on|^xml:|^src|^xlink/i.test(one))).toEqual([]);
  expect(attributes.filter((one) => one.startsWith('href=') && !one.startsWith('href=#'))).toEqual(
    [],
  );
  expect(content.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/evil|\/\/|@import|data:/);
});

it('says what of a drawing is not shown', () => {
  expect(cleaned(around('<filter/><image/><metadata/><x:y/>')).leftOut).toEqual([
    'filter',
    'image',
  ]);
});

it('refuses what is no drawing', () => {
  for (const text of [
    '',
    'hello',
    '<html><svg/></html>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg viewBox="0 0 0 0"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1000"><path d="M0 0"/></svg>',
    '<svg width="100%" height="100%"><path d="M0 0"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "&b;&b;">]><svg viewBox="0 0 1 1"><text>&a;</text></svg>',
  ]) {
    expect(clean(text), text).toEqual({ ok: false, reason: 'not-a-drawing' });
  }
  expect(cleanSvg(Buffer.from(around(''), 'utf16le')).ok).toBe(false);
});

it('refuses what would be too much to draw, however short it is', () => {
  const tooComplex = { ok: false, reason: 'too-complex' };
  expect(clean(around('<g>'.repeat(60) + '</g>'.repeat(60)))).toEqual(tooComplex);
  expect(clean(around('<path d="M0 0"/>'.repeat(6000)))).toEqual(tooComplex);
  const doubling = Array.from(
    { length: 20 },
    (_, at) => `<g id="u${at + 1}"><use href="#u${at}"/><use href="#u${at}"/></g>`,
  );
  expect(clean(around(`<g id="u0"><path d="M0 0"/></g>${doubling.join('')}`))).toEqual(tooComplex);
  expect(clean(around('<g id="a"><use href="#a"/></g>'))).toEqual(tooComplex);
  expect(clean(around(' '.repeat(maxLogoBytes)))).toEqual(tooComplex);
});

it('reads the longest drawing quickly', async () => {
  const longest = around(`<path d="${'M0 0'.repeat(120_000)}"/>`);
  expect(clean(longest).ok).toBe(true);
  expect(await processorTimeOf(() => clean(longest))).toBeLessThan(1000);
});
