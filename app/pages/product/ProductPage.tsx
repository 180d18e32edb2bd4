import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import { evidencePlaces } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { inquiryPath, pagePath, pages } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { ContentPage } from '../../frame/ContentPage.tsx';
import { useFrame } from '../../frame/useFrame.ts';
import { ProductHero } from '../../ui/ProductHero.tsx';
import styles from './ProductPage.module.css';

interface Props<Picture extends PictureName> {
  language: Language;
  words: { banner: { title: string } };
  shared: Words['product'];
  alts: Record<Picture, string>;
  picture: Picture;
  /** Where the picture has what it is about. */
  pictureClass?: string;
  hero: { headline: string; lead: ReactNode };
  inquiryLabel?: string;
  /** The page's anchors, in their order. */
  sections: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** What every product page has around its own sections. */
export function ProductPage<Picture extends PictureName>(props: Props<Picture>) {
  const { language, words, shared, alts, picture, hero, sections, children } = props;
  const { path } = useFrame();
  const field = fieldOf(path);
  return (
    <ContentPage
      title={words.banner.title}
      opening={
        <ProductHero
          picture={picture}
          className={props.pictureClass}
          alt={alts[picture]}
          caption={shared.illustration}
          headline={hero.headline}
          lead={hero.lead}
          inquiry={{ to: inquiryPath(language), label: props.inquiryLabel ?? shared.inquiry }}
          contents={{ label: shared.contents, entries: sections }}
        />
      }
    >
      {children}
      {field && (
        <p className={styles.all}>
          <a href={`${pagePath('evidence', language)}#${field}`}>{shared.evidence.all}</a>
        </p>
      )}
    </ContentPage>
  );
}

/** What the page of all results shows first for this page; undefined where nothing was measured. */
function fieldOf(path: string): string | undefined {
  return Object.values(evidencePlaces).find(({ page }) => pages[page].path === path)?.page;
}
