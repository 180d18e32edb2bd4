import type { ComponentProps, ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { NextPage } from './NextPage.tsx';

interface Props extends Pick<ComponentProps<typeof Banner>, 'title' | 'picture'> {
  children: ReactNode;
}

/** What every page of the about and product menus has above and below its own content. */
export function ContentPage({ title, picture, children }: Props) {
  return (
    <>
      <Banner title={title} {...(picture && { picture })} />
      {children}
      <NextPage />
    </>
  );
}
