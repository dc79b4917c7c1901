import { Fragment, type ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { type Bill, billOfCart, type BillRow, type Tender } from '#pricing/bill.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { type DeliveryFacts, ShipmentRows } from './shipment-rows.tsx';
import { isTaxOpen } from './tax-open.ts';
import styles from './totals.module.css';

export interface TotalsProps {
  readonly bill: Bill;
  /** The deliveries of a cart or of its order. */
  readonly deliveries: DeliveryFacts;
  /** Label of the last row. */
  readonly dueWord: 'totals.toPay' | 'totals.estimated' | 'totals.paid';
  readonly taxIncluded: boolean;
  /** Tax depends on an address that is missing. */
  readonly taxOpen?: boolean;
  /** An action for the delivery, beside its label. */
  readonly deliveryAction?: ReactNode;
}

/** The totals as rows that add up to the last one. */
export const Totals = ({ bill: { rows, total, due }, deliveries, dueWord, taxIncluded, taxOpen = false, deliveryAction }: TotalsProps) => {
  const i18n = useI18n('shop');
  const { totals } = deliveries;
  const money = (amount: number): string => i18n.money(amount, totals.currency);
  const firstDeduction = rows.findIndex(({ kind }) => kind === 'voucher' || kind === 'tender');
  const nameOf = (row: BillRow): string => {
    if (row.kind === 'items') return i18n.t('totals.items', { count: totals.totalUnits });
    return row.kind === 'tender' ? i18n.t(TENDERS[row.tender.code] ?? 'totals.credit', { last4: row.tender.last4 ?? '' }) : i18n.t(NAMES[row.kind]);
  };
  const amountOf = ({ kind, amount }: BillRow): string => {
    if (amount === 0 && kind === 'shipping') return i18n.t('totals.free');
    return amount === 0 && kind === 'tax' && taxOpen ? i18n.t('totals.taxLater') : money(amount);
  };
  return (
    <dl className={styles.totals}>
      {rows.map((row, index) => (
        <Fragment key={row.kind === 'tender' ? `${row.tender.code} ${row.tender.last4 ?? ''}` : row.kind}>
          {index === firstDeduction ? <Row name={i18n.t('totals.order')}>{money(total)}</Row> : null}
          <Row name={nameOf(row)} tone={row.amount < 0 ? 'positive' : undefined} action={row.kind === 'shipping' ? deliveryAction : undefined}>
            {amountOf(row)}
          </Row>
          {row.kind === 'shipping' ? <ShipmentRows cart={deliveries} /> : null}
        </Fragment>
      ))}
      <div className={styles.total} data-due="">
        <dt>{i18n.t(dueWord)}</dt>
        <dd>{money(due)}</dd>
      </div>
      {taxIncluded ? (
        <div className={styles.included}>
          <dt>{i18n.t('totals.taxIncluded')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      ) : null}
    </dl>
  );
};

const NAMES = {
  discount: 'totals.discount',
  shipping: 'totals.shipping',
  tax: 'totals.tax',
  voucher: 'totals.rewards',
} as const satisfies Partial<Record<BillRow['kind'], MessageKey>>;

const TENDERS: Readonly<Partial<Record<Tender['code'], MessageKey>>> = {
  GIFT_CARD: 'totals.giftCard',
  REWARD_CARD: 'totals.rewardCard',
  REWARD_CODE: 'totals.rewardCode',
  LOYALTY_POINTS: 'totals.points',
  ATHLETES_PAYMENT: 'totals.credit',
};

interface CartTotalsProps extends Pick<TotalsProps, 'deliveryAction'> {
  readonly cart: Cart;
  /** Computed by the device. */
  readonly estimated: boolean;
}

/** The totals of a cart. */
export const CartTotals = ({ cart, estimated, deliveryAction }: CartTotalsProps) => {
  const { locale } = useI18n('shop');
  const { taxIncluded } = LOCALES[cart.locale as LocaleId] ?? locale;
  return (
    <Totals
      bill={billOfCart(cart, taxIncluded)}
      deliveries={cart}
      dueWord={estimated ? 'totals.estimated' : 'totals.toPay'}
      taxIncluded={taxIncluded}
      taxOpen={isTaxOpen(cart)}
      deliveryAction={deliveryAction}
    />
  );
};

interface RowProps {
  readonly name: string;
  readonly tone?: 'positive' | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Row = ({ name, tone, action, children }: RowProps) => (
  <div className={styles.row} data-tone-of={tone}>
    <dt>
      {name}
      {action ? <> {action}</> : null}
    </dt>
    <dd>{children}</dd>
  </div>
);
