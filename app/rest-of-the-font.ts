import restOfTheFont from '../.cache/fonts/rest.css?url';

/** For characters that the site's own text does not have: posts and settings may bring them. */
export function addRestOfTheFont(): void {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = restOfTheFont;
  document.head.append(sheet);
}
