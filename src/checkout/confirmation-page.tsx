import { type ReactNode, useEffect, useState } from 'react';
import type { Order } from '#contract/calls/checkout.ts';
import type { Api } from '#contract/client/client.ts';
import { ApiError } from '#contract/client/client.ts';
import { observe } from '#src/base/observation/observe.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { openDraftStore } from './draft-store.ts';
import { OrderReceipt } from './order-receipt.tsx';
import styles from './confirmation-page.module.css';

export interface ConfirmationPageProps {
  readonly api: Api;
  /** From the address; absent: the order that was placed last on this device. */
  readonly orderNumber: string | undefined;
  /** Proof from a letter's link. It stands behind `#` and is taken out of the address at once. */
  readonly proof: string | undefined;
  /** The order came from a product page by express payment (spec 1 §2). */
  readonly fromStore: boolean;
  /** The page was come to from within the app. */
  readonly arrived: boolean;
  readonly totals: (order: Order) => ReactNode;
  /** What else there is to do with an order that is placed. */
  readonly keep: (order: Order) => ReactNode;
}

type State = { readonly kind: 'loading' | 'none' | 'failed' } | { readonly kind: 'order'; readonly order: Order };

const isPast = ({ state }: Order): boolean => state === 'PLACED' || state === 'FINALISED';

/** Thank you, and what was ordered. */
export const ConfirmationPage = (props: ConfirmationPageProps) => {
  const [tries, setTries] = useState(0);
  return <Confirmation key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
};

/** Read from the shop with every visit, and shown from the device where it cannot be reached. */
const Confirmation = ({
  api,
  orderNumber,
  proof,
  fromStore,
  arrived,
  totals,
  keep,
  onAgain,
}: ConfirmationPageProps & { readonly onAgain: () => void }) => {
  const i18n = useI18n('checkout', 'shop');
  const { t, locale } = i18n;
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let gone = false;
    const show = (next: State): void => {
      if (!gone) setState(next);
    };
    const load = async (): Promise<void> => {
      const store = await openDraftStore();
      const last = await store.readLastOrder().catch(() => null);
      const isLast = last !== null && (orderNumber === undefined || orderNumber === last.orderNumber);
      const number = orderNumber ?? last?.orderNumber;
      if (number === undefined) return show({ kind: 'none' });
      if (isLast && last.order) show({ kind: 'order', order: last.order });
      const st = proof ?? (isLast ? last.st : undefined);
      try {
        const order = await api('orders.get', { params: { orderNumber: number }, query: st === undefined ? {} : { st } });
        show({ kind: 'order', order });
        if (isPast(order) && isLast) observe({ what: 'order', order });
        if (isPast(order) && (isLast || proof !== undefined))
          await store.keepLastOrder({ orderNumber: number, st: order.st, order }).catch(() => undefined);
      } catch (failure) {
        if (isLast && last.order) return;
        show({ kind: failure instanceof ApiError && failure.status === 404 ? 'none' : 'failed' });
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [api, orderNumber, proof]);

  if (state.kind === 'order')
    return <OrderReceipt order={state.order} fromStore={fromStore} arrived={arrived} totals={totals(state.order)} keep={keep(state.order)} />;
  if (state.kind === 'loading') {
    return (
      <div className={styles.page} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <Skeleton shape="heading" width="1/2" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Container>
        <EmptyState headingLevel={1} title={t('confirmation.failed')} actions={<Button onClick={onAgain}>{i18n.t('again')}</Button>}>
          <p>{t('confirmation.failedText')}</p>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <EmptyState headingLevel={1} title={t('confirmation.none')} actions={<ButtonLink href={`/${locale.id}`}>{t('confirmation.home')}</ButtonLink>}>
        <p>{t('confirmation.noneText')}</p>
      </EmptyState>
    </Container>
  );
};
