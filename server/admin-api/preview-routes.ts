import { isLanguage } from '#domain/language.ts';
import { postPath } from '#domain/pages.ts';
import { mayEditPosts } from '#domain/staff.ts';
import { withPreview } from '../posts/preview.ts';
import type { AdminContext } from './context.ts';
import { postNumber } from './post-routes.ts';
import { route } from './route.ts';

/** The public page of a post, made from its drafts; shown in a frame of the editor. */
export function previewRoutes({ database, showPreview }: AdminContext) {
  return [
    route('GET /posts/:mnum/preview', { permission: mayEditPosts }, async (request) => {
      const mnum = postNumber(request);
      const language = request.query('language');
      const path = postPath(mnum, isLanguage(language) ? language : 'ko');
      return showPreview(path, (posts) => withPreview(posts, database, mnum));
    }),
  ];
}
