import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Further dropdowns for sub-pages come after the section dropdown. */
  children?: ReactNode;
}

/** The 300 px band at the head of every content page, with the page's one heading. */
export function Banner({ title, children }: Props) {
  return (
    <div>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
