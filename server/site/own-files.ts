import { fileOfReport, isEvidenceName } from '#domain/evidence.ts';
import { filesOfFilm } from '#domain/own-film.ts';
import { ownFiles } from '#domain/own-picture.ts';
import type { TextKey } from '#domain/site-text.ts';
import { evidencePage, readOwnEvidence } from './evidence.ts';
import { filmPage, readOwnFilm } from './films.ts';
import { picturePage, readOwnPicture } from './pictures.ts';

type FilesOf = (value: string, path: string) => string[];

const filesOf: Record<string, FilesOf> = {
  [picturePage](value) {
    const picture = readOwnPicture(value);
    return picture ? ownFiles(picture) : [];
  },
  [filmPage](value) {
    const film = readOwnFilm(value);
    return film ? filesOfFilm(film) : [];
  },
  [evidencePage](value, path) {
    const record = isEvidenceName(path) ? readOwnEvidence(path, value) : undefined;
    const report = record?.source?.report;
    return report ? [fileOfReport(report)] : [];
  },
};

/** Pages whose values are no texts but records, some of them with files. */
export const recordPages = Object.keys(filesOf);

/** What the files are called, in the public store, that a value consists of. */
export function filesOfValue({ page, path }: Pick<TextKey, 'page' | 'path'>, value: string) {
  return filesOf[page]?.(value, path) ?? [];
}
