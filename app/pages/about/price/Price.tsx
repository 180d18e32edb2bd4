import { altsOf } from '#content/alts.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/pages.ts';
import { Banner } from '../../../frame/Banner.tsx';
import { Breadcrumb } from '../../../frame/Breadcrumb.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { PreviousNext } from '../../../frame/PreviousNext.tsx';
import { Action } from '../../../ui/Action.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { Route } from './+types/Price';
import styles from './Price.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('about-price', language), alts: altsOf(language, ['clock']) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'about-price' }) : [];

export default function Price({ loaderData }: Route.ComponentProps) {
  const { language, words, alts } = loaderData;
  return (
    <>
      <Banner title={words.banner.title} />
      <section className={styles.soon} aria-labelledby="soon">
        <Picture of="clock" alt={alts.clock} priority className={styles.clock} />
        <div className={styles.say}>
          <h2 id="soon" lang="en">
            {words.soon}
          </h2>
          <p className={styles.title}>{words.title}</p>
          <p className={styles.body}>{words.body}</p>
          <Action to={inquiryPath(language)} tone="line">
            {words.action}
          </Action>
        </div>
      </section>
      <Breadcrumb />
      <PreviousNext />
    </>
  );
}
