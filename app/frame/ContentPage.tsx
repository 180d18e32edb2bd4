import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { BreadcrumbData } from './BreadcrumbData.tsx';
import { NextPage } from './NextPage.tsx';

interface Props {
  title: string;
  /** Behind the title alone. */
  picture?: ReactNode;
  /** Its FirstScreen, which begins behind the banner. */
  opening?: ReactNode;
  children?: ReactNode;
}

/** What every page of the about and product menus has above and below its own content. */
export function ContentPage({ title, picture, opening, children }: Props) {
  return (
    <>
      <Banner
        title={title}
        picture={opening ? 'below' : picture}
        isDataBelow={opening !== undefined}
      />
      {opening}
      {opening && <BreadcrumbData />}
      {children}
      <NextPage />
    </>
  );
}
