import type { ReactNode } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { type Language, localize } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { usesRouter } from '../uses-router.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  language: Language;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * This page in another language: same query, same place on the page. In the inquiry only the
 * route's language changes, so that what is typed stays; elsewhere the browser loads the page.
 * frame/inline-script.js remembers the choice by `data-language`, and the place.
 */
export function LanguageLink({ language, className, children }: Props) {
  const { language: current, path } = useFrame();
  const { search } = useLocation();
  const matches = useMatches();
  // One 404 document per language answers for every wrong address, so it cannot name this one; the
  // browser never renders it.
  const isMissing =
    import.meta.env.SSR && matches.some(({ id }) => id === 'pages/not-found/NotFound');
  return (
    <Link
      to={isMissing ? pagePath('home', language) : localize(path, language) + search}
      reloadDocument={!usesRouter(path)}
      preventScrollReset
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-current={language === current ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
