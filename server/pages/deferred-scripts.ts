/**
 * A page reads completely without its scripts, so they wait: React Router's module script is left
 * as inert text, and this loader brings it to life when the browser is idle or on the first touch,
 * key or focus. It is the same in every document, and so is its hash.
 */
const loader = `(()=>{let d=0;const t=window.trustedTypes?.createPolicy("held-scripts",{createScript:c=>c}),e=["pointerdown","keydown","focusin","touchstart"],s=()=>{if(d++)return;for(const n of e)removeEventListener(n,s,!0);for(const o of document.querySelectorAll('script[type="text/held"]')){const n=document.createElement("script");n.type="module";n.textContent=t?t.createScript(o.textContent):o.textContent;o.replaceWith(n)}};for(const n of e)addEventListener(n,s,{capture:!0,passive:!0});const i=()=>"requestIdleCallback"in window?requestIdleCallback(s,{timeout:3000}):setTimeout(s,200);document.readyState==="complete"?i():addEventListener("load",i)})()`;

const anyScript = /<script[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

export interface ScriptedPage {
  html: string;
  /** The code of the inline scripts that the program itself wrote: what the policy must list. */
  scripts: string[];
}

/**
 * Tells the program's own scripts from any that came in through content. While a page is rendered,
 * its own scripts carry a random nonce that nobody outside can know; here they are collected by it,
 * and it is taken out, so that what is kept and sent does not give it away.
 */
export function collectOwnScripts(page: string, nonce: string): ScriptedPage {
  const mark = ` nonce="${nonce}"`;
  const ownScript = new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts: string[] = [];
  for (const [, before = '', after = '', code = ''] of page.matchAll(ownScript)) {
    if (!/\bsrc=/.test(before + after)) scripts.push(code);
  }
  return { html: page.replaceAll(mark, ''), scripts };
}

/** Held back by their nonce as well: an inert script of somebody else must stay inert. */
export function deferScripts(page: string, nonce: string): ScriptedPage {
  const held = page
    .replace(modulePreload, '')
    .replaceAll(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/held">`,
    );
  const withLoader = held.replace(
    '</body>',
    () => `<script nonce="${nonce}">${loader}</script></body>`,
  );
  return collectOwnScripts(withLoader, nonce);
}

/** A document that never needs them, such as the page for an address that does not exist. */
export function withoutScripts(page: string, nonce: string): string {
  return page.replace(modulePreload, '').replace(anyScript, '').replaceAll(` nonce="${nonce}"`, '');
}
