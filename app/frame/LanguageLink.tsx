import type { ReactNode } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { type Language, localize } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  language: Language;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * This page in another language: same query, same place on the page, what was typed stays, since
 * only the route's language changes. frame/inline-script.js remembers the choice by `data-language`.
 */
export function LanguageLink({ language, className, children }: Props) {
  const { language: current, path } = useFrame();
  const { search } = useLocation();
  // One 404 document per language answers for every wrong address, so it cannot name this one.
  const isMissing = useMatches().some(({ id }) => id === 'pages/not-found/NotFound');
  const address = isMissing ? pagePath('home', language) : localize(path, language) + search;
  return (
    <Link
      to={address}
      preventScrollReset={!isMissing}
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
