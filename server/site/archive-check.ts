import type { z } from 'zod';
import type { TextError } from '#domain/site-text.ts';
import { settingsChange } from '../settings/settings.ts';
import {
  type ArchivedText,
  isTravelling,
  type settingLine,
  showKey,
  type TravellingSetting,
} from './archive.ts';
import type { TextRules } from './drafts.ts';
import { nameOf } from './supplied-texts.ts';

export interface CheckOptions {
  rules: TextRules<TextError>;
  /** Whether drafts are wanted. */
  drafts: boolean;
}

export interface Findings {
  unknown: string[];
  refused: string[];
}

/** Those of this release, each as its rules let it be. */
export function checkTexts(
  rows: readonly ArchivedText[],
  { rules, drafts }: CheckOptions,
  { unknown, refused }: Findings,
): ArchivedText[] {
  const texts = new Map<string, ArchivedText>();
  for (const row of rows) {
    if (texts.has(nameOf(row))) refused.push(`${showKey(row)}: twice`);
    if (rules.supplied.find(row) === undefined) {
      unknown.push(showKey(row));
      continue;
    }
    const check = (given: string | null): string | null => {
      const checked = given === null ? { ok: true as const, text: null } : rules.check(row, given);
      if (checked.ok) return checked.text;
      refused.push(`${showKey(row)}: ${checked.errors.map(showError).join(', ')}`);
      return null;
    };
    const draft = drafts ? check(row.draft) : null;
    texts.set(nameOf(row), { ...row, published: check(row.published), draft });
  }
  return [...texts.values()];
}

/** `too-long 24` */
function showError({ code, ...details }: TextError): string {
  return [code, ...Object.values(details)].map((word) => plain(String(word))).join(' ');
}

/** It may come from anywhere, and a terminal obeys what it is shown. */
export function plain(found: string): string {
  return found.slice(0, 100).replace(/\p{C}/gu, '\ufffd');
}

export function checkSettings(
  rows: readonly z.output<typeof settingLine>[],
  { unknown, refused }: Findings,
): Map<TravellingSetting, unknown> {
  const settings = new Map<TravellingSetting, unknown>();
  for (const { key, value } of rows) {
    if (!isTravelling(key)) {
      unknown.push(`setting ${key}`);
      continue;
    }
    const result = settingsChange.safeParse({ [key]: value });
    if (settings.has(key)) refused.push(`setting ${key}: twice`);
    else if (result.success) settings.set(key, result.data[key]);
    else refused.push(`setting ${key}: ${plain(result.error.issues[0]?.path.join('.') ?? key)}`);
  }
  return settings;
}
