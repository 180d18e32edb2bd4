import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../frame/Banner.tsx';
import { Breadcrumb } from '../../frame/Breadcrumb.tsx';
import { PreviousNext } from '../../frame/PreviousNext.tsx';
import { ProductHero } from '../../ui/ProductHero.tsx';

interface Props extends ComponentProps<typeof ProductHero> {
  title: string;
  children: ReactNode;
}

/** What every product page has around its own story. */
export function ProductPage({ title, children, ...hero }: Props) {
  return (
    <>
      <Banner title={title} />
      <ProductHero {...hero} />
      {children}
      <Breadcrumb />
      <PreviousNext />
    </>
  );
}
