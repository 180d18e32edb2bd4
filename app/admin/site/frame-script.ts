import type { MarkedKey } from '#domain/text-marks.ts';
import { boxesOf, isInWindow, isVisible } from './frame/boxes.ts';
import { bringIntoView } from './frame/bring-into-view.ts';
import { collectPlaces, isWithin, type Places, placesOf } from './frame/collect-places.ts';
import { isPageTooWide, measure } from './frame/measure.ts';
import { createOutline } from './frame/outline.ts';
import { isThroughText, type Picked, pickAllAt, pickAt } from './frame/pick.ts';
import {
  boxesOfPicture,
  createPictures,
  pictureAt,
  pictureUnder,
  scrollToPicture,
} from './frame/pictures.ts';
import { createReveal, goTo } from './frame/reveal.ts';
import { boxesOfSamples, findSamples } from './frame/samples.ts';
import { createTexts } from './frame/show-text.ts';
import type { FrameEvent, FrameRequest } from './frame-messages.ts';

type TextRequest = Extract<FrameRequest, MarkedKey | { type: 'reset' }>;

/** Runs in the page that the frame of the editor shows (server/pages/editable.ts), and alone there. */
try {
  start(collectPlaces(document));
} catch (error) {
  send({ type: 'failed', message: String(error) });
} finally {
  showPage();
}

function showPage(): void {
  document.querySelector('[data-until-shown]')?.remove();
}

function send(event: FrameEvent): void {
  parent.postMessage(event, location.origin);
}

function start(places: Places): void {
  // Before it is measured what is visible.
  showPage();
  const outline = createOutline();
  const reveal = createReveal();
  const texts = createTexts(places);
  const pictures = createPictures();

  function select(key: MarkedKey): void {
    const found = placesOf(places, key).filter(({ kind }) => kind !== 'head');
    const boxesIn = (place: (typeof found)[number]) =>
      isVisible(place) ? boxesOf(place, (piece) => isWithin(piece, key)) : [];
    reveal.hideAgain();
    if (!found.some(isVisible) && found[0]) reveal.show(found[0].element);
    const inText = found.filter((place) => place.node instanceof Text && isVisible(place));
    const shown = inText.length > 0 ? inText : found;
    if (!shown.flatMap(boxesIn).some(isInWindow)) {
      const first = shown.find(isVisible);
      if (first) bringIntoView(first.element);
    }
    outline.set('selected', () => shown.flatMap(boxesIn));
  }

  function selectPicture(name: string): void {
    reveal.hideAgain();
    scrollToPicture(name);
    outline.set('selected', () => boxesOfPicture(name));
  }

  function markSamples(texts: string[]): void {
    const ranges = findSamples(texts);
    outline.set('sample', () => boxesOfSamples(ranges));
  }

  function answer(request: FrameRequest): void {
    if (request.type === 'show-picture') pictures.show(request);
    else if (request.type === 'reset-pictures') pictures.reset();
    else if (request.type === 'select-picture') selectPicture(request.name);
    else if (request.type === 'mark-samples') markSamples(request.texts);
    else answerAboutTexts(request);
    outline.update();
  }

  function answerAboutTexts(request: TextRequest): void {
    if (request.type === 'reset') {
      texts.reset();
      reveal.hideAgain();
      outline.set('selected', () => []);
      return;
    }
    const key = { key: request.key, language: request.language };
    if (request.type === 'select') select(key);
    if (request.type === 'show') {
      if (!texts.show(key, request.text)) send({ type: 'stale', ...key });
    }
    if (request.type === 'measure') {
      const { lines: linesBefore } = texts.withServed(key, () => measure(places, key));
      const now = measure(places, key);
      send({ type: 'measured', ...key, ...now, linesBefore, isPageTooWide: isPageTooWide() });
    }
  }

  addEventListener('message', (event: MessageEvent<FrameRequest>) => {
    if (event.source === parent && event.origin === location.origin) answer(event.data);
  });
  watchPointer(places, (picked, picture) => {
    const [key] = picked.keys;
    const boxes = () =>
      key && picked.place ? boxesOf(picked.place, (piece) => isWithin(piece, key)) : [];
    outline.set('hovered', picture ? () => boxesOfPicture(picture) : boxes);
  });
  send({ type: 'ready', ...describe(places) });
}

function describe({ all, unclosed }: Places) {
  const seen = all.map((place) => ({ ...place, isVisible: isVisible(place) }));
  const unmarked = seen.flatMap(({ node, served, isVisible }) => {
    const bare = served.filter(
      ({ text, within }) => within.length === 0 && /[\p{L}\p{N}]/u.test(text),
    );
    return node instanceof Text && isVisible ? bare.map(({ text }) => text.trim()) : [];
  });
  const places = seen.flatMap(({ kind, served, isVisible }) => {
    const marked = new Set(served.flatMap(({ within }) => within.map(({ text }) => text)));
    return [...marked].map(({ key, language }) => ({ key, language, kind, isVisible }));
  });
  return { places, unmarked: [...new Set(unmarked)], unclosed };
}

/** The page is looked at, not used: a click picks a text, and leads nowhere. */
function watchPointer(
  places: Places,
  hover: (picked: Picked, picture?: string | undefined) => void,
): void {
  document.addEventListener('click', (event) => pick(places, event), true);
  for (const type of ['submit', 'auxclick'] as const) {
    document.addEventListener(type, (event) => event.preventDefault(), true);
  }
  document.addEventListener('pointermove', ({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof Element)) return;
    const picked = pickAt(places, target, { x, y });
    hover(picked, pictureMeant(target, { x, y }, picked.keys));
  });
  document.documentElement.addEventListener('pointerleave', () => hover({ keys: [] }));
}

function pick(places: Places, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  event.stopPropagation();
  const tab = target.closest<HTMLAnchorElement>('[role=tab][href]');
  // Menus open as they do for visitors.
  if (!target.closest('summary')) event.preventDefault();
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link && (event.ctrlKey || event.metaKey)) {
    if (link.origin === location.origin)
      send({ type: 'follow', path: link.pathname + link.search });
    return;
  }
  if (tab) goTo(tab.hash.slice(1));
  const point = pointOf(event, target);
  const keys = pickAllAt(places, target, point);
  const picture = isThroughText(places, point) ? undefined : pictureMeant(target, point, keys);
  send({ type: 'pick', keys, picture });
}

/** A picture that is hit, or that lies under a place without any text. */
function pictureMeant(target: Element, point: { x: number; y: number }, keys: MarkedKey[]) {
  return pictureAt(target) ?? (keys.length === 0 ? pictureUnder(point) : undefined);
}

/** A key pressed on a link or button is a click without a point. */
function pointOf({ detail, clientX, clientY }: MouseEvent, target: Element) {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
