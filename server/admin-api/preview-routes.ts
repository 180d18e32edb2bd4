import { isLanguage, localize } from '#domain/language.ts';
import { mayEditPosts } from '../accounts/permissions.ts';
import { problem } from '../http/problem.ts';
import { withPreview } from '../posts/preview.ts';
import type { AdminContext } from './context.ts';
import { postNumber } from './post-routes.ts';
import { type AdminRoute, route } from './route.ts';

/** The public page of a post, made from what is on the desk; shown in a frame of the editor. */
export function previewRoutes({ database, previews }: AdminContext): AdminRoute[] {
  return [
    route('GET', '/posts/:mnum/preview', mayEditPosts, async (request) => {
      if (!previews.show) return problem('not-ready', 'Previews are not ready yet.');
      const mnum = postNumber(request);
      const language = request.query('language');
      const path = localize(`/media/${mnum}`, isLanguage(language) ? language : 'ko');
      return previews.show(path, (posts) => withPreview(posts, database, mnum));
    }),
  ];
}
