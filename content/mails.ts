import { readWords } from './read-words.ts';

export type MailWords = typeof import('./ko/mails.json');

export const mailWords = readWords<MailWords>('mails.json');
