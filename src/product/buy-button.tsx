import type { ReactNode } from 'react';
import type { Price } from '#contract/products.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button, type ButtonSize } from '#ui/button/button.tsx';
import type { BuyState } from './buy-state.ts';

export interface BuyButtonProps {
  readonly state: BuyState;
  readonly price: Price;
  /** The first attribute that is still to be chosen, in words. */
  readonly missing: string | undefined;
  readonly size?: ButtonSize;
  readonly onPress: () => void;
  readonly onIntent?: () => void;
}

const DISABLED: ReadonlySet<BuyState> = new Set(['loading', 'coming-soon', 'never-made', 'out-of-stock', 'sign-in']);

/** The one big button: says what it does and what that costs (spec 3 §4). */
export const BuyButton = ({ state, price, missing, size = 'lg', onPress, onIntent }: BuyButtonProps) => {
  const words = useWords();
  const label: Record<BuyState, () => ReactNode> = {
    loading: () => words.t('loading'),
    'coming-soon': () => words.t('buy.comingSoon'),
    choose: () => words.t('buy.choose', { what: missing ?? '' }),
    'never-made': () => words.t('buy.neverMade'),
    'notify-me': () => words.t('buy.notifyMe'),
    'out-of-stock': () => words.t('buy.outOfStock'),
    'sign-in': () => words.t('buy.signIn'),
    update: () => words.t('buy.update'),
    add: () => (
      <>
        {words.t('buy.add')}
        <span aria-hidden="true"> · </span>
        <span className="visually-hidden">, </span>
        {words.money(price.current, price.currency)}
      </>
    ),
  };
  return (
    <Button
      size={size}
      block
      variant={state === 'notify-me' ? 'secondary' : 'primary'}
      disabled={DISABLED.has(state)}
      loading={state === 'loading'}
      onClick={onPress}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
    >
      {label[state]()}
    </Button>
  );
};
