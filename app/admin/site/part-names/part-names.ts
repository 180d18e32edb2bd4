/** What staff call a part of the paths of texts. */
export type PartNames = Readonly<Record<string, readonly [ko: string, en: string]>>;
