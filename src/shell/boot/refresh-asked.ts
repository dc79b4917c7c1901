import type { Query, QueryClient } from '@tanstack/react-query';
import { askedCall, type AskedCall } from '#src/base/api/asked-call.ts';

/** Whether a query asked for this address: the service's paths carry the ids of the input, its search the rest. */
const isAsked = (url: string, asked: AskedCall | undefined): boolean => {
  if (!asked) return false;
  const [, input] = asked;
  const { pathname, searchParams } = new URL(url);
  const params = Object.values(input?.params ?? {});
  const query = Object.entries(input?.query ?? {}).filter(([, value]) => value !== undefined);
  return (
    params.every((value) => pathname.split('/').includes(encodeURIComponent(String(value)))) &&
    query.every(([name, value]) => searchParams.get(name) === String(value))
  );
};

/** Calls back once the query is no longer being fetched. */
const onceFetched = (queryClient: QueryClient, query: Query, then: () => void): void => {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || query.state.fetchStatus === 'fetching') return;
    stop();
    if (event.type !== 'removed') then();
  });
};

/**
 * Reads again what was asked from an address whose answer has changed since. A query that is being fetched for the first time may hold the former answer
 * already, and is not fetched twice at once: it is read again when that has ended.
 */
export const refreshAsked = (queryClient: QueryClient, url: string): void => {
  const predicate = (query: Query): boolean => isAsked(url, askedCall(query));
  const again = (): void => void queryClient.invalidateQueries({ predicate });
  for (const query of queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    if (query.state.data === undefined) onceFetched(queryClient, query, again);
  again();
};
