import { useLocation, useRouteLoaderData } from 'react-router';
import { splitLanguage } from '#domain/language.ts';
import type { loader } from './Frame.tsx';

/** The frame's words and the page's address without its language, for the parts pages place. */
export function useFrame() {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('frame/Frame');
  if (!data) throw new Error('A part of the frame stands outside it.');
  return { ...data, path: splitLanguage(pathname).path };
}
