import { readVideo, videoLink } from '#domain/video.ts';

/**
 * What Word, Google Docs, Hancom and Naver put on the clipboard, reduced to what it means:
 * headings, lists, tables, links, pictures, bold and the like stay; looks and markers go. The server
 * cleans again by its own list; this keeps structure that only the original markup shows.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeNoise(body);
  unwrapGoogleDocs(body);
  restoreNaver(body);
  restoreHeadings(body);
  restoreWordLists(body);
  restoreMarks(body);
  takeLazyPictures(body);
  takePlayers(body);
  dropLooks(body);
  flattenBlocks(body);
  dropEmpty(body);
  return body.innerHTML;
}

const noise =
  'script,style,meta,link,title,xml,noscript,template,svg,math,button,input,select,form';

function removeNoise(body: HTMLElement) {
  for (const element of body.querySelectorAll(noise)) element.remove();
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
  // Word's own elements (`<o:p>`, `<v:shape>`, `<w:sdt>`): their text is kept, if they have any.
  for (const element of [...body.querySelectorAll('*')]) {
    if (element.localName.includes(':')) unwrap(element);
  }
}

/** All of a Google document comes inside one `<b style="font-weight:normal">`. */
function unwrapGoogleDocs(body: HTMLElement) {
  for (const element of body.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(element);
}

/** Naver's blocks say what they are only by their class. */
function restoreNaver(body: HTMLElement) {
  for (const quote of body.querySelectorAll('.se-quotation, .se-component-quotation')) {
    if (quote.querySelector('blockquote')) unwrap(quote);
    else rename(quote, 'blockquote');
  }
  for (const title of body.querySelectorAll('.se-sectionTitle .se-text-paragraph')) {
    rename(title, 'h3');
  }
  for (const rule of body.querySelectorAll('.se-horizontalLine')) rename(rule, 'hr');
  for (const caption of body.querySelectorAll('.se-caption')) rename(caption, 'p');
}

function restoreHeadings(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const title of body.querySelectorAll('p.MsoSubtitle')) rename(title, 'h3');
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, div')) {
    const level = /mso-outline-level:\s*(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
    if (level && Number(level) <= 3) rename(paragraph, `h${Number(level) + 1}`);
  }
  // The page's own heading is the title; the text begins one below.
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
}

interface ListItem {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** Word writes a list as paragraphs with a marker in front and the level in a style. */
function restoreWordLists(body: HTMLElement) {
  const isItem = (element: Element) =>
    /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') ||
    /MsoListParagraph/.test(element.className);
  for (const first of [...body.querySelectorAll('p, div')]) {
    if (!first.isConnected || !isItem(first)) continue;
    const run: ListItem[] = [];
    for (let next: Element | null = first; next && isItem(next); next = next.nextElementSibling) {
      run.push(readItem(next));
    }
    const { parentNode } = first;
    const marker = document.createTextNode('');
    parentNode?.insertBefore(marker, first);
    marker.replaceWith(buildList(run));
  }
}

function readItem(element: Element): ListItem {
  const level = Number(/level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1);
  const bullets = [...element.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  let sign = bullets
    .map((span) => span.textContent)
    .join('')
    .trim();
  for (const bullet of bullets) bullet.remove();
  if (!sign) {
    const { textContent } = element;
    sign =
      /^\s*([·•○▪§oü\-–]|\(?(?:\d+|[a-z]|[ivx]+|[가-하])[.)])\s+/i.exec(textContent)?.[1] ?? '';
    if (sign) removeStart(element, sign);
  }
  // Word's bullets are letters of a symbol font: only one with a period or bracket counts.
  return { element, level, isNumbered: /^\(?(\d+|[a-z]|[ivx]+|[가-하])[.)]$/i.test(sign) };
}

function removeStart(element: Element, sign: string) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim()) continue;
    text.data = text.data.replace(sign, '').replace(/^[\s\u00a0]+/, '');
    return;
  }
}

function buildList(run: readonly ListItem[]): Element {
  const list = document.createElement(run[0]?.isNumbered ? 'ol' : 'ul');
  const base = run[0]?.level ?? 1;
  for (let at = 0; at < run.length; at++) {
    const entry = run[at];
    if (!entry) continue;
    if (entry.level > base && list.lastElementChild) {
      let end = at;
      while ((run[end]?.level ?? 0) > base) end++;
      list.lastElementChild.append(buildList(run.slice(at, end)));
      at = end - 1;
      continue;
    }
    const item = document.createElement('li');
    const text = document.createElement('p');
    text.append(...entry.element.childNodes);
    item.append(text);
    list.append(item);
    entry.element.remove();
  }
  return list;
}

/** Google Docs, Hancom and Naver say bold and italic by style. */
function restoreMarks(body: HTMLElement) {
  // Only those of the editor itself have this.
  for (const span of [...body.querySelectorAll<HTMLElement>('span:not([data-color]), font')]) {
    const style = span.getAttribute('style') ?? '';
    const marks: string[] = [];
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style) && !span.closest('h2,h3,h4,th,strong,b')) {
      marks.push('strong');
    }
    if (/font-style:\s*italic/i.test(style)) marks.push('em');
    if (/text-decoration[^;]*underline/i.test(style) && !span.closest('a')) marks.push('u');
    if (/text-decoration[^;]*line-through/i.test(style)) marks.push('s');
    for (const mark of marks) {
      const element = document.createElement(mark);
      element.append(...span.childNodes);
      span.append(element);
    }
    unwrap(span);
  }
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/font-weight:\s*(normal|400)/i.test(bold.getAttribute('style') ?? '')) unwrap(bold);
  }
}

/** Naver and other sites keep the real address of a picture aside until it is scrolled to. */
function takeLazyPictures(body: HTMLElement) {
  for (const picture of body.querySelectorAll('img')) {
    const lazy = picture.dataset.lazySrc ?? picture.dataset.src ?? picture.dataset.original;
    if (lazy && /^https?:/.test(lazy)) picture.setAttribute('src', lazy);
    const { width, height } = picture;
    if ((width === 1 && height === 1) || !picture.getAttribute('src')) picture.remove();
  }
}

/** The editor has no players, only links to films, which the site draws as screens. */
function takePlayers(body: HTMLElement) {
  for (const player of body.querySelectorAll('iframe, embed')) {
    const video = readVideo(player.getAttribute('src') ?? '');
    if (!video) {
      player.remove();
      continue;
    }
    const link = document.createElement('a');
    link.textContent = player.getAttribute('title')?.trim() || video.service;
    for (const [name, value] of Object.entries(videoLink(video))) link.setAttribute(name, value);
    const paragraph = document.createElement('p');
    paragraph.append(link);
    player.replaceWith(paragraph);
  }
}

const keptAttributes: Record<string, readonly string[]> = {
  a: ['href', 'data-video', 'data-still', 'data-file', 'data-size'],
  img: ['src', 'alt', 'width'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** Of text that is copied from one place of the editor to another. */
const ownAttributes = ['data-align', 'data-color', 'data-section', 'data-gallery'];

function dropLooks(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    const allowed = [...ownAttributes, ...(keptAttributes[element.localName] ?? [])];
    for (const { name } of [...element.attributes]) {
      if (!allowed.includes(name)) element.removeAttribute(name);
    }
    if (
      element.localName === 'a' &&
      !/^(https?:|mailto:|tel:|\/)/i.test(element.getAttribute('href') ?? '')
    ) {
      unwrap(element);
    }
  }
  for (const column of body.querySelectorAll('colgroup, col')) column.remove();
}

const blocks = 'p,h2,h3,h4,ul,ol,table,blockquote,hr,pre,figure,div,section,article';

/** A `<div>` that only holds blocks is dropped; one that holds text is a paragraph. */
function flattenBlocks(body: HTMLElement) {
  for (const element of [
    ...body.querySelectorAll('div:not([data-align]),section,article,main,header,footer,center'),
  ]) {
    if (element.querySelector(blocks)) unwrap(element);
    else rename(element, 'p');
  }
}

function dropEmpty(body: HTMLElement) {
  for (const element of [...body.querySelectorAll('p,h2,h3,h4,span,strong,em,u,s,b,i')].reverse()) {
    const text = element.textContent.replace(/[\s\u00a0\u200b\ufeff]/g, '');
    if (!text && !element.querySelector('img,br,hr')) {
      if (element.closest('td,th') && element.localName === 'p') continue;
      element.remove();
    }
  }
  for (const lineBreak of body.querySelectorAll(':scope > br')) lineBreak.remove();
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string) {
  const other = document.createElement(name);
  if (name !== 'hr') other.append(...element.childNodes);
  const style = element.getAttribute('style');
  if (style) other.setAttribute('style', style);
  other.className = element.className;
  element.replaceWith(other);
}
