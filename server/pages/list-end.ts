import type { Site } from './site.ts';

/** The same site, and whether anybody asked it for a page of the list that does not exist. */
export function seeListEnd(site: Site) {
  let isPassed = false;
  const list: Site['posts']['list'] = async (options) => {
    const found = await site.posts.list(options);
    if ((options.page ?? 1) > found.pages) isPassed = true;
    return found;
  };
  return { site: { ...site, posts: { ...site.posts, list } }, isPassed: () => isPassed };
}
