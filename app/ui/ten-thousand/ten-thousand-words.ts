import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import type { Limit, Power, ReadEvidence } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import {
  formatFigure,
  formatLimit,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
} from '../format.ts';

interface Read {
  words: ReadWords;
  evidence: ReadEvidence;
}

/** What is drawn: ten thousand beads, of which fewer than ten are left. Another result is not. */
function isDrawn({ coefficient, exponent }: Power, after: Limit): boolean {
  return Number(coefficient) * 10 ** exponent === 10_000 && Number(after.figure) === 10;
}

/** What `TenThousand` says, for the loader of a page that shows it; null for what it cannot show. */
export function tenThousandWords({ words: read, evidence }: Read, language: Language) {
  const { hours, reduction, unit, before, after } = evidence('antibacterial');
  if (!isDrawn(before, after)) return null;
  const words = read('home', language, 'tenThousand');
  const limits = read('product', language, 'evidence');
  const time = formatTime(hours, 'hour', language);
  const unitName = formatUnit(unit, language);
  const withUnit = (figure: string) => `${figure}\u00a0${unitName}`;
  return {
    title: words.title,
    figure: formatPercent(reduction, language),
    label: fill(words.label, { time }),
    text: fill(words.text, {
      time,
      before: fill(limits.about, { figure: withUnit(formatPower(before, language)) }),
      after: formatLimit(after, withUnit(formatFigure(after.figure, language)), limits),
    }),
    caption: fill(words.caption, {
      count: formatFigure('10000', language),
      unit: unitName,
    }),
    hint: words.hint,
    showAfter: fill(words.showAfter, { time }),
    showBefore: words.showBefore,
    link: words.link,
  };
}
