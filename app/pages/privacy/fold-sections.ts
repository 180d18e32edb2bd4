/** There the list beside the text leads through it (Contents.module.css). */
const isWide = matchMedia('(min-width: 992px)');

/**
 * On a narrow screen the titles are the contents, and the text below each is folded: not what is seen
 * already, which would jump, and nothing where a reader comes back to a place in the text.
 */
export function foldSections(): void {
  const policy = document.querySelector<HTMLElement>('[data-policy]');
  if (!policy || isWide.matches) return;
  const isAtPlace = scrollY > 0 && !location.hash;
  const sections = [...policy.querySelectorAll<HTMLElement>(':scope > section')];
  const seen = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  const all = sections.map((section) => {
    const details = foldable(section);
    details.open = isAtPlace || seen.includes(section);
    return details;
  });
  policy.dataset.folds = '';
  openTarget()?.scrollIntoView();
  addEventListener('hashchange', openTarget);
  openAllOnPaper(all);
  isWide.addEventListener('change', () => {
    if (isWide.matches) for (const details of all) details.open = true;
  });
}

/** The section's text becomes what its title opens. */
function foldable(section: HTMLElement): HTMLDetailsElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const [title, ...text] = section.children;
  if (title) summary.append(title);
  details.append(summary, ...text);
  section.append(details);
  return details;
}

function openTarget(): Element | null {
  const target = document.querySelector(':target');
  const details = target?.querySelector('details');
  if (details) details.open = true;
  return target;
}

function openAllOnPaper(all: HTMLDetailsElement[]): void {
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folded = all.filter(({ open }) => !open);
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
  });
}
