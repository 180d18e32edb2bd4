import { type FilmName, filmDetails, filmFile, phoneFilm } from '#domain/films.ts';
import { artLanguage, type Language, languages } from '#domain/language.ts';
import {
  captionFileOf,
  filmAddress,
  filmFileOf,
  type OwnFilm,
  type SiteFilmName,
} from '#domain/own-film.ts';
import type { ReadWords } from './words.ts';

interface FilmSource {
  src: string;
  type: string;
}

/** A film as a page shows it, the supplied one or the owner's own, and what it says around it. */
export interface ShownFilm {
  /** What the film shows; its accessible name. */
  title: string;
  /** Says that it is an illustration; stands below it. */
  note: string;
  /** What its play mark does. */
  play: string;
  isOwn: boolean;
  poster: string;
  width: number;
  height: number;
  seconds: number;
  hasSound: boolean;
  sources: FilmSource[];
  /** Cut 4:5 for phones, with its still; the owner's own film has one shape. */
  phone?: { src: string; poster: string };
  captions: { language: Language; src: string; isDefault: boolean }[];
  /** What search engines are told besides. */
  data: { file: string; published: string; language: Language };
}

interface Site {
  words: ReadWords;
  film(name: SiteFilmName, language: Language): OwnFilm | undefined;
}

const webm = 'video/webm; codecs="av01.0.08M.10"';
const mp4 = 'video/mp4';

/** For loaders. */
export function filmOf({ words, film }: Site, language: Language, name: FilmName): ShownFilm {
  const own = film(name, language);
  return {
    title: words('films', language, `${name}.title`),
    note: words('films', language, `${name}.note`),
    play: words('films', language, 'play'),
    ...(own ? ownFiles(own, language, name) : suppliedFiles(language, name)),
  };
}

/** The files of the loop behind the first screen of the home page. */
export function loopOf({ film }: Site, language: Language): FilmSource[] {
  const own = film('hero', language);
  if (own) return [{ src: filmAddress(filmFileOf(own.hash)), type: mp4 }];
  return [
    { src: '/art/films/hero.webm', type: webm },
    { src: '/art/films/hero.mp4', type: mp4 },
  ];
}

type Files = Omit<ShownFilm, 'title' | 'note' | 'play'>;

const posterOf = (name: FilmName) => `/art/films/${name}.jpg`;

/** The words inside it were drawn into the film; captions are there in every such language. */
function suppliedFiles(language: Language, name: FilmName): Files {
  const { seconds, published } = filmDetails[name];
  const file = filmFile(name, language, 'mp4');
  const drawn = languages.filter((code) => artLanguage[code] === code);
  return {
    ...{ isOwn: false, poster: posterOf(name), width: 1280, height: 720, seconds, hasSound: false },
    sources: [
      { src: filmFile(name, language, 'webm'), type: webm },
      { src: file, type: mp4 },
    ],
    phone: { src: phoneFilm(name, language), poster: `/art/films/${name}-phone.jpg` },
    captions: drawn.map((code) => ({
      language: code,
      src: filmFile(name, code, 'vtt'),
      isDefault: code === artLanguage[language],
    })),
    data: { file, published, language: artLanguage[language] },
  };
}

function ownFiles(own: OwnFilm, language: Language, name: FilmName): Files {
  const { width, height, hasSound, poster } = own;
  const file = filmAddress(filmFileOf(own.hash));
  return {
    ...{ isOwn: true, width, height, hasSound, seconds: Math.round(own.seconds) || 1 },
    poster: poster ? filmAddress(poster) : posterOf(name),
    sources: [{ src: file, type: mp4 }],
    captions: languages.flatMap((code) => {
      const hash = own.captions[code];
      const src = hash && filmAddress(captionFileOf(hash));
      return src ? [{ language: code, src, isDefault: code === language }] : [];
    }),
    data: { file, published: own.since, language },
  };
}
