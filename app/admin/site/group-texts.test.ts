import { expect, it } from 'vitest';
import { wordsIn } from '../words/words.tsx';
import { groupTexts, nameOfGroup, nameOfText, nameTexts } from './group-texts.ts';

const at = (...paths: string[]) => paths.map((path) => ({ path }));
const korean = { language: 'ko', words: wordsIn('ko') } as const;
const english = { language: 'en', words: wordsIn('en') } as const;

function heading(path: string, supplied: { ko: string; en: string }) {
  const saved = {
    ...{ published: null, draft: null, edition: null, publishAt: null },
    ...{ updatedAt: null, updatedBy: null },
    ...{ needsLook: false, suppliedChanged: false, isNotShown: false },
  };
  const ko = { ...saved, supplied: supplied.ko };
  const en = { ...saved, supplied: supplied.en };
  return { path, languages: { ko, en, id: en, es: en } };
}

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
  const texts = [heading('rooms.title', { ko: '쓰이는 곳', en: 'Where it works' })];
  expect(nameOfGroup('hero', english, texts)).toBe('Opening screen');
  expect(nameOfGroup('rooms', english, texts)).toBe('Where it works');
  expect(nameOfGroup('rooms', korean, texts)).toBe('쓰이는 곳');
  expect(nameOfGroup('voc', english, texts)).toBe('VOC test');
  expect(nameOfGroup('unheard', english, texts)).toBe('unheard');
});

it('says what a text is, where in its part, and which of several', () => {
  const nameOf = (path: string, group: string) => nameOfText(path, group, english);
  expect(nameOf('hero.title', 'hero')).toBe('Title');
  expect(nameOf('hero.slogan.1', 'hero')).toBe('Slogan 2');
  expect(nameOf('proof.particles.link', 'proof')).toBe('Particle test · Link');
  expect(nameOf('use.list.0.name', 'use')).toBe('List 1 · Name');
  expect(nameOf('texts.2', 'texts')).toBe('Text 3');
  expect(nameOf('unheard', '')).toBe('Text');
});

it('gives no two texts of a part the same name', () => {
  const paths = ['hero.title', 'hero.unheard', 'hero.unknown'];
  expect([...nameTexts(paths, 'hero', english).values()]).toEqual(['Title', 'Text 1', 'Text 2']);
});
