import { altsOf } from '#content/alts.ts';
import type { Language } from '#domain/language.ts';
import { inquiryPath } from '#domain/pages.ts';
import type { Site } from '#server/pages/site.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { siteContext } from '../../../site.ts';
import { FirstScreen } from '../../../ui/FirstScreen.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { prepareRichText } from '../../../ui/rich-text.ts';
import type { Route } from './+types/Price';
import { ClockHands } from './ClockHands.tsx';
import { OwnPrices } from './OwnPrices.tsx';
import styles from './Price.module.css';

export function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { words } = context.get(siteContext);
  return {
    language,
    words: words('about-price', language),
    body: loadBody(context.get(siteContext), language),
    alts: altsOf(words, language, ['clock']),
  };
}

/** What the owner says of prices; until then the page says that it will. */
function loadBody({ body, words }: Site, language: Language) {
  const found = body('price', language);
  if (!found) return undefined;
  const text = { mainText: found.html, language: found.language };
  const page = { words: words('media', language, 'detail'), language };
  return { language: found.language, html: prepareRichText(text, page) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'about-price' }) : [];

export default function Price({ loaderData }: Route.ComponentProps) {
  const { language, words, alts, body } = loaderData;
  if (body) return <OwnPrices {...{ language, words, body }} />;
  return (
    <ContentPage
      title={words.banner.title}
      opening={
        <FirstScreen labelledBy="soon" className={styles.soon}>
          <div className={styles.room}>
            <div className={styles.sun} />
            <div className={styles.clock}>
              <Picture of="clock" alt={alts.clock} priority className={styles.picture} />
              <ClockHands />
            </div>
          </div>
          <div className={styles.say}>
            <h2 id="soon" lang="en">
              {words.soon}
            </h2>
            <p className={styles.title}>{words.title}</p>
            <p className={styles.body}>{words.body}</p>
            <LinkButton to={inquiryPath(language)} tone="glow">
              {words.action}
            </LinkButton>
          </div>
        </FirstScreen>
      }
    />
  );
}
