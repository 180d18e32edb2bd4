import { readWords } from './read-words.ts';

export type PolicyWords = typeof import('./ko/privacy.json');
export type ConsentWords = typeof import('./ko/consent.json');

export const policyWords = readWords<PolicyWords>('privacy.json');
export const consentWords = readWords<ConsentWords>('consent.json');
