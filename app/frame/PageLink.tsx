import type { ReactNode } from 'react';
import { localize } from '#domain/language.ts';
import type { MenuPage } from './pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  page: MenuPage;
  /** What stands with the name. */
  children?: ReactNode;
}

/** A page by its name in the menus, marked when the visitor is on it. */
export function PageLink({ page, children }: Props) {
  const { language, words, path } = useFrame();
  return (
    <a href={localize(page.path, language)} aria-current={page.path === path ? 'page' : undefined}>
      {words.pages[page.name]}
      {children}
    </a>
  );
}
