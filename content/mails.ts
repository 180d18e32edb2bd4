import type { Language } from '#domain/language.ts';
import en from './en/mails.json' with { type: 'json' };
import es from './es/mails.json' with { type: 'json' };
import id from './id/mails.json' with { type: 'json' };
import ko from './ko/mails.json' with { type: 'json' };

export type MailWords = typeof ko;

/** Read by the server itself, which no bundler helps: hence not through `wordsOf`. */
export const mailWords: Record<Language, MailWords> = { ko, en, id, es };
