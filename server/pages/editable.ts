import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkedKey } from '#domain/text-marks.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { keysIn } from '../site/marks.ts';
import { withoutScripts } from './deferred-scripts.ts';
import { addStyles, type PageFiles } from './page-files.ts';

interface Parts {
  files: PageFiles | undefined;
  /** What the build has made of `app/admin/site/frame-script.ts`. */
  frameScript: string;
  siteUrl: string | undefined;
}

interface EditableDocument {
  html: string;
  headers: Record<string, string>;
  /** Every text that the page carries, shown or not. */
  keys: MarkedKey[];
}

export function readFrameScript(buildFolder: string): Promise<string> {
  return readFile(join(buildFolder, 'frame-script.js'), 'utf8');
}

/** Nobody sees the marks: the script takes this away when it has taken them out. */
const hidden = 'body{visibility:hidden}';

/**
 * Makes of a page with marked texts the document that a frame of the back office shows: no script
 * of the page, so that it stays as it was served, and the one that finds the texts.
 */
export function toEditable(page: string, nonce: string, parts: Parts): EditableDocument {
  const { files, frameScript, siteUrl } = parts;
  // Before the scripts go, which carry structured data.
  const keys = keysIn(page);
  const { html, styles } = addStyles(withoutScripts(page, nonce), files);
  const withParts = html
    .replace('</head>', () => `<style data-until-shown="">${hidden}</style></head>`)
    .replace('</body>', () => `<script>${frameScript}</script></body>`);
  const inline = { scripts: [frameScript], styles: [...styles, hidden] };
  return { html: withParts, headers: documentHeaders('editable', siteUrl, inline), keys };
}
