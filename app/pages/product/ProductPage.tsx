import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { inquiryPath } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { ContentPage } from '../../frame/ContentPage.tsx';
import { ProductHero } from '../../ui/ProductHero.tsx';

interface Props<Picture extends PictureName> {
  language: Language;
  words: { banner: { title: string } };
  shared: Words['product'];
  alts: Record<Picture, string>;
  picture: Picture;
  hero: { headline: string; lead: string };
  inquiryLabel?: string;
  /** The page's anchors, in their order. */
  sections: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** What every product page has around its own sections. */
export function ProductPage<Picture extends PictureName>(props: Props<Picture>) {
  const { language, words, shared, alts, picture, hero, sections, children } = props;
  return (
    <ContentPage title={words.banner.title} picture="below">
      <ProductHero
        picture={picture}
        alt={alts[picture]}
        caption={shared.illustration}
        headline={hero.headline}
        lead={hero.lead}
        inquiry={{ to: inquiryPath(language), label: props.inquiryLabel ?? shared.inquiry }}
        contents={{ label: shared.contents, entries: sections }}
      />
      {children}
    </ContentPage>
  );
}
