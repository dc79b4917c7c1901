import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { RulerIcon } from '#ui/icon/ruler-icon.tsx';

/** Opens the size chart of a kind of product. */
export const SizeChartButton = ({ type }: { readonly type: string }) => {
  const { t } = useI18n();
  const prepare = (): void => preloadDialog('size-chart');
  return (
    <Button
      variant="link"
      start={<RulerIcon size={18} />}
      onClick={() => openDialog('size-chart', { type })}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {t('product.sizeChart')}
    </Button>
  );
};
