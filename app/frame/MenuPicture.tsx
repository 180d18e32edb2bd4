import { type ComponentType, use } from 'react';
import { AsServed } from '../ui/AsServed.tsx';
import { PagePictures, toShown } from '../ui/picture-context.ts';
import { pictureOf } from './next-page.ts';
import type { MenuPage } from './pages.ts';

interface Props {
  page: MenuPage['name'];
}

/** What a page opens with, small. It is the same in every language, so the browser never renders it. */
export const MenuPicture: ComponentType<Props> = import.meta.env.SSR ? Served : AsServed;

/** A closed menu loads none of them. */
function Served({ page }: Props) {
  const name = pictureOf[page];
  const own = use(PagePictures).own(name);
  const base = own ? toShown(own).base : `/art/stills/${name}`;
  return (
    <div>
      <img
        src={`${base}-480.webp`}
        alt=""
        width="480"
        height="270"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
