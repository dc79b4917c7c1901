import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { preloadDialogFrame } from '#ui/dialog/dialog-root-loader.ts';
import { FilterIcon } from '#ui/icon/filter-icon.tsx';
import { activeFilters } from './list-changes.ts';
import type { ListFilters } from './list-search.ts';

/** Opens the filters where there is no room beside the list. */
export const FiltersButton = ({ path, categoryId, search, className }: ListFilters & { className?: string | undefined }) => {
  const { t, number } = useI18n();
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
      // Many fields are drawn in one piece: the press is on the screen before they are.
      onClick={() => afterPaint(() => openDialog('list-filters', { path, categoryId, search }))}
    >
      {on > 0 ? t('list.filtersOn', { count: number(on) }) : t('list.filters')}
    </Button>
  );
};
