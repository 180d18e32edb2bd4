/** What a person would call the browser that sent this: `Chrome, Windows`. */
export function nameBrowser(agent: string): string | undefined {
  const browser = /(Edg|OPR|SamsungBrowser|Whale|Firefox|Chrome|Safari)\/(\d+)/.exec(agent);
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(agent);
  if (!browser) return undefined;
  const name = browser[1] === 'Edg' ? 'Edge' : browser[1];
  return [name, system?.[1]].filter(Boolean).join(', ');
}
