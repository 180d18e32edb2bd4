import { createHash } from 'node:crypto';
import { suppliedReader } from '#content/supplied.ts';
import { type Language, languages } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import {
  type CardName,
  cardNames,
  cardPictures,
  suppliedCardNames,
} from '#domain/sharing-cards.ts';
import { withoutMarks } from '#domain/text-marks.ts';
import type { Texts } from './texts.ts';

/** Of these a card is drawn. */
export interface CardContent {
  title: string;
  kicker: string;
  picture: PictureName;
  /** In the store of pictures, where the owner shows another one. */
  ownPicture?: string;
}

type CardTexts = Pick<Texts, 'words' | 'picture'>;

/** Cards are kept by their names: another drawing needs other ones. */
const drawing = 1;

export function cardContent(
  { words, picture: ownPictureOf }: CardTexts,
  page: CardName,
  language: Language,
): CardContent {
  const title =
    page === 'home'
      ? words('home', language, 'hero.slogan').join(' ')
      : words(page, language, 'banner.title');
  const picture = cardPictures[page];
  const own = ownPictureOf(picture)?.wide;
  return {
    title: withoutMarks(title),
    kicker: withoutMarks(words('home', language, 'hero.kicker')),
    picture,
    ...(own && { ownPicture: `${own.hash}-${own.sharpWidth}.avif` }),
  };
}

/** The name of its file, by all that it is drawn from. */
export function cardFile(page: CardName, language: Language, content: CardContent): string {
  const { title, kicker, picture, ownPicture = '' } = content;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, title, kicker, picture, ownPicture]))
    .digest('hex');
  return `${page}-${language}-${hash.slice(0, 12)}.jpg`;
}

const cardFileName = /^([a-z-]+)-([a-z]{2,3})-[0-9a-f]{12}\.jpg$/;

/** Which card a name may be of; whether it is the one of today is another question. */
export function readCardFile(name: string): { page: CardName; language: Language } | undefined {
  const [, asked, code] = name.length < 80 ? (cardFileName.exec(name) ?? []) : [];
  const page = cardNames.find((one) => one === asked);
  const language = languages.find((one) => one === code);
  return page && language && { page, language };
}

let supplied: ReadonlySet<string> | undefined;

/** The files that the supplied cards would have, if they were drawn here. */
function suppliedFiles(): ReadonlySet<string> {
  if (supplied) return supplied;
  const texts: CardTexts = { words: suppliedReader(), picture: () => undefined };
  supplied = new Set(
    suppliedCardNames.flatMap((page) =>
      languages.map((language) => cardFile(page, language, cardContent(texts, page, language))),
    ),
  );
  return supplied;
}

/** The address of a card that must be drawn: none is supplied, or the owner has changed what it shows. */
export function ownCard(texts: CardTexts, page: CardName, language: Language): string | undefined {
  const file = cardFile(page, language, cardContent(texts, page, language));
  return suppliedFiles().has(file) ? undefined : `/cards/${file}`;
}
