import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { listHref, type ListSearch, readListSearch } from './list-search.ts';
import { listQuery } from './queries.ts';

/**
 * The list that the address names, and the ways to another. The address is read as it is asked for, not as it has
 * arrived: a chosen filter is marked in the same frame, and the list follows when it is there.
 */
export const useList = (path: string, categoryId?: string) => {
  const router = useRouter();
  const { api, locale } = router.options.context;
  const asked = useLocation({ select: (location) => (location.pathname === path ? location.search : undefined), structuralSharing: true });
  const last = useRef<ListSearch>({});
  const search = asked ? readListSearch(asked as Record<string, unknown>) : last.current;
  useEffect(() => {
    last.current = search;
  });
  const query = useQuery({ ...listQuery({ api, locale }, { categoryId, search }), placeholderData: keepPreviousData });
  return {
    search,
    query,
    href: (next: ListSearch) => listHref(path, next),
    /** Changes what is listed and leaves the page where it is on the screen. */
    go: (next: ListSearch, { replace = false }: { replace?: boolean } = {}) => void router.navigate({ href: listHref(path, next), resetScroll: false, replace }),
  };
};

export type List = ReturnType<typeof useList>;
