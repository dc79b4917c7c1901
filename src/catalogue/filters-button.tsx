import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog, registerDialog } from '#ui/dialog/dialog-manager.ts';
import { preloadDialogFrame } from '#ui/dialog/dialog-root-loader.ts';
import { FilterIcon } from '#ui/icon/filter-icon.tsx';
import { activeFilters } from './list-changes.ts';
import type { ListSearch } from './list-search.ts';

declare module '#ui/dialog/dialog-manager.ts' {
  interface DialogRegistry {
    'list-filters': { path: string; categoryId?: string | undefined; search: ListSearch; title: string };
  }
}

registerDialog('list-filters', () => import('./filters-dialog.tsx'), { kind: 'panel', height: 'tall', title: ({ title }) => title });

/** Opens the filters where there is no room beside the list. */
export const FiltersButton = ({
  path,
  categoryId,
  search,
  className,
}: {
  path: string;
  categoryId?: string | undefined;
  search: ListSearch;
  className?: string | undefined;
}) => {
  const { t, number } = useWords();
  const on = activeFilters(search).length;
  const prepare = (): void => {
    preloadDialogFrame();
    preloadDialog('list-filters');
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-haspopup="dialog"
      start={<FilterIcon size={18} />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('list-filters', { path, categoryId, search, title: t('list.filters') })}
    >
      {on > 0 ? t('list.filtersOn', { count: number(on) }) : t('list.filters')}
    </Button>
  );
};
