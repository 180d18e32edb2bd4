import { adminRoutes } from './admin-routes.ts';
import { archives } from './archives.ts';
import type { HostileCase } from './case.ts';
import { documents } from './documents.ts';
import { forms } from './forms.ts';
import { headers } from './headers.ts';
import { inquiryTexts } from './inquiry-texts.ts';
import { jsonShapes } from './json-shapes.ts';
import { mediaSearch } from './media-search.ts';
import { multipart } from './multipart.ts';
import { paths } from './paths.ts';

export const corpus: HostileCase[] = [
  ...paths,
  ...headers,
  ...mediaSearch,
  ...forms,
  ...inquiryTexts,
  ...jsonShapes,
  ...adminRoutes,
  ...multipart,
  ...documents,
  ...archives,
];
