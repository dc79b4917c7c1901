import { Suspense, type ReactNode } from 'react';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { HoldNotice } from './cart-notices.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { isUnreachable } from './is-unreachable.ts';
import { Approaching } from './promotion-summary.tsx';
import { RefusedAdditions } from './refused-additions.tsx';
import { isTaxOpen } from './tax-open.ts';
import { useDismissedPromotions } from './use-dismissed-promotions.ts';
import { useOpenedCart } from './use-opened-cart.ts';
import styles from './mini-cart.module.css';

/** The cart beside the page. It shows an item that was just added before a database is open. */
export const MiniCart = ({ added, express }: { readonly added: string | undefined; readonly express: ReactNode }) => {
  const i18n = useI18n('shop');
  const { cart, failed } = useOpenedCart(false);
  const { view, lines } = cart;
  const offline = isUnreachable(cart.connectivity);
  const [dismissed, dismiss] = useDismissedPromotions();

  // The item that was just added is first.
  const isAdded = (upc: string): number => Number(added !== undefined && upc === added);
  const shown = lines.filter(({ ghost }) => !ghost).toSorted((one, other) => isAdded(other.item.upc) - isAdded(one.item.upc));
  const totals = view?.cart.totals;
  const { taxIncluded } = i18n.locale;
  if (shown.length === 0 && failed) {
    return (
      <DialogBody>
        <EmptyState headingLevel={3} title={i18n.t('cart.failed')} actions={<Button onClick={() => location.reload()}>{i18n.t('again')}</Button>} />
      </DialogBody>
    );
  }
  // The count is known before the lines.
  if (shown.length === 0 && !view && cart.count > 0) {
    return (
      <DialogBody>
        <p className="visually-hidden" role="status">
          {i18n.t('loading')}
        </p>
        <Skeleton lines={6} />
      </DialogBody>
    );
  }
  if (shown.length === 0) {
    return (
      <DialogBody>
        {view ? <RefusedAdditions view={view} compact /> : null}
        <EmptyState
          headingLevel={3}
          icon={<BagIcon size={36} />}
          title={i18n.t('cart.emptyTitle')}
          actions={
            <ButtonLink variant="secondary" href={`/${i18n.locale.id}`}>
              {i18n.t('cart.emptyAction')}
            </ButtonLink>
          }
        >
          <p>{i18n.t('cart.emptyText')}</p>
        </EmptyState>
      </DialogBody>
    );
  }
  return (
    <>
      <DialogBody>
        {added === undefined ? null : (
          <p className={styles.added} role="status">
            <CheckIcon size={18} />
            {i18n.t('cart.added')}
          </p>
        )}
        <HoldNotice hold={view?.hold ?? null} />
        {view ? <RefusedAdditions view={view} compact /> : null}
        {view ? <Approaching cart={view.cart} dismissed={dismissed} onDismiss={dismiss} nearest /> : null}
        <ul className={styles.lines} aria-label={i18n.t('cart.lines')}>
          {shown.map((line) => (
            <CartLineRow key={line.key} line={line} offline={offline} flash={view?.cart.flash ?? []} notices={view?.notices ?? []} compact />
          ))}
        </ul>
        {/* It comes late: in the foot it would push the button to check out away from under a press. */}
        <div className={styles.express}>
          <Suspense>{express}</Suspense>
        </div>
      </DialogBody>
      <DialogFooter>
        <div className={styles.foot}>
          {totals ? (
            <p className={styles.subtotal}>
              <span>{i18n.t(view.estimated ? 'totals.estimated' : 'totals.toPay')}</span>
              <data value={totals.remainingToPay}>{i18n.money(totals.remainingToPay, totals.currency)}</data>
            </p>
          ) : null}
          {totals ? <p className={styles.note}>{i18n.t(!taxIncluded && isTaxOpen(view.cart) ? 'cart.countedTaxOpen' : 'cart.counted')}</p> : null}
          {offline && view?.asOf ? (
            <p className={styles.note} role="status">
              {i18n.t('prices.asOf', { time: momentText(i18n, view.asOf) })}
            </p>
          ) : null}
          <div className={styles.go}>
            <CheckoutButton />
          </div>
          <ButtonLink variant="secondary" block href={`/${i18n.locale.id}/cart`}>
            {i18n.t('cart.open')}
          </ButtonLink>
        </div>
      </DialogFooter>
    </>
  );
};
