import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';

/** What can be done with a text in one language. */
export interface TextActions {
  /** Null discards the draft. */
  onType(path: string, language: Language, text: string | null): void;
  onConfirm(text: EditableText, language: Language): void;
  onKeepOwn(text: EditableText, language: Language): void;
  onUnschedule(text: EditableText, language: Language): void;
  onKeepMine(path: string, language: Language): void;
  onTakeTheirs(path: string, language: Language): void;
  onHistory(path: string, language: Language): void;
}
