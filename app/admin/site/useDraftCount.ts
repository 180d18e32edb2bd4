import { isLegalPage } from '#domain/site-text.ts';
import { mayEditLegalTexts } from '#domain/staff.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';

/** How much somebody could publish: of these pages, or of the whole site. */
export function useDraftCount(pages?: readonly string[]) {
  const { me } = useSession();
  const { data, reload } = useQuery('GET /site/drafts', { isPaused: pages?.length === 0 });
  const isMine = (page: string) => mayEditLegalTexts(me) || !isLegalPage(page);
  const mine = data?.drafts.filter(({ page }) => isMine(page) && (pages?.includes(page) ?? true));
  return { count: mine?.length, reload };
}
