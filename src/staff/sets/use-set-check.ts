import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SetDocument, SetProblems } from '#contract/calls/product-sets.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useDebounced } from '#src/base/timing/use-debounced.ts';
import type { SetService } from './set-service.ts';

const WAIT_MS = 400;

/** Nobody is told that a field is empty before they have wanted to publish. */
const isOfEmpty = (path: string, { titles, products, price }: SetDocument): boolean =>
  (path.startsWith('titles.') && !titles[path.slice('titles.'.length) as keyof SetDocument['titles']]) ||
  (path === 'products' && products.length < 2) ||
  (path === 'price.percent' && price?.percent === undefined);

/** What the shop says of a set while it is written. */
export const useSetCheck = (service: SetService, setId: string, document: SetDocument, offline: boolean) => {
  const { locale } = useI18n();
  const [showsAll, setShowsAll] = useState(false);
  const written = useDebounced(JSON.stringify(document), WAIT_MS);
  const check = useQuery({
    queryKey: ['set-check', setId, locale.id, written],
    queryFn: () => service.check(setId, JSON.parse(written) as SetDocument),
    enabled: !offline,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown: SetProblems = Object.fromEntries(
    Object.entries(check.data?.problems ?? {}).filter(([path]) => showsAll || !isOfEmpty(path, document)),
  );
  return { check, shown, showAll: () => setShowsAll(true) };
};

export type SetCheck = ReturnType<typeof useSetCheck>['check'];
