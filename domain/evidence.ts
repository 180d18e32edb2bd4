import type { Language } from './language.ts';
import type { PageName } from './pages.ts';

/**
 * A measured figure, written as text because its digits are part of the result: 36.0 is not 36.
 */
export type Figure = `${number}`;

/** A figure of which only a limit was reported: "below 1 ppm", "more than 60 %". */
export interface Limit {
  limit: 'below' | 'above' | 'about';
  figure: Figure;
}

/** A figure reported in powers of ten: 1.0×10⁴. */
export interface Power {
  coefficient: Figure;
  exponent: number;
}

export const units = [
  'µg/m³',
  'mg/m³',
  'ppm',
  'ppb',
  'CFU/m³',
  'CFU/ml',
  'CFU',
  'mg/L',
  'µg/L',
] as const;
export type Unit = (typeof units)[number];

type Substance =
  | 'fineDust'
  | 'ultrafineDust'
  | 'formaldehyde'
  | 'floatingBacteria'
  | 'carbonMonoxide'
  | 'ammonia'
  | 'trimethylamine'
  | 'tvoc'
  | 'benzene'
  | 'toluene'
  | 'ethylbenzene'
  | 'xylene'
  | 'styrene';

/** What was measured, one record per result; the words around it are texts of the pages. */
export interface Evidence {
  /** After installing the coated filter, against the reference value. */
  filterAir: {
    rows: readonly { substance: Substance; unit: Unit; after: Figure; reference: Figure }[];
  };
  /** Removal efficiency in per cent by particle size in micrometres. */
  particles: { rows: readonly { size: Figure; removal: Figure }[] };
  /** One result, reported for both germs. */
  antibacterial: {
    germs: readonly ('mrsa' | 'pneumococcus')[];
    hours: Figure;
    reduction: Figure;
    unit: Unit;
    before: Power;
    after: Limit;
  };
  deodorization: {
    rows: readonly { substance: Substance; unit: Unit; before: Figure; after: Limit }[];
  };
  /** Total phosphorus in water. */
  phosphorus: {
    unit: Unit | null;
    sampleMinutes: readonly Figure[];
    crude: Figure;
    untreated: { minutes: Figure; value: Figure };
    treated: { minutes: Figure; removal: Figure };
  };
  /** Oil on water: seen, not measured. */
  oil: Record<never, never>;
  /** Share of specimens with mycelia, in per cent. */
  antifungal: { untreated: Limit; treated: Figure };
  /** Before and after in a room. */
  substances: {
    unit: Unit;
    rows: readonly { substance: Substance; before: Figure; after: Figure }[];
  };
  /** Reductions in per cent, as given. */
  voc: { minutes: Figure; rows: readonly { substance: Substance; reduction: Figure }[] };
  /** One row per measurement. */
  floatingBacteria: { unit: Unit | null; rows: readonly { before: Figure; after: Figure }[] };
  lasting: { months: Figure };
  years: { inUse: Limit; development: Limit };
}

export type EvidenceName = keyof Evidence;

/** In the order of the site. */
export const evidenceNames = [
  'years',
  'filterAir',
  'particles',
  'antibacterial',
  'deodorization',
  'antifungal',
  'substances',
  'voc',
  'floatingBacteria',
  'lasting',
  'phosphorus',
  'oil',
] as const satisfies readonly EvidenceName[];

export function isEvidenceName(name: string): name is EvidenceName {
  return (evidenceNames as readonly string[]).includes(name);
}

/** Where each result is shown in full: the name of its page, and the section there. */
export const evidencePlaces = {
  years: { page: 'brand', section: 'years' },
  filterAir: { page: 'multi', section: 'air' },
  particles: { page: 'multi', section: 'particles' },
  antibacterial: { page: 'multi', section: 'antibacterial' },
  deodorization: { page: 'multi', section: 'deodorization' },
  antifungal: { page: 'fresh', section: 'antifungal' },
  substances: { page: 'air', section: 'substances' },
  voc: { page: 'air', section: 'voc' },
  floatingBacteria: { page: 'air', section: 'bacteria' },
  lasting: { page: 'air', section: 'lasting' },
  phosphorus: { page: 'water', section: 'phosphorus' },
  oil: { page: 'water', section: 'oil' },
} as const satisfies Record<EvidenceName, { page: PageName; section: string }>;

export const lightConditions = ['dark', 'room', 'uv', 'unstated'] as const;

/** Who measured it, how and when; each part is empty until the owner gives it. */
export interface EvidenceSource {
  institute: Record<Language, string>;
  /** A method or a standard, which is called the same everywhere: "ISO 22197-1". */
  method: string;
  reportNumber: string;
  /** As much of a day as is known: 2024, 2024-05 or 2024-05-31. */
  date: string;
  specimen: Record<Language, string>;
  light: (typeof lightConditions)[number];
  remarks: Record<Language, string>;
  report: EvidenceReport | null;
}

/** The report as a PDF that everybody may read. */
export interface EvidenceReport {
  /** Of its bytes. */
  hash: string;
  /** Readable, without its ending: `antibacterial-2024`. */
  name: string;
  bytes: number;
  pages: number;
}

export interface EvidenceRecord<Name extends EvidenceName = EvidenceName> {
  figures: Evidence[Name];
  source: EvidenceSource | null;
}

/** Reads the figures of one record as visitors are to see them. */
export type ReadEvidence = <Name extends EvidenceName>(name: Name) => Evidence[Name];

/** In bytes. */
export const reportLimit = 20 * 1024 * 1024;

/** In the store. */
export function fileOfReport({ hash }: Pick<EvidenceReport, 'hash'>): string {
  return `${hash}.pdf`;
}

/** In an address, and readable there. */
export function isReportName(name: string): boolean {
  return name.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** What a report is called in its address, by the name of its file: letters and digits are kept. */
export function reportNameOf(fileName: string): string {
  const plain = fileName
    .slice(0, 200)
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return plain?.join('-').slice(0, 60).replace(/-$/, '') ?? 'report';
}

export function reportAddress({ hash, name }: EvidenceReport): string {
  return `/reports/${hash.slice(0, 12)}/${name}.pdf`;
}

/** The row of one particle size or substance, so that no page depends on the order of the rows. */
export function findRow<Row, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
  value: Row[Key],
): Row {
  const row = rows.find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`No row of the evidence has the ${String(key)} ${String(value)}.`);
  return row;
}

/** The size that buyers ask for (PM2.5), rather than the largest, which any filter holds best. */
export function fineParticles({ rows }: Evidence['particles']) {
  return findRow(rows, 'size', '2.5');
}

export function ammoniaRow({ rows }: Evidence['deodorization']) {
  return findRow(rows, 'substance', 'ammonia');
}

export function formaldehydeReduction({ rows }: Evidence['voc']): Figure {
  return findRow(rows, 'substance', 'formaldehyde').reduction;
}

/** A reduction in per cent that was not reported itself, to one decimal. */
export function reductionOf(before: Figure, after: Figure): Figure {
  return shareOf(Number(before) - Number(after), Number(before));
}

/** The reduction that is certain when only "below" is known: cut off, never rounded up. */
export function reductionBeyond(before: Figure, below: Figure): Limit {
  const tenths = Math.floor(1000 * (1 - Number(below) / Number(before)));
  return { limit: 'above', figure: (tenths / 10).toFixed(1) as Figure };
}

/** Each reading as a share of its reference value, the smallest first. */
export function airByShare({ rows }: Evidence['filterAir']) {
  return rows
    .map((row) => ({ ...row, share: shareOf(Number(row.after), Number(row.reference)) }))
    .sort((one, other) => Number(one.share) - Number(other.share));
}

/** The largest reduction first. */
export function substancesByReduction({ rows }: Evidence['substances']) {
  return rows
    .map((row) => ({ ...row, reduction: reductionOf(row.before, row.after) }))
    .sort((one, other) => Number(other.reduction) - Number(one.reduction));
}

/** A part of a whole in per cent, to one decimal. */
export function shareOf(part: number, whole: number): Figure {
  return (Math.round((1000 * part) / whole) / 10).toFixed(1) as Figure;
}
