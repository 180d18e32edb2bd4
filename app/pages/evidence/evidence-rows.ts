import { fill } from '#content/fill.ts';
import type { ReadWords, Words } from '#content/words.ts';
import {
  type EvidenceName,
  type Figure,
  type ReadEvidence,
  reductionBeyond,
  reductionOf,
  shareOf,
  type Unit,
} from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import {
  formatFigure,
  formatLimit,
  formatMicrometers,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
} from '../../ui/format.ts';

/** One figure of the table; empty where a result has no such value. */
export interface EvidenceRow {
  item: string;
  before: string;
  after: string;
  result: string;
}

interface Read {
  words: ReadWords;
  evidence: ReadEvidence;
}

/** The figures of each result, written in the visitor's language. */
export function evidenceRows(
  { words: read, evidence }: Read,
  language: Language,
  words: Words['evidence'],
): Record<EvidenceName, EvidenceRow[]> {
  const names = read('product', language, 'substances');
  const limits = read('product', language, 'evidence');
  const germs = read('product-multi', language, 'antibacterial.germs');
  const water = read('product-water', language, 'phosphorus');
  const fungi = read('product-fresh', language, 'antifungal');
  const rooms = read('product-air', language, 'bacteria.measurements');
  const years = read('about-brand', language, 'years');
  const percent = (figure: Figure) => formatPercent(figure, language);
  const withUnit = (figure: string, unit: Unit | null) =>
    unit ? `${figure}\u00a0${formatUnit(unit, language)}` : figure;
  const value = (figure: Figure, unit: Unit | null) =>
    withUnit(formatFigure(figure, language), unit);
  const reduced = (reduction: string) => fill(words.reduced, { reduction });

  function antibacterial(): EvidenceRow[] {
    const { germs: tested, hours, reduction, unit, before, after } = evidence('antibacterial');
    const time = fill(words.after, { time: formatTime(hours, 'hour', language) });
    const left = formatLimit(after, value(after.figure, unit), limits);
    return tested.map((germ) => ({
      item: germs[germ],
      before: fill(limits.about, { figure: withUnit(formatPower(before, language), unit) }),
      after: `${left} (${time})`,
      result: reduced(percent(reduction)),
    }));
  }

  function phosphorus(): EvidenceRow[] {
    const { unit, crude, untreated, treated } = evidence('phosphorus');
    const at = (minutes: Figure) =>
      fill(words.after, { time: formatTime(minutes, 'minute', language) });
    const before = `${water.crude} ${value(crude, unit)}`;
    return [
      {
        item: water.table.treated,
        before,
        after: at(treated.minutes),
        result: fill(words.removed, { removal: percent(treated.removal) }),
      },
      {
        item: water.table.untreated,
        before,
        after: `${value(untreated.value, unit)} (${at(untreated.minutes)})`,
        result: reduced(percent(reductionOf(crude, untreated.value))),
      },
    ];
  }

  function antifungal(): EvidenceRow[] {
    const { untreated, treated } = evidence('antifungal');
    const share = formatLimit(untreated, percent(untreated.figure), limits);
    const none = Number(treated) === 0 ? fungi.none : fill(words.mycelia, { share: percent(treated) });
    return [
      { item: fungi.untreated, before: '', after: '', result: fill(words.mycelia, { share }) },
      { item: fungi.treated, before: '', after: '', result: none },
    ];
  }

  const { unit: roomUnit, rows: rooms7 } = evidence('substances');
  const { unit: countUnit, rows: counts } = evidence('floatingBacteria');
  const { inUse, development } = evidence('years');
  const span = (figure: Figure) => formatTime(figure, 'year', language);
  return {
    years: [
      {
        ...{ item: words.years, before: '', after: '' },
        result: `${fill(years.development.phrase, { years: span(development.figure) })} ${years.development.label}`,
      },
      {
        ...{ item: words.years, before: '', after: '' },
        result: `${fill(years.use.phrase, { years: span(inUse.figure) })} ${years.use.label}`,
      },
    ],
    filterAir: evidence('filterAir').rows.map(({ substance, unit, after, reference }) => ({
      item: names[substance],
      before: fill(words.reference, { figure: value(reference, unit) }),
      after: value(after, unit),
      result: fill(words.share, { share: percent(shareOf(Number(after), Number(reference))) }),
    })),
    particles: evidence('particles').rows.map(({ size, removal }) => ({
      ...{ item: formatMicrometers(size, language), before: '', after: '' },
      result: fill(words.removed, { removal: percent(removal) }),
    })),
    antibacterial: antibacterial(),
    deodorization: evidence('deodorization').rows.map(({ substance, unit, before, after }) => {
      const beyond = reductionBeyond(before, after.figure);
      return {
        item: names[substance],
        before: value(before, unit),
        after: formatLimit(after, value(after.figure, unit), limits),
        result: reduced(formatLimit(beyond, percent(beyond.figure), limits)),
      };
    }),
    antifungal: antifungal(),
    substances: rooms7.map(({ substance, before, after }) => ({
      item: names[substance],
      before: value(before, roomUnit),
      after: value(after, roomUnit),
      result: reduced(percent(reductionOf(before, after))),
    })),
    voc: evidence('voc').rows.map(({ substance, reduction }) => ({
      item: names[substance],
      before: '',
      after: fill(words.after, { time: formatTime(evidence('voc').minutes, 'minute', language) }),
      result: reduced(percent(reduction)),
    })),
    floatingBacteria: counts.map(({ before, after }, at) => ({
      item: rooms[at] ?? '',
      before: value(before, countUnit),
      after: value(after, countUnit),
      result: reduced(percent(reductionOf(before, after))),
    })),
    lasting: [
      {
        ...{ item: words.application, before: '', after: '' },
        result: formatTime(evidence('lasting').months, 'month', language),
      },
    ],
    phosphorus: phosphorus(),
    // Seen, not measured.
    oil: [],
  };
}
