import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Api } from '#contract/client.ts';
import type { CartView } from '#db/cart/view.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { CheckoutForms } from './checkout-forms.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutBasket } from './ports.ts';
import type { Step } from './steps.ts';
import { useDraft } from './use-draft.ts';

export interface CheckoutPageProps {
  readonly basket: CheckoutBasket;
  readonly api: Api;
  /** The step of the address. */
  readonly step: Step;
  readonly go: (step: Step, replace?: boolean) => void;
  readonly onPlaced: (orderNumber: string) => void;
  readonly totals: (view: CartView) => ReactNode;
}

/** The checkout (spec 1 §4). The server renders its frame alone; who orders what comes from the device. */
export const CheckoutPage = (props: CheckoutPageProps) => {
  const words = useWords('checkout');
  useWords('shop');
  useWords('errors');
  const { basket, step } = props;
  const kept = useDraft(step);
  const { view, failed } = basket;
  const empty = view !== null && view.lines.every(({ ghost }) => ghost);
  const wasFull = useRef(false);
  useEffect(() => {
    if (view && !empty) wasFull.current = true;
  }, [view, empty]);
  const homeHref = `/${words.locale.id}`;
  const key = useMemo(() => kept?.attempt?.key ?? 'form', [kept?.attempt?.key]);

  if (!view && failed) {
    return <EmptyState headingLevel={1} title={words.t('cart.failed')} actions={<Button onClick={() => location.reload()}>{words.t('again')}</Button>} />;
  }
  if (!view || !kept) return <CheckoutLoading step={step} />;
  // An order that was just placed leaves an empty basket behind: then the way leads on, not here.
  if (empty && !kept.attempt && !wasFull.current) {
    return (
      <EmptyState headingLevel={1} icon={<BagIcon size={40} />} title={words.t('cart.emptyTitle')} actions={<ButtonLink href={homeHref}>{words.t('cart.emptyAction')}</ButtonLink>}>
        <p>{words.t('checkout.emptyText')}</p>
      </EmptyState>
    );
  }
  return <CheckoutForms key={key} {...props} view={view} kept={kept} />;
};
