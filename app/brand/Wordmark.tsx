import { brand } from '#content/brand.ts';
import { BrandBeads } from './Symbol.tsx';

/** Symbol and name as one drawing; letters take the text color. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 218 32" width="218" height="32" role="img" aria-label={brand}>
      <BrandBeads />
      <path transform="translate(43 28)" fill="currentColor" d={letters} data-letters="" />
    </svg>
  );
}

// Outlines of Pretendard ExtraBold, widely tracked, so that the name looks the same without the font.
const drawnLetters =
  'M22.2-24H16.6V-9.9H16.4L6.7-24H1.8V0H7.5V-14.1H7.6L17.4 0H22.2Z' +
  'M52.5-12C52.5-20 47.5-24.4 41.1-24.4C34.6-24.4 29.6-20 29.6-12C29.6-4.1 34.6.3 41.1.3C47.5.3 52.5-4.1 52.5-12ZM46.7-12C46.7-7.2 44.6-4.6 41.1-4.6C37.5-4.6 35.4-7.2 35.4-12C35.4-16.8 37.5-19.4 41.1-19.4C44.6-19.4 46.7-16.8 46.7-12Z' +
  'M72.9-16.9H78.4C78.3-21.3 74.7-24.4 69.2-24.4C63.7-24.4 59.8-21.4 59.8-16.9C59.8-13.3 62.3-11.3 66.5-10.3L69-9.7C71.7-9.1 72.9-8.4 72.9-7C72.9-5.4 71.5-4.4 69.1-4.4C66.5-4.4 64.8-5.6 64.6-7.9H59.2C59.3-2.4 63.2.3 69.2.3C75.1.3 78.7-2.4 78.7-7C78.7-10.8 76-13.1 71.3-14.1L69.3-14.6C67.1-15.1 65.6-15.8 65.7-17.3C65.7-18.7 66.9-19.7 69.2-19.7C71.5-19.7 72.8-18.7 72.9-16.9Z' +
  'M85.7 0H91.3V-9.7H101V0H106.6V-24H101V-14.3H91.3V-24H85.7Z' +
  'M120-24H114.4V0H120Z' +
  'M148.1-24H142.5V-9.9H142.3L132.6-24H127.7V0H133.4V-14.1H133.6L143.3 0H148.1Z' +
  'M155.9 0H172.5V-4.6H161.5V-9.7H171.6V-14.3H161.5V-19.4H172.5V-24H155.9Z';

/** The browser has them in the page it was served, and need not be sent them twice. */
const letters = import.meta.env.SSR
  ? drawnLetters
  : (document.querySelector('[data-letters]')?.getAttribute('d') ?? undefined);
