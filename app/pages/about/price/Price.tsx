import { altsOf } from '#content/alts.ts';
import { inquiryPath } from '#domain/pages.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { siteContext } from '../../../site.ts';
import { FirstScreen } from '../../../ui/FirstScreen.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { Route } from './+types/Price';
import { ClockHands } from './ClockHands.tsx';
import styles from './Price.module.css';

export function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { words } = context.get(siteContext);
  return {
    language,
    words: words('about-price', language),
    alts: altsOf(words, language, ['clock']),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'about-price' }) : [];

export default function Price({ loaderData }: Route.ComponentProps) {
  const { language, words, alts } = loaderData;
  return (
    <ContentPage title={words.banner.title} picture="below">
      <FirstScreen labelledBy="soon" className={styles.soon}>
        <div className={styles.room}>
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
    </ContentPage>
  );
}
