import { localize } from '#domain/language.ts';
import { firstPathOf, sectionOf } from '#domain/pages.ts';
import { siblingsOf } from './pages.ts';
import { useFrame } from './useFrame.ts';

export interface WayHere {
  /** What the last step reads when the page has no name of its own in the menus (a post, a step of the inquiry). */
  title?: string | undefined;
  /** The page of which it is one, where no section is. */
  parent?: { name: string; path: string } | undefined;
}

export interface Step {
  name: string;
  /** None where it leads nowhere else. */
  path?: string;
}

/** The steps from home to this page. */
export function useWayHere({ title, parent }: WayHere): Step[] {
  const { language, words, path } = useFrame();
  const section = sectionOf(path);
  // As in Banner.tsx.
  const page = import.meta.env.SSR
    ? siblingsOf(path).find((sibling) => sibling.path === path)
    : undefined;

  const steps: Step[] = [{ name: words.breadcrumb.home, path: localize('/', language) }];
  if (section && page && firstPathOf(section) === path) {
    // The section begins with this page.
    steps.push({ name: words.sections[section] });
  } else if (section && firstPathOf(section) !== path) {
    steps.push({ name: words.sections[section], path: localize(firstPathOf(section), language) });
  }
  if (import.meta.env.SSR && parent) steps.push(parent);
  const last = title ?? (page ? words.pages[page.name] : section && words.sections[section]);
  // What has no name of its own, as a post that is gone, ends in its section.
  const isNamed = !import.meta.env.SSR || last !== steps.at(-1)?.name;
  if (last && isNamed) steps.push({ name: last, path: localize(path, language) });
  return steps;
}
