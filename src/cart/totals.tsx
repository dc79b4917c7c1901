import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { type DeliveryFacts, ShipmentRows } from './shipment-rows.tsx';
import styles from './totals.module.css';

export interface TotalsProps {
  /** Of a basket, or of the order it became. */
  readonly cart: DeliveryFacts & Pick<Cart, 'locale'>;
  /** Worked out by the device: said where it is said what it comes to. */
  readonly estimated: boolean;
}

/** What it comes to, line by line. Tax that depends on an address is left open until there is one. */
export const Totals = ({ cart, estimated }: TotalsProps) => {
  const words = useWords('shop');
  const { totals } = cart;
  const money = (amount: number): string => words.money(amount, totals.currency);
  const { taxIncluded } = LOCALES[cart.locale as LocaleId] ?? words.locale;
  const hasAddress = cart.shippingMethods.some(({ address }) => address !== undefined);
  const isShipped = cart.shipments.some(({ code }) => code !== 'digital');
  return (
    <dl className={styles.totals}>
      <Row name={words.t('totals.items', { count: totals.totalUnits })}>{money(totals.itemSubTotal)}</Row>
      {totals.totalDiscount > 0 ? (
        <Row name={words.t('totals.discount')} tone="positive">
          {money(-totals.totalDiscount)}
        </Row>
      ) : null}
      {isShipped ? <Row name={words.t('totals.shipping')}>{totals.shipping === 0 ? words.t('totals.free') : money(totals.shipping)}</Row> : null}
      {isShipped ? <ShipmentRows cart={cart} /> : null}
      {taxIncluded ? null : <Row name={words.t('totals.tax')}>{hasAddress || totals.tax > 0 ? money(totals.tax) : words.t('totals.taxLater')}</Row>}
      {totals.appliedRewards > 0 ? <Row name={words.t('totals.rewards')}>{money(-totals.appliedRewards)}</Row> : null}
      <div className={styles.total}>
        <dt>{words.t(estimated ? 'totals.estimated' : 'totals.total')}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {taxIncluded ? (
        <div className={styles.included}>
          <dt>{words.t('totals.taxIncluded')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      ) : null}
    </dl>
  );
};

const Row = ({ name, tone, children }: { name: string; tone?: 'positive'; children: ReactNode }) => (
  <div className={styles.row} data-tone-of={tone}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
