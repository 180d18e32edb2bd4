/** What a hand has done is shown first; what it leads to may take a frame longer. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
