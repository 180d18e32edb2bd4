import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filmDetails, filmFile, filmNames, phoneFilm } from './films.ts';
import { languages } from './language.ts';

/** Of an MP4 file: its movie header holds the units in a second, then the units it lasts. */
function secondsOf(file: string): number {
  const bytes = readFileSync(file);
  const start = bytes.indexOf('mvhd') + 16;
  return bytes.readUInt32BE(start + 4) / bytes.readUInt32BE(start);
}

it.each(filmNames)('the film %s is as long as search engines are told', (name) => {
  const files = languages.flatMap((language) => [
    filmFile(name, language, 'mp4'),
    phoneFilm(name, language),
  ]);
  const lengths = files.map((file) => secondsOf(`public${file}`));
  expect(new Set(lengths)).toEqual(new Set([filmDetails[name].seconds]));
});
