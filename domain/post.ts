import type { Language } from './language.ts';
import { cleanLine, maxRawLength } from './text.ts';

export const postsPerPage = 12;

export const sortModes = ['newest', 'oldest'] as const;
export type SortMode = (typeof sortModes)[number];

export const maxTitleLength = 300;
export const maxDescriptionLength = 200;
export const maxSearchLength = 300;

/** What somebody looks for in titles, as it is compared with them. */
export function cleanSearch(q: string): string {
  return cleanLine(q.slice(0, maxRawLength(maxSearchLength))).slice(0, maxSearchLength);
}

/** Parts of a picture, in the order in which they stand in it. */
export const pictureFocuses = [
  ...(['left top', 'top', 'right top'] as const),
  ...(['left', 'center', 'right'] as const),
  ...(['left bottom', 'bottom', 'right bottom'] as const),
];
export type PictureFocus = (typeof pictureFocuses)[number];

/** A picture of a post as it is served: `/pictures/<hash>-<one of widths>.webp`. */
export interface PostPicture {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** What stays in sight where it is cut; the middle, unless somebody chose. */
  focus?: PictureFocus;
}

/** What a card shows. */
export interface ListedPost {
  mnum: number;
  title: string;
  /** Milliseconds since 1970 in UTC. */
  regDate: number;
  /** The language this title is written in; another one than asked for when that is missing. */
  language: Language;
  picture: PostPicture | null;
}

export interface PostPage {
  posts: ListedPost[];
  /** The page shown: a number beyond the end shows the last one. */
  page: number;
  pages: number;
  /** All posts that match, on every page. */
  total: number;
}

export interface PublishedPost extends ListedPost {
  /** Sanitized HTML. */
  mainText: string;
  /** Written for search engines and shared links; empty where nobody wrote one. */
  description: string;
  updatedAt: number;
  originalLanguage: Language;
  /** The languages in which this post can be read. */
  languages: Language[];
  /** The neighbors by date: previous is the older one, next the newer. */
  previous: ListedPost | null;
  next: ListedPost | null;
}

export function pictureAddress({ hash }: Pick<PostPicture, 'hash'>, width: number): string {
  return `/pictures/${hash}-${width}.webp`;
}

export function pictureSet(picture: PostPicture): string {
  return picture.widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ');
}

/** 1200 × 630, cut to fill: for the cards that other sites show. */
export function sharingPicture({ hash }: Pick<PostPicture, 'hash'>): string {
  return `/pictures/${hash}-card.jpg`;
}
