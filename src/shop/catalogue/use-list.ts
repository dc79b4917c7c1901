import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { listHref, type ListSearch, readListSearch } from './list-search.ts';
import { listQuery } from './queries.ts';

/**
 * The list that the address names, and the ways to another. The address is read as it is asked for, not as it has
 * arrived: a chosen filter is marked in the same frame, and the list follows when it is there.
 */
export const useList = (path: string, categoryId?: string) => {
  const router = useRouter();
  const { api, locale } = router.options.context;
  const arrived = useSearch({ strict: false });
  // On the way to another page the list stays what it is, and is not drawn again: that would hold up what is to come.
  const asked = useLocation({ select: (location) => (location.pathname === path ? location.search : arrived), structuralSharing: true });
  const search = readListSearch(asked);
  const query = useQuery({ ...listQuery({ api, locale }, { categoryId, search }), placeholderData: keepPreviousData });
  return {
    search,
    query,
    href: (next: ListSearch) => listHref(path, next),
    /** Changes what is listed and leaves the page where it is on the screen. */
    go: (next: ListSearch, { replace = false }: { replace?: boolean } = {}) =>
      void router.navigate({ href: listHref(path, next), resetScroll: false, replace }),
  };
};
