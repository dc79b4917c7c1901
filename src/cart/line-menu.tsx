import type { MouseEvent, ReactNode } from 'react';
import type { CartLine } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { EditIcon } from '#ui/icon/edit-icon.tsx';
import { MoreIcon } from '#ui/icon/more-icon.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { LineExtras } from './line-extras.tsx';
import styles from './line-menu.module.css';
import { OtherWays } from './other-ways.tsx';
import { SaveForLaterButton } from './save-for-later-button.tsx';

/** Closes the menu before the button acts: the focus is on the menu's own button, to which a dialog returns it. */
const closeMenu = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (target instanceof Element && target.closest('button')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

/** All actions of a line except quantity and removal, behind one button. */
export const LineMenu = ({ line }: { readonly line: CartLine }) => {
  const i18n = useI18n('shop');
  const { item } = line;
  const label = i18n.t('cart.optionsOf', { name: item.name });
  return (
    <Popover
      label={label}
      className={styles.menu}
      renderTrigger={(trigger) => (
        <Button variant="quiet" size="sm" start={<MoreIcon size={18} />} aria-label={label} {...trigger}>
          {i18n.t('cart.options')}
        </Button>
      )}
    >
      <div className={styles.entries} onClickCapture={closeMenu}>
        <Entries>
          {item.isDigitalProduct || item.isCustoms ? null : (
            <Button
              variant="link"
              size="sm"
              start={<EditIcon size={18} />}
              aria-label={i18n.t('cart.editOf', { name: item.name })}
              onClick={() => openDialog('quick-shop', { productId: item.productId, line })}
              onPointerEnter={() => preloadDialog('quick-shop')}
              onFocus={() => preloadDialog('quick-shop')}
            >
              {i18n.t('cart.editVariant')}
            </Button>
          )}
          <LineExtras line={line} />
        </Entries>
        <Entries>
          <OtherWays line={line} />
        </Entries>
        <Entries>{item.isDigitalProduct ? null : <SaveForLaterButton line={line} />}</Entries>
      </div>
    </Popover>
  );
};

const Entries = ({ children }: { readonly children: ReactNode }) => <div className={styles.group}>{children}</div>;
