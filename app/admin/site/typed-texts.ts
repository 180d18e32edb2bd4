import type { Language } from '#domain/language.ts';
import { checkSiteText, type TextError } from '#domain/site-text.ts';
import type { SaveResult } from '#server/site/drafts.ts';
import type { EditableText } from '#server/site/page-texts.ts';

export type SavedText = EditableText['languages'][Language];

/** What somebody typed into a field, until the server has it. */
export interface TypedText {
  /** Null discards the draft. */
  text: string | null;
  /** What was there when they began. */
  edition: number | null;
  errors: readonly TextError[];
  conflict?: { theirs: string; edition: number } | undefined;
  isSending?: boolean;
  /** The server has it, tidied: the field keeps the space that was typed last. */
  isSaved?: boolean;
}

/** By path and language. */
export type TypedTexts = Readonly<Record<string, Partial<Record<Language, TypedText>>>>;

export interface PlacedText {
  path: string;
  language: Language;
  typed: TypedText;
}

const shownWithoutDraft = ({ published, supplied }: SavedText) => published ?? supplied;

export const textOf = (saved: SavedText) => saved.draft ?? shownWithoutDraft(saved);

/** What stands in the field. */
export function fieldText(saved: SavedText, typed: TypedText | undefined): string {
  if (!typed || isOutdated(saved, typed)) return textOf(saved);
  return typed.text ?? shownWithoutDraft(saved);
}

/** Somebody else has saved since. */
function isOutdated(saved: SavedText, typed: TypedText): boolean {
  return typed.isSaved === true && typed.edition !== saved.edition;
}

/** Undefined when there is nothing to save. */
export function typeText(
  text: EditableText,
  language: Language,
  before: TypedText | undefined,
  value: string | null,
): TypedText | undefined {
  const saved = text.languages[language];
  const current = before?.isSaved ? undefined : before;
  const isAsSaved = value === null ? saved.draft === null : value === textOf(saved);
  if (isAsSaved && !current?.isSending && !current?.conflict) return undefined;
  const checked = value === null ? undefined : checkSiteText(value, text);
  return {
    text: value,
    edition: current ? current.edition : saved.edition,
    errors: checked && !checked.ok ? checked.errors : [],
    conflict: current?.conflict,
    ...(current?.isSending && { isSending: true }),
  };
}

/** What the server keeps of it. */
export function tidy(text: EditableText, value: string): string {
  const checked = checkSiteText(value, text);
  return checked.ok ? checked.text : value;
}

/** After the server has answered; undefined when the field shows what is saved. */
export function applyResult(
  text: EditableText,
  typed: TypedText,
  sent: string | null,
  result: SaveResult<TextError>,
): TypedText | undefined {
  const { isSending: _, ...rest } = typed;
  if (result.ok) {
    if (typed.text !== sent) return { ...rest, edition: result.edition };
    const isTidy = sent === null || tidy(text, sent) === sent;
    return isTidy ? undefined : { ...rest, edition: result.edition, isSaved: true };
  }
  if (result.reason === 'edited-elsewhere') {
    return { ...rest, conflict: { theirs: result.theirs, edition: result.edition } };
  }
  if (typed.text !== sent) return rest;
  return { ...rest, errors: result.reason === 'refused' ? result.errors : [{ code: 'empty' }] };
}

export function listTyped(texts: TypedTexts): PlacedText[] {
  return Object.entries(texts).flatMap(([path, inLanguages]) =>
    Object.entries(inLanguages).map(([language, typed]) => ({
      path,
      language: language as Language,
      typed,
    })),
  );
}

export const isUnsaved = ({ isSaved }: TypedText) => !isSaved;

export const canSend = (typed: TypedText) =>
  isUnsaved(typed) && !typed.conflict && typed.errors.length === 0;

export function putTyped(
  texts: TypedTexts,
  { path, language }: Pick<PlacedText, 'path' | 'language'>,
  typed: TypedText | undefined,
): TypedTexts {
  const { [language]: _, ...others } = texts[path] ?? {};
  const inLanguages = typed ? { ...others, [language]: typed } : others;
  if (Object.keys(inLanguages).length > 0) return { ...texts, [path]: inLanguages };
  const { [path]: __, ...rest } = texts;
  return rest;
}

/** As the server will answer it, so that nothing flickers until then. */
export function withSaved(
  text: EditableText,
  language: Language,
  sent: string | null,
  { edition, savedAt }: { edition: number; savedAt: number },
): EditableText {
  const saved = text.languages[language];
  const value = sent === null ? null : tidy(text, sent);
  const draft = value === shownWithoutDraft(saved) ? null : value;
  const next = { ...saved, draft, edition, updatedAt: savedAt };
  if (draft === null) next.publishAt = null;
  return { ...text, languages: { ...text.languages, [language]: next } };
}
