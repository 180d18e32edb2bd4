import { expect, it } from 'vitest';
import { suppliedEvidence } from '#content/evidence.ts';
import { type EvidenceName, evidenceNames } from '#domain/evidence.ts';
import { wordsIn } from '../words/words.tsx';
import { summarizeResult } from './summarize-result.ts';

const say = (name: EvidenceName, language: 'ko' | 'en' = 'en') =>
  summarizeResult(name, suppliedEvidence[name], wordsIn(language).evidence);

it('says what each result comes to', () => {
  expect(say('particles')).toBe('68.18–99.92%');
  expect(say('antibacterial')).toBe('99.9% (3 hours)');
  expect(say('antibacterial', 'ko')).toBe('99.9% (3시간)');
  expect(say('deodorization')).toBe('> 96.6–99.0%');
  expect(say('filterAir', 'ko')).toBe('미세먼지 40.1 µg/m³ 외 4종');
  expect(say('years', 'ko')).toBe('개발 약 10년 · 사용 20년 초과');
  expect(say('antifungal', 'ko')).toBe('60% 초과 → 0%');
  expect(say('phosphorus')).toBe('100%');
});

it('has something to say of every result in both languages', () => {
  for (const name of evidenceNames) {
    for (const language of ['ko', 'en'] as const) {
      expect(say(name, language), name).toMatch(/\S/);
      expect(say(name, language), name).not.toMatch(/undefined|NaN/);
    }
  }
});
