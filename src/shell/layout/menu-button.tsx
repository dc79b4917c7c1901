import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { preloadDialogFrame } from '#ui/dialog/dialog-root-loader.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { MenuIcon } from '#ui/icon/menu-icon.tsx';

/** Opens the menu where there is no room for it in the header. */
export const MenuButton = ({ className }: { className?: string | undefined }) => {
  const { t } = useI18n();
  const prepare = (): void => {
    preloadDialogFrame();
    preloadDialog('menu');
  };
  return (
    <IconButton
      className={className}
      label={t('header.menu')}
      icon={<MenuIcon />}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      // Drawn in one piece: the press is on the screen before that.
      onClick={() => afterPaint(() => openDialog('menu', {}))}
    />
  );
};
