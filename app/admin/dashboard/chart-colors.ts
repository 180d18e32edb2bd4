/** As the style sheet has them, by day and by night. */
const names = ['now', 'late', 'soft', 'before', 'line', 'text', 'ground'] as const;

export type ChartColors = Record<(typeof names)[number] | 'font', string>;

export function readColors(element: Element): ChartColors {
  const style = getComputedStyle(element);
  const colors = names.map((name) => [name, style.getPropertyValue(`--chart-${name}`).trim()]);
  return { ...(Object.fromEntries(colors) as ChartColors), font: style.fontFamily };
}
