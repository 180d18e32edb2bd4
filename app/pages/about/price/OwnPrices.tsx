import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { inquiryPath } from '#domain/pages.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { trustedHtml } from '../../../trusted-html.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import prose from '../../../ui/Prose.module.css';
import styles from './OwnPrices.module.css';

interface Props {
  language: Language;
  words: Words['about-price'];
  body: { html: string; language: Language };
}

/** The page once the owner has written it. */
export function OwnPrices({ language, words, body }: Props) {
  return (
    <ContentPage title={words.banner.title} picture={<Picture of="quiet" alt="" priority />}>
      <div className={styles.page}>
        <div
          className={prose.prose}
          lang={body.language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was saved.
          dangerouslySetInnerHTML={trustedHtml(body.html)}
        />
        <LinkButton to={inquiryPath(language)} tone="glow">
          {words.action}
        </LinkButton>
      </div>
    </ContentPage>
  );
}
