import { useLocation, useRouteLoaderData } from 'react-router';
import { splitLanguage } from '#domain/language.ts';
import type { loadFrame } from './load-frame.ts';

/** The frame's words and the page's path without its language, for parts inside the frame. */
export function useFrame() {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loadFrame>('frame/Frame');
  if (!data) throw new Error('A part of the frame stands outside it.');
  return { ...data, path: splitLanguage(pathname).path };
}
