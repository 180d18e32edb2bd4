import { useLocation, useSearchParams } from 'react-router';

/** Given to a link from a list, so that the page it opens can lead back to the same place in it. */
export function useListState(): { list: string } {
  const [search] = useSearchParams();
  return { list: search.toString() };
}

/** The address of the list as it was left: its filters, its search, its page. */
export function useBackLink(list: string): string {
  const { state } = useLocation();
  const query = (state as { list?: string } | null)?.list;
  return query ? `${list}?${query}` : list;
}
