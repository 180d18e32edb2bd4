/** With an exclamation mark when it is above what is wanted. */
export function figure(value: number, digits = 0, wanted?: number): string {
  const text = value.toFixed(digits);
  return wanted !== undefined && Number(text) > wanted ? `${text}!` : text;
}

export function row(name: string, figures: readonly string[]): string {
  return name.padEnd(13) + figures.map((text) => text.padStart(9)).join('');
}
