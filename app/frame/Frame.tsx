import { Outlet } from 'react-router';
import { wordsOf } from '#content/words.ts';
import { siteContext } from '../site.ts';
import type { Route } from './+types/Frame';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { languageOf } from './language.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const company = await context.get(siteContext).company(language);
  return { language, words: wordsOf('frame', language), company };
}

/** What stands around every public page. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { language, words, company } = loaderData;
  return (
    <>
      <a href="#main">{words.skip}</a>
      <Header language={language} words={words.header} company={company} />
      <main id="main">
        <Outlet />
      </main>
      <Footer language={language} words={words.footer} company={company} />
    </>
  );
}
