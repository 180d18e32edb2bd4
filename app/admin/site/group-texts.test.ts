import { expect, it } from 'vitest';
import { wordsIn } from '../words/words.tsx';
import { groupTexts, kindOfText, nameOfGroup } from './group-texts.ts';

const at = (...paths: string[]) => paths.map((path) => ({ path }));
const words = wordsIn('en');

it('puts neighbours of one part together, and leaves single texts alone', () => {
  const groups = groupTexts(at('meta.title', 'meta.description', 'title', 'hero.slogan.0'));
  expect(groups.map(({ name, texts }) => [name, texts.length])).toEqual([
    ['meta', 2],
    ['', 1],
    ['hero', 1],
  ]);
});

it('divides a part that is too long to be looked through', () => {
  const paths = Array.from({ length: 41 }, (_, n) => `sections.${n < 20 ? 'a' : 'b'}.${n}`);
  expect(groupTexts(at(...paths)).map(({ name }) => name)).toEqual(['sections.a', 'sections.b']);
});

it('calls a part what staff or the page itself call it, else as the content does', () => {
  const textAt = (path: string) => (path === 'rooms.title' ? 'Where it works' : undefined);
  expect(nameOfGroup('hero', words, textAt)).toBe('Opening screen');
  expect(nameOfGroup('rooms', words, textAt)).toBe('Where it works');
  expect(nameOfGroup('voc', words, textAt)).toBe('voc');
});

it('says what kind of text it is, and which of several', () => {
  expect(kindOfText('hero.title', words)).toBe('Title');
  expect(kindOfText('hero.slogan.1', words)).toBe('Slogan 2');
  expect(kindOfText('quiet', words)).toBe('Text');
});
