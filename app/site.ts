import { createContext } from 'react-router';
import type { Site } from '#server/pages/site.ts';

/** Filled by the server for every request; loaders read posts and settings through it. */
export const siteContext = createContext<Site>();
