import type { Page } from '@playwright/test';
import { formatUnit } from '#app/ui/format.ts';
import { company } from '#content/company.ts';
import { suppliedEvidence } from '#content/evidence.ts';
import type { Unit } from '#domain/evidence.ts';
import { languages, ownName } from '#domain/language.ts';
import { plainLetters } from '../../scripts/pseudo-language.ts';

/** The last of the table in the copy of the project that this runs in. */
export const pseudoLanguage = languages.at(-1) ?? 'ko';

const figures = [...suppliedEvidence.filterAir.rows, ...suppliedEvidence.deodorization.rows];
const units: readonly Unit[] = [
  suppliedEvidence.antibacterial.unit,
  suppliedEvidence.substances.unit,
  ...figures.map(({ unit }) => unit),
];

/** What looks the same in every language. Text marked as another language's is left out as well. */
const sameEverywhere = [
  company.brand,
  company.name.en,
  company.email,
  company.address.en,
  ...Object.values(ownName),
  ...units.map((unit) => formatUnit(unit, pseudoLanguage)),
  'µm',
  'kB',
];

/** The number of an inquiry. */
const reference = /NS(-\w{4}){2}/;

/** Everything that says something, hidden menus and accessible names included. */
export async function untranslatedTexts(page: Page, typed: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOurs = (element: Element | null) =>
      element !== null &&
      element.closest('[lang]')?.getAttribute('lang') === lang &&
      !element.closest('script, style, noscript');
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (isOurs(parentElement)) found.push(nodeValue ?? '');
    }
    const named = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOurs(element)) continue;
      for (const name of named) found.push(element.getAttribute(name) ?? '');
    }
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property="og:title"]',
    ))
      found.push(meta.getAttribute('content') ?? '');
    return found.map((text) => text.trim());
  });
  const plain = new RegExp(`[${plainLetters}]`, 'i');
  const kept = [...sameEverywhere, ...typed].sort((one, other) => other.length - one.length);
  const isTranslated = (text: string) =>
    !plain.test(
      kept.reduce((rest, same) => rest.replaceAll(same, ''), text.replace(reference, '')),
    );
  return [...new Set(texts.filter((text) => !isTranslated(text)))];
}

/** Text that leaves the window, or that a box around it hides. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const { lang, clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} px wide`);
    const hides = (value: string) => value === 'hidden' || value === 'clip';

    /** Undefined where all of it can be seen or scrolled to. */
    function whatHides(element: Element, text: DOMRect): string | undefined {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // One pixel wide: for screen readers only.
        if (width <= 1) return undefined;
        const isWide = text.left < left - 1 || text.right > right + 1;
        const isHigh = text.top < top - 2 || text.bottom > bottom + 2;
        if ((hides(overflowX) && isWide) || (hides(overflowY) && isHigh)) return box.className;
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed')
          return undefined;
      }
      return text.left < -1 || text.right > clientWidth + 1 ? 'the window' : undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      // The slogan is a picture whose letters a reader's own spacing may push out of it.
      if (element.closest('.visually-hidden, svg[role="img"]')) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const by = whatHides(element, rect);
        if (by !== undefined) wrong.push(`"${node.nodeValue.slice(0, 60)}" is cut off by ${by}`);
        if (by !== undefined) break;
      }
    }
    return wrong;
  });
}

/** Pairs of links and buttons in the header that stand on each other. */
export function overlappingHeaderItems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('header :is(a, button, summary)')];
    // What an open menu shows may cover what is below it.
    const shown = items.filter(
      (item) => item.checkVisibility() && !item.closest('details > :not(summary)'),
    );
    const boxes = shown.map((item) => ({
      item,
      name: item.textContent || item.getAttribute('aria-label'),
      box: item.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            !one.item.contains(other.item) &&
            one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 1 &&
            other.box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name} overlap`),
    );
  });
}
