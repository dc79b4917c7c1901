import { useEffect } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { openBasket } from './basket.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { isUnreachable } from './is-unreachable.ts';
import { Approaching } from './promotion-summary.tsx';
import { useCart } from './use-cart.ts';
import { useDismissedPromotions } from './use-dismissed-promotions.ts';
import styles from './mini-cart-dialog.module.css';

/** The basket beside the page. It paints what was just added before any database is open. */
export default function MiniCartDialog({ props }: DialogContent<'mini-cart'>) {
  const words = useWords('shop');
  const cart = useCart();
  const { view, lines } = cart;
  const [dismissed, dismiss] = useDismissedPromotions();
  useEffect(() => {
    openBasket().catch(() => undefined);
  }, []);

  // What was just added stands first: it is what one looks for.
  const isAdded = (upc: string): number => Number(props.added !== undefined && upc === props.added);
  const shown = lines.toSorted((one, other) => isAdded(other.item.upc) - isAdded(one.item.upc));
  const totals = view?.cart.totals;
  if (shown.length === 0) {
    return (
      <DialogBody>
        <EmptyState
          headingLevel={3}
          icon={<BagIcon size={36} />}
          title={words.t('cart.emptyTitle')}
          actions={
            <ButtonLink variant="secondary" href={`/${words.locale.id}`}>
              {words.t('cart.emptyAction')}
            </ButtonLink>
          }
        >
          <p>{words.t('cart.emptyText')}</p>
        </EmptyState>
      </DialogBody>
    );
  }
  return (
    <>
      <DialogBody>
        {props.added === undefined ? null : (
          <p className={styles.added} role="status">
            <CheckIcon size={18} />
            {words.t('cart.added')}
          </p>
        )}
        {view ? <Approaching cart={view.cart} dismissed={dismissed} onDismiss={dismiss} nearest /> : null}
        <ul className={styles.lines} aria-label={words.t('cart.lines')}>
          {shown.map((line) => (
            <CartLineRow key={line.key} line={line} offline={isUnreachable(cart.connectivity)} flash={view?.cart.flash ?? []} compact />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <div className={styles.foot}>
          {totals ? (
            <p className={styles.subtotal}>
              <span>{words.t(view.estimated ? 'cart.subtotalEstimate' : 'cart.subtotal')}</span>
              <data value={totals.itemTotal}>{words.money(totals.itemTotal, totals.currency)}</data>
            </p>
          ) : null}
          <p className={styles.note}>{words.t('cart.laterNote')}</p>
          <CheckoutButton />
          <ButtonLink variant="secondary" block href={`/${words.locale.id}/cart`}>
            {words.t('cart.open')}
          </ButtonLink>
        </div>
      </DialogFooter>
    </>
  );
}
