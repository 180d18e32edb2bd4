/** As high as a section comes to stand that was followed from the list. */
const lineOfReading = 200;

/** Marks in the list beside the text the section that is read. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const mark = () => {
    const read = links.findLast(({ hash }) => {
      const section = document.getElementById(hash.slice(1));
      return section && section.getBoundingClientRect().top < lineOfReading;
    });
    for (const link of links) link.setAttribute('aria-current', String(link === read));
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
}
