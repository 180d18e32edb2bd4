import { Outlet } from 'react-router';
import { wordsOf } from '#content/words.ts';
import { languages, splitLanguage } from '#domain/language.ts';
import { yearInSeoul } from '#domain/seoul.ts';
import { siteContext } from '../site.ts';
import type { Route } from './+types/Frame';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { NavigationStatus } from './NavigationStatus.tsx';
import { useRememberedPage } from './previous-page.ts';
import { SamplePopup } from './SamplePopup.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  // From the address, not the parameters: a wrong first segment still gets a frame around its 404.
  const { language } = splitLanguage(new URL(request.url).pathname);
  const site = context.get(siteContext);
  const popup = await site.popup(language);
  return {
    language,
    words: wordsOf('frame', language),
    popup: {
      ...popup,
      texts: wordsOf('popup', language).texts.map((text, index) => popup.texts[index] || text),
    },
    /** Each in its own language, since the offer speaks the language that it offers. */
    offers: languages.map((offered) => ({ language: offered, ...wordsOf('frame', offered).offer })),
    company: await site.company(language),
    year: yearInSeoul(Date.now()),
  };
}

/** What stands around every public page. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { words, popup } = loaderData;
  useRememberedPage();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <Header />
      <SamplePopup {...popup} closeLabel={words.close} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <NavigationStatus />
      <LanguageOffer />
    </>
  );
}

/** A page that breaks leaves the menus standing, as long as the frame itself came through. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) {
    return (
      <main id="main">
        <ErrorScreen error={error} />
      </main>
    );
  }
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorScreen error={error} />
      </main>
      <Footer />
    </>
  );
}
