import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { selectStyles, splitStyles } from './inline-styles.ts';

/** What the build has made for public documents. */
export interface PageFiles {
  /** The addresses of the scripts that public pages have: each page one of the two. */
  scripts: { content: string; inquiry: string };
  stylesFor(html: string): string;
}

export async function readPageFiles(buildFolder: string, build: ServerBuild): Promise<PageFiles> {
  const scripts = JSON.parse(await readFile(join(buildFolder, 'page-scripts.json'), 'utf8'));
  const routes = Object.values(build.assets.routes).flatMap((route) => route ?? []);
  const sheetsOf = async (prefixes: string[]) => {
    const meant = prefixes.flatMap((prefix) => routes.filter(({ id }) => id.startsWith(prefix)));
    // The router marks some of them with an empty fragment.
    const files = meant.flatMap(({ css = [] }) => css.map((address) => address.replace('#', '')));
    const reading = [...new Set(files)].map((file) => readFile(join(buildFolder, 'client', file)));
    return (await Promise.all(reading)).join('');
  };
  // In the order of the cascade: the frame's parts before the pages that place them.
  const all = splitStyles(await sheetsOf(['root', 'frame/', 'pages/']));
  const inquiry = await sheetsOf(['pages/contact/']);
  return {
    scripts,
    // The router goes from step to step without asking for another document.
    stylesFor: (html) => selectStyles(all, usesRouter(html) ? html + inquiry : html),
  };
}

/** Whether the router's client goes on with the document: the inquiry. */
function usesRouter(html: string): boolean {
  return html.includes('window.__reactRouterContext');
}

interface StyledPage {
  html: string;
  /** As they stand in it: what its policy must list. */
  styles: string[];
}

/** Puts the styles that a document needs into its head. */
export function addStyles(html: string, files: PageFiles | undefined): StyledPage {
  if (!files) return { html, styles: [] };
  const styles = files.stylesFor(html);
  const tag = `<style>${styles}</style>`;
  return { html: html.replace('</head>', () => `${tag}</head>`), styles: [styles] };
}

/** The same, and the name of its page script, which inline-script.js fetches. */
export function addPageFiles(html: string, files: PageFiles | undefined): StyledPage {
  const page = addStyles(html, files);
  if (!files) return page;
  const script = usesRouter(html) ? files.scripts.inquiry : files.scripts.content;
  const tag = `<script type="text/page-script" data-src="${script}"></script>`;
  return { ...page, html: page.html.replace('</head>', () => `${tag}</head>`) };
}
