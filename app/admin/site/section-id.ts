/** Of a part of the page whose texts are listed. */
export const sectionId = (index: number) => `part-${index}`;
