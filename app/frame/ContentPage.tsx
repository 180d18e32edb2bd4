import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { PreviousNext } from './PreviousNext.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** What every page of the about and product menus has above and below its own content. */
export function ContentPage({ title, children }: Props) {
  return (
    <>
      <Banner title={title} />
      {children}
      <Breadcrumb />
      <PreviousNext />
    </>
  );
}
