/** How text of a post may be aligned: `data-align` in its HTML, since the page allows no styles. */
const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

export function isAlignment(value: unknown): value is Alignment {
  return alignments.includes(value as Alignment);
}
