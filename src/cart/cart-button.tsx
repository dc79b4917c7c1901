import type { MouseEvent } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { iconButtonProps, IconWithCount } from '#ui/button/icon-button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { isOwnNavigation } from '#ui/link/is-own-navigation.ts';
import { useCartCount } from './use-cart.ts';

/**
 * The cart button of the header with the number of items: a link to the cart page that opens the mini cart, so that it works before any script.
 * The count is shown before a database is open.
 */
export const CartButton = () => {
  const i18n = useI18n();
  const count = useCartCount();
  const href = `/${i18n.locale.id}/cart`;
  const prepare = (): void => preloadDialog('mini-cart');
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isOwnNavigation(event, event.currentTarget, href) || location.pathname === href) return;
    event.preventDefault();
    // Drawn in one piece: the press is on the screen before that.
    afterPaint(() => openDialog('mini-cart', {}));
  };
  return (
    <a
      {...iconButtonProps({ label: i18n.t('basket.count', { count }) })}
      href={href}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <IconWithCount icon={<BagIcon />} count={count} />
    </a>
  );
};
