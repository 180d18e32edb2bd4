/**
 * A page reads completely without its scripts, so they wait: React Router's module script is left
 * as inert text, and this loader brings it to life when the browser is idle or on the first touch,
 * key or focus. It is the same in every document, and so is its hash.
 */
const loader = `(()=>{let d=0;const e=["pointerdown","keydown","focusin","touchstart"],s=()=>{if(d++)return;for(const n of e)removeEventListener(n,s,!0);for(const o of document.querySelectorAll('script[type="text/held"]')){const n=document.createElement("script");n.type="module";n.textContent=o.textContent;o.replaceWith(n)}};for(const n of e)addEventListener(n,s,{capture:!0,passive:!0});const i=()=>"requestIdleCallback"in window?requestIdleCallback(s,{timeout:3000}):setTimeout(s,200);document.readyState==="complete"?i():addEventListener("load",i)})()`;

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

export function holdBackScripts(html: string): string {
  const held = html
    .replace(modulePreload, '')
    .replace(/<script type="module" async="">/g, '<script type="text/held">');
  return held.replace('</body>', () => `<script>${loader}</script></body>`);
}

/** A document that never needs them, such as the page for an address that does not exist. */
export function withoutScripts(html: string): string {
  return html.replace(modulePreload, '').replace(inlineScript, '');
}

/** The code of every inline script that the policy must list; data blocks are not scripts. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !/\bsrc=|application\/ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '');
}
