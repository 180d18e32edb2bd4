import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { pictureFiles } from './picture-files.ts';

test('no page can show a picture that is not there', () => {
  const missing = Object.entries(pictureFiles).flatMap(([name, files]) =>
    [
      `${name}.${files.fallback}`,
      ...files.widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      ...files.phone.widths.flatMap((width) => [
        `${name}-phone-${width}.avif`,
        `${name}-phone-${width}.webp`,
      ]),
      `${name}-${files.sharpWidth}.avif`,
      `${name}-phone-${files.phone.sharpWidth}.avif`,
    ].filter((file) => !existsSync(`public/art/stills/${file}`)),
  );
  expect(missing).toEqual([]);
});

test.each(languages)('every picture is described in %s', (language) => {
  const alts = JSON.parse(readFileSync(`content/${language}/pictures.json`, 'utf8'));
  expect(Object.keys(alts).sort()).toEqual(Object.keys(pictureFiles).sort());
  expect(Object.values(alts)).not.toContain('');
});
