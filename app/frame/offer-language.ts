import { readItem, writeItem } from '../browser-storage.ts';

const dismissed = 'language-offer-dismissed';

/** Offers the page in the browser's language, unless the visitor has chosen one or said no before. */
export function offerLanguage(): void {
  const hasChosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('language='));
  // Without storage a dismissal could not be remembered, so there is no offer.
  if (hasChosen || readItem(dismissed) !== null) return;
  const [preferred] = navigator.language.toLowerCase().split('-');
  const offer = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')].find(
    ({ dataset }) => dataset.languageOffer === preferred,
  );
  if (!offer) return;

  const show = (isShown: boolean) => {
    offer.hidden = !isShown;
    // On the root, so that what stands at the foot of the window can make room without :has().
    document.documentElement.toggleAttribute('data-language-offered', isShown);
  };
  show(true);
  offer.querySelector('button')?.addEventListener('click', () => {
    writeItem(dismissed, 'true');
    show(false);
  });
  // Any choice of a language is an answer, where the page stays as well.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[data-language]')) show(false);
  });
}
