import type { Language } from '#domain/language.ts';

type FindingKind =
  | 'no-title'
  | 'empty'
  | 'broken-link'
  | 'uploading'
  | 'no-picture'
  | 'no-description'
  | 'missing-language';

export interface Finding {
  kind: FindingKind;
  language?: Language;
  /** Such as the address of a link. */
  about?: string;
  count?: number;
  /** Said again whenever it is published, since readers would stumble over it. */
  isSerious: boolean;
}

interface CheckedText {
  language: Language;
  title: string;
  mainText: string;
}

/** What a text lacks, as far as the text itself tells. */
export function checkText({ language, title, mainText }: CheckedText): Finding[] {
  const findings: Finding[] = [];
  if (!title.trim()) findings.push({ kind: 'no-title', language, isSerious: true });
  const words = mainText.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '');
  if (!words && !/<img|data-video|data-file/.test(mainText)) {
    findings.push({ kind: 'empty', language, isSerious: true });
  }
  const bare = (mainText.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !/\balt="[^"]+"/.test(tag));
  if (bare.length > 0) {
    findings.push({ kind: 'no-description', language, count: bare.length, isSerious: false });
  }
  return findings;
}

/** The addresses on our own site that it links to, each once. */
export function ownLinks(mainText: string): string[] {
  const found = [...mainText.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)];
  return [...new Set(found.map(([, path = '']) => path.replaceAll('&amp;', '&')))].slice(0, 20);
}

/** Links that the site dropped because they lead nowhere. */
export function linksToNowhere(mainText: string): string[] {
  const found = [...mainText.matchAll(/<a(?![^>]*\bhref=)[^>]*>([\s\S]*?)<\/a>/g)];
  return found.map(([, text = '']) => text.replace(/<[^>]*>/g, '').trim()).filter(Boolean);
}
