/** As high as a section comes to stand that was followed from the list. */
const lineOfReading = 200;

/** Only there the list stands beside the text (Contents.module.css); elsewhere nothing need be measured. */
const isBeside = matchMedia('(min-width: 992px)');

/** Marks in the list beside the text the section that is read. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  let marked: HTMLAnchorElement | undefined;
  const mark = () => {
    if (!isBeside.matches) return;
    const read = isAtEnd() ? links.at(-1) : links.findLast(hasBegun);
    if (read === marked) return;
    marked?.removeAttribute('aria-current');
    read?.setAttribute('aria-current', 'true');
    marked = read;
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  isBeside.addEventListener('change', mark);
}

function hasBegun({ hash }: HTMLAnchorElement): boolean {
  const section = document.getElementById(hash.slice(1));
  return section !== null && section.getBoundingClientRect().top < lineOfReading;
}

/** Where the last sections are short, none of them comes as high as that. */
function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
