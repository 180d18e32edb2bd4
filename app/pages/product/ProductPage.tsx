import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import { evidencePlaces } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { inquiryPath, pagePath, pages } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { ContentPage } from '../../frame/ContentPage.tsx';
import { useFrame } from '../../frame/useFrame.ts';
import { Arrow } from '../../ui/Arrow.tsx';
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
  /** False where the page tells of no test. */
  hasResults?: boolean;
  children: ReactNode;
}

/** What every product page has around its own sections. */
export function ProductPage<Picture extends PictureName>(props: Props<Picture>) {
  const { language, words, shared, alts, picture, hero, sections, children } = props;
  const { hasResults = true } = props;
  const { path } = useFrame();
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
      {hasResults && (
        <p className={styles.all}>
          <a href={pagePath('evidence', language) + fieldOf(path)}>
            {shared.evidence.all} <Arrow />
          </a>
        </p>
      )}
    </ContentPage>
  );
}

/** The page of all results shows first what this page is about, if it has a field of its own. */
function fieldOf(path: string): string {
  const field = Object.values(evidencePlaces).find(({ page }) => pages[page].path === path);
  return field ? `#${field.page}` : '';
}
