import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { checkSiteText, widthOf } from '#domain/site-text.ts';
import { hostileTexts } from '../tests/hostile/corpus/texts.ts';
import { processorTimeOf } from '../tests/support/processor-time.ts';
import { listTexts, readSupplied, textsIn } from './supplied.ts';
import tried from './text-limits.json' with { type: 'json' };
import { mostOf, rulesOf } from './text-rules.ts';

const supplied = readSupplied();
const rules = rulesOf(supplied);

function ruleOf(key: string) {
  const rule = rules.get(key);
  if (!rule) throw new Error(`no rule for ${key}`);
  return rule;
}

const texts = languages.map((language) => textsIn(supplied[language]));

/** Of the longest supplied one. */
function widthIn(name: string): number {
  return Math.max(...texts.map((all) => widthOf(all.get(name.replace(' ', '.')) ?? '')));
}

describe('the rules of the texts', () => {
  it('are there for every text', () => {
    expect([...rules.keys()]).toEqual(
      listTexts(supplied).map(({ page, path }) => `${page} ${path}`),
    );
    expect(rules.size).toBeGreaterThan(900);
  });

  it.each(languages)('let every supplied text pass unchanged: %s', (language) => {
    const texts = textsIn(supplied[language]);
    const changed = listTexts(supplied).flatMap(({ page, path }) => {
      const text = texts.get(`${page}.${path}`) ?? 'missing';
      const checked = checkSiteText(text, ruleOf(`${page} ${path}`));
      return checked.ok && checked.text === text ? [] : [{ page, path, checked }];
    });
    expect(changed).toEqual([]);
  });

  it('allow empty texts only where the supplied one is empty', () => {
    const empty = [...rules].filter(([, rule]) => rule.mayBeEmpty).map(([key]) => key);
    expect(empty).toEqual(['popup texts.2', 'popup texts.3']);
    expect(ruleOf('popup texts.2').limit).toBe(120);
  });

  it('allow line ends only where the supplied text has some', () => {
    const lines = [...rules].filter(([, rule]) => rule.isMultiline).map(([key]) => key);
    expect(lines).toEqual(['mails reply.body']);
  });

  it('ask for the slots of the supplied text', () => {
    expect(ruleOf('about-brand meta.description').slots).toEqual(['{development}', '{use}']);
    expect(ruleOf('contact banner.title').slots).toEqual([]);
  });

  it('have tried limits for every text, or know that no page shows it', () => {
    // Else: npm run test:limits
    expect(Object.keys(tried.limits)).toEqual([...rules.keys()]);
    const limits = Object.values(tried.limits).filter((limit) => limit !== null);
    expect(limits.length).toBeGreaterThan(600);
  });

  it('hold texts to what the layout can show, and never below the supplied ones', () => {
    const limits: Record<string, number | null> = tried.limits;
    for (const [name, { limit }] of rules) {
      const longest = widthIn(name);
      const found = limits[name];
      if (typeof found === 'number' && !name.includes(' meta.')) {
        expect(limit, name).toBe(Math.max(longest, 12, found));
        expect(limit, name).toBeLessThanOrEqual(mostOf(longest));
      }
      expect(limit, name).toBeGreaterThanOrEqual(longest);
    }
  });

  it('leave what was not tried more room than the longest of the four languages needs', () => {
    const limits = ['home meta.title', 'home meta.description', 'popup texts.2'];
    expect(limits.map((key) => ruleOf(key).limit)).toEqual([120, 320, 120]);
    const name = 'mails reply.body';
    const longest = widthIn(name);
    expect(ruleOf(name).limit).toBeGreaterThan(longest);
  });

  it('answer hostile texts of the greatest length that they look into within 50 ms', async () => {
    const widest = [...rules.values()].reduce((a, b) => (a.limit > b.limit ? a : b));
    for (const { make } of hostileTexts) {
      const text = make(4 * widest.limit);
      expect(await processorTimeOf(() => checkSiteText(text, widest))).toBeLessThan(50);
    }
  });
});
