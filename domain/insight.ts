import type { FieldError } from './inquiry.ts';
import { type FieldName, isFieldName } from './inquiry-fields.ts';
import { isUploadError, type UploadError } from './upload-error.ts';

/** What visitors do on a page, beside reading it. */
export const insightEvents = [
  'language-switched',
  'light-switched',
  'film-started',
  'film-finished',
  'report-opened',
  'case-opened',
  'popup-shown',
  'popup-closed',
  'popup-applied',
] as const;

export type InsightEvent = (typeof insightEvents)[number];

/** How far somebody came with the form on one day. */
export const formSteps = ['step-one', 'step-two', 'step-three', 'sent'] as const;

export type FormStep = (typeof formSteps)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;

export type Device = (typeof devices)[number];

/** Besides what the server says of a file: what happens to it on the way, or in the browser. */
export type FileStop = UploadError | 'connection' | 'unreadable' | 'not-kept';

/** What kept somebody from the next step: a field, or a file, and what was wrong with it. */
export type FormStop = `${FieldName | 'consent'}.${FieldError | FileStop}`;

const otherStops: Record<Exclude<FieldError | FileStop, UploadError>, true> = {
  required: true,
  'too-long': true,
  'not-allowed': true,
  'not-agreed': true,
  'file-gone': true,
  connection: true,
  unreadable: true,
  'not-kept': true,
};

export function isFormStop(text: string): text is FormStop {
  const [field = '', error = '', ...more] = text.split('.');
  const isKnown = isUploadError(error) || Object.hasOwn(otherStops, error);
  return more.length === 0 && isKnown && (field === 'consent' || isFieldName(field));
}

/** Stands for all names that a list, or a day, has no more room for. */
export const otherName = 'other';

/** In front of the name of a search engine, where a source is otherwise the host of a site. */
export const searchPrefix = 'search:';

/** Where an inquiry came from; empty where nothing is known. */
export interface InquiryWay {
  /** The page before the form, by its path without a language. */
  cameFromPage: string;
  /** The page on which the visit began. */
  firstPage: string;
  /** As `source / medium / campaign` of the address that was followed. */
  campaign: string;
  /** `search:google`, or the host of another site. */
  source: string;
}

export interface Count {
  name: string;
  count: number;
}

/**
 * What was counted in some days. Lists begin with the most frequent; what they have no room for is
 * added up as `otherName` at their end.
 */
export interface Insight {
  /** Every day of the span, as `2026-11-17`, those without visits as well. */
  days: { day: string; views: number; visitors: number }[];
  /** By their path without a language. */
  pages: { name: string; views: number }[];
  /** Views by the page's language. */
  languages: Count[];
  /** Arrivals by `search:google`, the host of a site, or '' when nobody sent them. */
  sources: Count[];
  /** Arrivals by campaign; those without one are left out. */
  campaigns: Count[];
  /** Visitors by ISO 3166 code, '' when it is not known. */
  countries: Count[];
  /** Visitors by kind of device. */
  devices: Count[];
  events: Count[];
  /** Visitors of a day who came so far. */
  funnel: { stepOne: number; stepTwo: number; stepThree: number; sent: number };
  /** How often a field or a file kept somebody from going on. */
  stops: Count[];
}
