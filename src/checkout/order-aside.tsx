import type { ReactNode } from 'react';
import type { CartView } from '#db/cart/view.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { ItemList } from './item-list.tsx';
import styles from './order-aside.module.css';

export interface OrderAsideProps {
  readonly view: CartView;
  readonly coupons: ReactNode;
  /** What it comes to, line by line. */
  readonly totals: ReactNode;
  readonly remark: (itemId: string) => string | undefined;
}

/** What is being bought and what it comes to: beside the form, or folded above it on small screens. */
export const OrderAside = ({ view, coupons, totals, remark }: OrderAsideProps) => {
  const i18n = useI18n('checkout', 'shop');
  const { cart, estimated, asOf } = view;
  const offline = useOffline();
  const content = (
    <div className={styles.content}>
      <ItemList items={cart.items} label={i18n.t('items.label')} remark={remark} />
      <TextLink look="quiet" className={styles.edit} href={`/${i18n.locale.id}/cart`}>
        {i18n.t('items.edit')}
      </TextLink>
      {coupons}
      {totals}
      {estimated ? <p className={styles.note}>{i18n.t('cart.estimate')}</p> : null}
      {offline && asOf ? <p className={styles.note}>{i18n.t('prices.asOf', { time: momentText(i18n, asOf) })}</p> : null}
    </div>
  );
  return (
    <aside className={styles.aside} aria-label={i18n.t('aside.title')}>
      <div className={styles.folded}>
        <Disclosure
          label={
            <span className={styles.fold}>
              <span>{i18n.t('aside.show')}</span>
              <strong>{i18n.money(cart.totals.remainingToPay, cart.totals.currency)}</strong>
            </span>
          }
          labelOpen={
            <span className={styles.fold}>
              <span>{i18n.t('aside.hide')}</span>
              <strong>{i18n.money(cart.totals.remainingToPay, cart.totals.currency)}</strong>
            </span>
          }
        >
          {content}
        </Disclosure>
      </div>
      <div className={styles.open}>
        <h2 className={styles.title}>{i18n.t('aside.title')}</h2>
        {content}
      </div>
    </aside>
  );
};
