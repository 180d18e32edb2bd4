import { describe, expect, it } from 'vitest';
import { indexOf, languageAt, languages, localize, splitLanguage } from './language.ts';

describe('addresses in every language', () => {
  it('keeps Korean addresses without a prefix', () => {
    expect(localize('/about/brand', 'ko')).toBe('/about/brand');
    expect(splitLanguage('/about/brand')).toEqual({ language: 'ko', path: '/about/brand' });
  });

  it('puts the other languages under their own prefix', () => {
    expect(localize('/', 'en')).toBe('/en');
    expect(localize('/product/noshine', 'id')).toBe('/id/product/noshine');
    expect(splitLanguage('/es')).toEqual({ language: 'es', path: '/' });
    expect(splitLanguage('/en/media/7')).toEqual({ language: 'en', path: '/media/7' });
  });

  it('does not take a longer first segment for a language', () => {
    expect(splitLanguage('/english')).toEqual({ language: 'ko', path: '/english' });
    expect(splitLanguage('/ko/media')).toEqual({ language: 'ko', path: '/ko/media' });
  });

  it('counts languages as the specification does', () => {
    expect(languages.slice(0, 4)).toEqual(['ko', 'en', 'id', 'es']);
    expect(languageAt(2)).toBe('id');
    expect(languageAt(languages.length)).toBeUndefined();
    expect(indexOf('es')).toBe(3);
  });
});
