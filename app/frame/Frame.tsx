import { Outlet } from 'react-router';
import { siteContext } from '../site.ts';
import type { Route } from './+types/Frame';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { loadFrame } from './load-frame.ts';
import { SamplePopup } from './SamplePopup.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadFrame(request, context.get(siteContext));

/** What stands around every public page. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { words, popup } = loaderData;
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
      <LoadingStatus />
      <LanguageOffer />
    </>
  );
}

/** When a page fails, header and footer are still shown if the frame's own data was loaded. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) {
    return (
      <main id="main" data-error="">
        <ErrorScreen />
      </main>
    );
  }
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main} data-error="">
        <ErrorScreen />
      </main>
      <Footer />
    </>
  );
}
