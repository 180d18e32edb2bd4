import type { TextKey } from '#domain/site-text.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import type { Panel } from './in-editor.ts';
import {
  closeMenus,
  collect,
  type Point,
  pointInElement,
  pointInText,
  pointOfOpener,
} from './in-frame.ts';
import { type MarkedName, readMarkedPage } from './marked-page.ts';
import { type Span, type Target, targetsIn, unmarkedIn } from './targets.ts';

/** An editor of pages that some browser has open. */
export interface OpenEditor {
  inFrame<Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Result>;
  /** Clicks at a point of the page in the frame; the texts that this finds, the chosen one first. */
  pick(point: Point): Promise<MarkedKey[]>;
  panelShown(): Promise<Panel>;
  /** Takes another of the texts that the click has found. */
  choose(path: string): Promise<void>;
  /** As wide as a phone from now on, where menus are others. */
  makeNarrow(): Promise<void>;
}

export interface Reached {
  /** By `nameOf`: those that are seen, and were clicked. */
  texts: Set<string>;
  /** Those that only name something, as a picture's description does. */
  names: Set<string>;
  /** What is wrong. */
  unreachable: string[];
  /** Seen, and no text of the site. */
  unmarked: Set<string>;
}

export const nameOf = ({ key, language }: MarkedKey) => `${language} ${key}`;

/** Where two lists of texts first differ. */
function firstDifference(served: readonly string[], found: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(served.length, found.length) }).findIndex(
    (_, place) => served[place] !== found[place],
  );
  return at < 0 ? undefined : `“${served[at]}” became “${found[at]}”`;
}

/** In milliseconds. */
export const patience = 5000;

async function happens(condition: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + patience;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > until) return false;
  }
}

/**
 * Clicks the texts of pages. A field that was found once is not waited for again: on further pages
 * it is enough that the click finds the same text, and menus that have the same are not opened.
 */
export function createReach(textOf: (key: MarkedKey) => TextKey) {
  const proven = new Set<string>();

  /** Clicks each text of a page that was served as `html`. */
  return async function reachTexts(editor: OpenEditor, html: string): Promise<Reached> {
    const reached: Reached = {
      texts: new Set(),
      names: new Set(),
      unreachable: [],
      unmarked: new Set(),
    };
    const listed = new Map<string, string[]>();
    const served = readMarkedPage(html);
    const found = await editor.inFrame(collect, undefined);
    const difference =
      firstDifference(served.elements, found.elements) ??
      firstDifference(
        served.nodes.map(({ plain }) => plain),
        found.texts,
      );
    if (difference) {
      reached.unreachable.push(
        `the page in the frame is not the one that was served: ${difference}`,
      );
      return reached;
    }

    /** What is wrong with the field that opens for a text. */
    async function errorsInField(key: MarkedKey, isFirst: boolean): Promise<string[]> {
      const { page, path } = textOf(key);
      if (proven.has(nameOf(key)) && listed.has(page)) return [];
      if (!isFirst) await editor.choose(path);
      const isShown = await happens(async () => {
        const panel = await editor.panelShown();
        const isRight =
          panel.file === page && panel.path === path && panel.language === key.language;
        if (isRight) listed.set(page, panel.listed);
        return isRight;
      });
      if (isShown) proven.add(nameOf(key));
      return isShown
        ? []
        : [`its field does not open, but ${JSON.stringify(await editor.panelShown())}`];
    }

    /** Again where the page still moved by what was clicked before. */
    async function clickText(target: Target, seen: Point): Promise<void> {
      const { key, said } = target;
      let errors: string[] = [];
      for (let point: Point | null = seen, tries = 0; point && tries < 3; tries += 1) {
        const keys = await editor.pick(point);
        const at = keys.findIndex((one) => nameOf(one) === nameOf(key));
        errors = at < 0 ? ['a click on it finds another'] : await errorsInField(key, at === 0);
        if (errors.length === 0) break;
        point = await editor.inFrame(pointInText, target);
      }
      reached.texts.add(nameOf(key));
      reached.unreachable.push(...errors.map((error) => `“${said}” (${describe(key)}): ${error}`));
    }

    /** A menu in a menu in a menu is the deepest. */
    async function openFor(target: Target): Promise<Point | null> {
      await editor.inFrame(closeMenus, undefined);
      for (let depth = 0; depth < 4; depth += 1) {
        const opener = await editor.inFrame(pointOfOpener, target.node);
        if (!opener) break;
        await editor.pick(opener);
      }
      return editor.inFrame(pointInText, target);
    }

    /** Answers those that are not seen. */
    async function clickAll(targets: readonly Target[], opens: boolean): Promise<Target[]> {
      const hidden: Target[] = [];
      for (const target of targets) {
        const seen = await editor.inFrame(pointInText, target);
        const point = seen ?? (opens ? await openFor(target) : null);
        if (point) await clickText(target, point);
        else hidden.push(target);
      }
      await editor.inFrame(closeMenus, undefined);
      return hidden;
    }

    /** Clicks an element; again where the page still moved by what was clicked before. */
    async function clickElement(element: number, wanted: readonly MarkedKey[]) {
      let found: Set<string> | undefined;
      for (let tries = 0; tries < 3; tries += 1) {
        const point = await editor.inFrame(pointInElement, element);
        if (!point) return found;
        found = new Set((await editor.pick(point)).map(nameOf));
        if (wanted.every((key) => found?.has(nameOf(key)))) break;
      }
      return found;
    }

    /** A name that no click finds stands in the list beside the page. */
    async function clickNames(names: readonly MarkedName[]): Promise<void> {
      for (const { element, attribute, keys } of names) {
        const open = keys.filter((key) => !reached.texts.has(nameOf(key)));
        const found = open.length > 0 ? await clickElement(element, open) : undefined;
        if (!found) continue;
        for (const key of open) {
          const { page, path } = textOf(key);
          reached.names.add(nameOf(key));
          if (found.has(nameOf(key)) || listed.get(page)?.includes(path)) continue;
          reached.unreachable.push(
            `${attribute} (${describe(key)}): no click finds it, nor the list`,
          );
        }
      }
    }

    const isSeen = async ({ node, from, to }: Span) =>
      (await editor.inFrame(pointInText, { node, from, to })) !== null;
    for (const span of unmarkedIn(served.nodes)) {
      if (await isSeen(span)) reached.unmarked.add(span.said);
    }
    const isUnproven = ({ key }: Target) => !proven.has(nameOf(key));
    const folded = await clickAll(targetsIn(served.nodes), false);
    const narrow = await clickAll(folded.filter(isUnproven), true);
    await clickNames(served.names);
    const left = narrow.filter(isUnproven);
    if (left.length > 0) {
      await editor.makeNarrow();
      await clickAll(left, true);
    }
    return reached;

    function describe(key: MarkedKey): string {
      const { page, path, language } = textOf(key);
      return `${page} ${path} ${language}`;
    }
  };
}
