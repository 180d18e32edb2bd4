/** Journeys, by a part of their title, that this way of driving Firefox cannot take; and why. */
const chromiumOnly: Record<string, string> = {
  'the first page of the back office is light': 'weighs answers by Chromium’s own protocol',
  'a passkey signs in alone': 'needs the virtual passkeys of Chromium’s own protocol',
  'a second factor that becomes required': 'needs virtual passkeys as well',
  'without JavaScript': 'Playwright cannot switch scripts off here',
  'when motion is reduced': 'Playwright cannot emulate it here',
  'by finger': 'Playwright cannot tap here; the mobile menu is clicked instead',
  'on a phone (an inquiry|a reload)': 'Playwright cannot emulate a phone here',
  'an answer that got lost': 'Playwright cannot send a request on by itself here',
  'a change after a lost answer': 'the same',
  'what follows an inquiry that staff have erased': 'the same',
  'on paper nothing repeats': 'Playwright cannot emulate print here',
  'prints a post': 'Playwright cannot emulate print here',
  'the wall turns from rain to mold': 'Firefox draws nothing by scrolling, and shows both walls',
  'nothing moves while a page settles': 'Firefox does not measure layout shifts',
  'copies its address': 'Playwright cannot allow reading the clipboard here',
  'cases are moved by pointer': 'this way of driving Firefox begins no drag',
  'leaves nine of ten thousand beads': 'begins where motion is reduced',
  'whose code was lost on the way wakes': 'Firefox remembers that a module could not be loaded',
  'one file has all that the Korean pages': 'Playwright cannot name the page one comes from here',
  'found by two syllables, and exported': 'Firefox announces no download of a blob',
};

/** For Playwright's `grepInvert`. */
export const chromiumOnlyTitles = Object.keys(chromiumOnly).map((title) => new RegExp(title));
