import { isInquiryTopic } from '#domain/inquiry-topic.ts';
import { type InsightEvent, otherName, searchPrefix } from '#domain/insight.ts';
import { isLanguage } from '#domain/language.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { AdminWords } from '../words/words.tsx';

const stepPath = /^\/contact\/step(One|Two|Three)$/;
const steps = ['One', 'Two', 'Three'];

/** `/product/technical/air` is called as its texts are; posts and cases by what tells them apart. */
export function nameOfPage(path: string, { site, figures }: AdminWords): string {
  const { names } = figures;
  if (path === '') return names.unknownPage;
  if (path === otherName) return names.other;
  const step = steps.indexOf(stepPath.exec(path)?.[1] ?? '');
  if (step >= 0) return names.step(site.pages.contact ?? path, step + 1);
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  if (parts.length === 2 && parts[0] === 'media') return names.post(parts[1] ?? '');
  if (parts.length === 2 && parts[0] === 'cases') return names.case(parts[1] ?? '');
  return site.pages[parts.join('-') || 'home'] ?? path;
}

/** Engines as they write themselves. */
const engines: Record<string, string> = {
  google: 'Google',
  naver: 'Naver',
  daum: 'Daum',
  bing: 'Bing',
  yahoo: 'Yahoo',
  duckduckgo: 'DuckDuckGo',
  baidu: 'Baidu',
  yandex: 'Yandex',
  ecosia: 'Ecosia',
};

export function nameOfSource(source: string, { figures }: AdminWords): string {
  const { names } = figures;
  if (source === '') return names.direct;
  if (source === otherName) return names.other;
  if (!source.startsWith(searchPrefix)) return source.replace(/^www\./, '');
  const engine = source.slice(searchPrefix.length);
  return names.search(engines[engine] ?? engine);
}

export function nameOfCampaign(campaign: string, { figures }: AdminWords): string {
  return campaign === otherName ? figures.names.other : campaign;
}

export function nameOfLanguage(name: string, words: AdminWords): string {
  return isLanguage(name) ? words.languages[name] : words.figures.names.other;
}

export function nameOfCountry(code: string, words: AdminWords, language: StaffLanguage): string {
  const { names } = words.figures;
  if (code === '') return names.unknown;
  if (code === otherName) return names.other;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

export function nameOfDevice(device: string, { figures }: AdminWords): string {
  return figures.names.devices[device] ?? figures.names.other;
}

export function nameOfEvent(event: string, { figures }: AdminWords): string {
  return figures.names.events[event as InsightEvent] ?? figures.names.other;
}

export function nameOfField(name: string, { inquiries, figures }: AdminWords): string {
  if (isInquiryTopic(name)) return inquiries.topics[name];
  return name === '' ? figures.names.noField : figures.names.otherField;
}

export function nameOfBusinessType(name: string, { inquiries }: AdminWords): string {
  return inquiries.businessTypes[name as keyof typeof inquiries.businessTypes] ?? name;
}

/** `phoneNumber.required`: which field, and what was wrong with it. */
export function nameOfStop(stop: string, { inquiries, figures }: AdminWords): string {
  if (stop === otherName) return figures.names.other;
  const at = stop.indexOf('.');
  const [field, reason] = [stop.slice(0, at), stop.slice(at + 1)];
  const fields: Record<string, string> = { ...inquiries.facts, consent: figures.stops.consent };
  return `${fields[field] ?? field}: ${figures.stops.reasons[reason] ?? reason}`;
}
