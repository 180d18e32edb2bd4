import { readWords } from './read-words.ts';

export type DataRequestWords = typeof import('./ko/data-request.json');

/** What is given to a person who asks for their data, or for its erasure. */
export const dataRequestWords = readWords<DataRequestWords>('data-request.json');
