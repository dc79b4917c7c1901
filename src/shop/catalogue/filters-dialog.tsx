import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { type DialogContent, dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { FacetFields } from './facet-fields.tsx';
import { activeFilters, withoutFilters } from './list-changes.ts';
import { listHref } from './list-search.ts';
import { listQuery } from './queries.ts';

/**
 * The filters in a sheet. What is chosen counts at once, but the page behind changes only when the sheet is closed with
 * its button: the address that the sheet stands on becomes that of the new list, so that Back leaves the filters.
 */
export default function FiltersDialog({ props: { path, categoryId, search }, close }: DialogContent<'list-filters'>) {
  const { t } = useI18n('shop');
  const router = useRouter();
  const { api, locale } = router.options.context;
  const [draft, setDraft] = useState(search);
  const { data, isPlaceholderData } = useQuery({ ...listQuery({ api, locale }, { categoryId, search: draft }), placeholderData: keepPreviousData });
  const show = (): void => {
    const href = listHref(path, draft);
    if (href === listHref(path, search)) return close();
    dialogManager.closeForNavigation();
    void router.navigate({ href, replace: true });
  };
  return (
    <>
      <DialogBody aria-busy={isPlaceholderData || undefined}>
        <FacetFields facets={data?.facets ?? []} search={draft} currency={locale.currency} onChange={setDraft} />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" disabled={activeFilters(draft).length === 0} onClick={() => setDraft(withoutFilters(draft))}>
          {t('list.clearAll')}
        </Button>
        <Button loading={!data} onClick={show}>
          {t('list.show', { count: data?.total ?? 0 })}
        </Button>
      </DialogFooter>
    </>
  );
}
