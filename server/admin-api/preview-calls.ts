import { isLanguage, localize } from '#domain/language.ts';
import { mayEditPosts } from '../accounts/rules.ts';
import { problem } from '../http/problem.ts';
import { withPreview } from '../posts/preview.ts';
import { type AdminCall, call } from './call.ts';
import type { Office } from './office.ts';
import { postNumber } from './post-calls.ts';

/** The public page of a post, made from what is on the desk; shown in a frame of the editor. */
export function previewCalls({ database, previews }: Office): AdminCall[] {
  return [
    call('GET', '/posts/:mnum/preview', mayEditPosts, async (visit) => {
      if (!previews.show) return problem('not-ready', 'Previews are not ready yet.');
      const mnum = postNumber(visit);
      const language = visit.query('language');
      const path = localize(`/media/${mnum}`, isLanguage(language) ? language : 'ko');
      return previews.show(path, (posts) => withPreview(posts, database, mnum));
    }),
  ];
}
