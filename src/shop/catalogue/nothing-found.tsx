import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { activeFilters, withoutFilters } from './list-changes.ts';
import type { ListSearch } from './list-search.ts';

/** A list with nothing in it, and the ways out: fewer filters, or the whole shop. */
export const NothingFound = ({ search, href }: { search: ListSearch; href: (next: ListSearch) => string }) => {
  const { t, locale } = useI18n('shop');
  const filtered = activeFilters(search).length > 0;
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={filtered ? t('list.emptyFiltered') : search.q ? t('search.nothing') : t('list.empty')}
      actions={
        <>
          {filtered ? <ButtonLink href={href(withoutFilters(search))}>{t('list.clearAll')}</ButtonLink> : null}
          <ButtonLink variant={filtered ? 'secondary' : 'primary'} href={`/${locale.id}`}>
            {t('notFound.home')}
          </ButtonLink>
          {search.q && !filtered ? (
            <ButtonLink variant="secondary" href={`/${locale.id}/scan`}>
              {t('menu.scan')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {filtered ? t('list.emptyFilteredHelp') : t('list.emptyHelp')}
    </EmptyState>
  );
};
