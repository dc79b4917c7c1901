import { Suspense, type ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CartNotices } from './cart-notices.tsx';
import { openChangeMethod } from './change-method.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { CouponForm } from './coupon-form.tsx';
import { isUnreachable } from './is-unreachable.ts';
import { Approaching, ReachedPromotions } from './promotion-summary.tsx';
import { RefusedAdditions } from './refused-additions.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { refusedAt } from './refusals.ts';
import { SavedList } from './saved-list.tsx';
import { CartTotals } from './totals.tsx';
import { useDismissedPromotions } from './use-dismissed-promotions.ts';
import { useOpenedCart } from './use-opened-cart.ts';
import styles from './cart-page.module.css';

/** Parts that need the server and that few carts have. */
const GiftChoice = deferred(() => import('./gift-choice.tsx').then((module) => module.GiftChoice), undefined);
const PriceAdjustments = deferred(() => import('./price-adjustments.tsx').then((module) => module.PriceAdjustments), undefined);

export interface CartPageProps {
  /** Products to show in an empty cart. */
  readonly suggestions?: ReactNode;
  /** May suspend until the checkout button is long there; what follows it waits, so that nothing moves under a press. */
  readonly express?: ReactNode;
  readonly account?: ReactNode;
}

/** The cart page. The server renders only its frame; the content comes from the device and works offline. */
export const CartPage = ({ suggestions, express, account }: CartPageProps) => {
  // Also the messages of a filled cart: if a line loaded them first, the page would suspend until they arrive.
  const i18n = useI18n('shop', 'errors', 'lists');
  const { cart, failed } = useOpenedCart();
  const { view } = cart;
  const [dismissed, dismiss] = useDismissedPromotions();
  const { consumerType } = useSession();
  const offline = isUnreachable(cart.connectivity);

  if (failed) {
    return (
      <Page>
        <EmptyState headingLevel={2} title={i18n.t('cart.failed')} actions={<Button onClick={() => location.reload()}>{i18n.t('again')}</Button>} />
      </Page>
    );
  }
  if (!view) {
    return (
      <Page>
        <div className={styles.columns} aria-busy="true">
          <div className={styles.lines}>
            <p className="visually-hidden" role="status">
              {i18n.t('loading')}
            </p>
            <Skeleton shape="block" className={styles.ghost} />
            <Skeleton shape="block" className={styles.ghost} />
          </div>
          <div className={styles.summary}>
            <Skeleton lines={5} />
          </div>
        </div>
      </Page>
    );
  }
  const lines = view.lines.filter(({ ghost }) => !ghost);
  if (lines.length === 0) {
    return (
      <Page>
        <CartNotices cart={cart} />
        <RefusedAdditions view={view} />
        <EmptyState
          headingLevel={2}
          icon={<BagIcon size={40} />}
          title={i18n.t('cart.emptyTitle')}
          actions={<ButtonLink href={`/${i18n.locale.id}`}>{i18n.t('cart.emptyAction')}</ButtonLink>}
        >
          <p>{i18n.t('cart.emptyText')}</p>
        </EmptyState>
        {account}
        <SavedList />
        {suggestions}
      </Page>
    );
  }
  const { totals } = view.cart;
  return (
    <Page count={view.count}>
      <CartNotices cart={cart} />
      <RefusedAdditions view={view} />
      <div className={styles.columns}>
        <ul className={styles.lines} aria-label={i18n.t('cart.lines')}>
          {lines.map((line) => (
            <CartLineRow key={line.key} line={line} offline={offline} flash={view.cart.flash} notices={view.notices} />
          ))}
        </ul>
        <aside className={styles.summary} aria-label={i18n.t('cart.summary')}>
          <h2 className={styles.heading}>{i18n.t('cart.summary')}</h2>
          <Approaching cart={view.cart} dismissed={dismissed} onDismiss={dismiss} />
          {view.cart.gifts ? <GiftChoice view={view} offline={offline} /> : null}
          {consumerType === 'ASSOCIATE' ? <PriceAdjustments view={view} offline={offline} /> : null}
          <CouponForm view={view} offline={offline} />
          <ReachedPromotions cart={view.cart} />
          <CartTotals cart={view.cart} estimated={view.estimated} deliveryAction={<ChangeDelivery cart={view.cart} offline={offline} />} />
          <RefusedChanges refused={refusedAt(view, 'delivery')} />
          {view.estimated || offline ? (
            <p className={styles.note}>
              {view.estimated ? i18n.t('cart.estimate') : null}
              {offline && view.asOf ? ` ${i18n.t('prices.asOf', { time: momentText(i18n, view.asOf) })}.` : null}
            </p>
          ) : null}
          <div className={styles.pay}>
            <p className={styles.due}>
              <span>{i18n.t(view.estimated ? 'totals.estimated' : 'totals.toPay')}</span>
              <data value={totals.remainingToPay}>{i18n.money(totals.remainingToPay, totals.currency)}</data>
            </p>
            <CheckoutButton />
          </div>
          <Suspense>
            {express}
            {account}
          </Suspense>
        </aside>
      </div>
      <SavedList />
    </Page>
  );
};

const ChangeDelivery = ({ cart, offline }: { readonly cart: Cart; readonly offline: boolean }) => {
  const i18n = useI18n('shop');
  if (offline || cart.shippingMethods.every(({ applicableShippingMethods }) => applicableShippingMethods.length < 2)) return null;
  return (
    <Button variant="link" size="sm" aria-label={i18n.t('totals.changeShipping')} onClick={() => void openChangeMethod(i18n, {})}>
      {i18n.t('cart.edit')}
    </Button>
  );
};

const Page = ({ count, children }: { count?: number; children: ReactNode }) => {
  const { t } = useI18n('shop');
  return (
    <TitledPage className={styles.page} title={t('dialog.miniCart')} count={count === undefined ? undefined : t('cart.count', { count })}>
      {children}
    </TitledPage>
  );
};
