import { isbot } from 'isbot';
import type { Device } from '#domain/insight.ts';
import { remember } from './remember.ts';

/** No browser says more about itself. */
const maxLength = 500;

/** By what a browser calls itself; `bot` is every program that says, or leaves open, what it is. */
export const deviceOf: (userAgent: string) => Device | 'bot' = remember((userAgent) => {
  const text = userAgent.slice(0, maxLength);
  if (!text || isbot(text)) return 'bot';
  if (/iPad|Tablet|PlayBook|Android(?!.*Mobi)/.test(text)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(text) ? 'phone' : 'desktop';
});
