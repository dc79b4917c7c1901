import type { MouseEvent } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { openDialog, preloadDialog } from '#ui/dialog/dialog-manager.ts';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { isOwnNavigation } from '#ui/link/is-own-navigation.ts';
import styles from './basket-button.module.css';
import { useCartCount } from './use-cart.ts';

/**
 * The basket in the header, with how many pieces are in it: a link to the basket that opens the mini cart instead, so that it
 * works before any script does. The count is there before any database is.
 */
export const BasketButton = () => {
  const words = useWords();
  const count = useCartCount();
  const href = `/${words.locale.id}/cart`;
  const label = words.t('basket.count', { count });
  const prepare = (): void => preloadDialog('mini-cart');
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isOwnNavigation(event, event.currentTarget, href) || location.pathname === href) return;
    event.preventDefault();
    openDialog('mini-cart', {});
  };
  return (
    <a
      className={styles.basket}
      href={href}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <BagIcon />
      {count > 0 ? (
        // A new count is a new element: its arrival is what moves.
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </a>
  );
};
