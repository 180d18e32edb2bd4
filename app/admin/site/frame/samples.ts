/** Where the page says one of these texts, by the places of their letters. */
export function findSamples(texts: readonly string[]): Range[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const text of texts) found.push(...rangesOf(node as Text, text));
  }
  return found;
}

function rangesOf(node: Text, text: string): Range[] {
  const found: Range[] = [];
  for (let at = node.data.indexOf(text); at >= 0; at = node.data.indexOf(text, at + 1)) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    found.push(range);
  }
  return found;
}

/** A box for each line; none of what is folded away or only for screen readers. */
export function boxesOfSamples(ranges: readonly Range[]): DOMRect[] {
  return ranges.flatMap((range) => {
    const element = range.startContainer.parentElement;
    if (!element || element.closest('.visually-hidden, details:not([open])')) return [];
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  });
}
