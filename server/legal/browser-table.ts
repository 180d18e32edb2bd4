import type { Words } from '#content/words.ts';
import type { PolicyTable } from './policy-document.ts';

type BrowserWords = Words['privacy']['sections']['browser'];

/** All that public pages keep in a visitor's browser, by the names it has there. */
const kept: {
  name: string;
  place: keyof BrowserWords['places'];
  words: keyof BrowserWords['entries'];
}[] = [
  { name: 'language', place: 'cookie', words: 'language' },
  { name: 'popup', place: 'cookie', words: 'popup' },
  { name: 'inquiry-draft', place: 'localStorage', words: 'draft' },
  { name: 'inquiry-files', place: 'indexedDb', words: 'files' },
  { name: 'language-offer-dismissed', place: 'localStorage', words: 'languageOffer' },
  { name: 'lights', place: 'localStorage', words: 'lights' },
  { name: 'popup-closed', place: 'sessionStorage', words: 'popupClosed' },
  { name: 'place', place: 'sessionStorage', words: 'place' },
  { name: 'list-focus', place: 'sessionStorage', words: 'listFocus' },
  { name: 'entered-post', place: 'sessionStorage', words: 'enteredPost' },
  { name: 'react-router-scroll-positions', place: 'sessionStorage', words: 'scroll' },
  { name: 'react-router-manifest-version', place: 'sessionStorage', words: 'manifest' },
];

export function browserTable(words: BrowserWords): PolicyTable {
  return {
    caption: words.caption,
    columns: [words.name, words.place, words.purpose, words.period],
    rows: kept.map(({ name, place, words: entry }) => [
      name,
      words.places[place],
      words.entries[entry].purpose,
      words.entries[entry].period,
    ]),
  };
}
