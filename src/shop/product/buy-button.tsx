import type { Price } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { Button, type ButtonSize } from '#ui/button/button.tsx';
import type { BuyState } from './buy-state.ts';

export interface BuyButtonProps {
  readonly state: BuyState;
  readonly price: Price;
  /** What is still to be chosen first, as `choiceName` says it. */
  readonly missing: string;
  /** What is made to order goes into the cart once its design is chosen. */
  readonly designs?: boolean;
  readonly size?: ButtonSize;
  readonly onPress: () => void;
  readonly onIntent?: () => void;
}

const DISABLED: ReadonlySet<BuyState> = new Set(['loading', 'coming-soon', 'never-made', 'out-of-stock']);

/** Without an entry: adding, which says its price. */
const LABELS: Partial<Record<BuyState, MessageKey>> = {
  loading: 'loading',
  'coming-soon': 'buy.comingSoon',
  choose: 'buy.choose',
  'never-made': 'buy.neverMade',
  'notify-me': 'buy.notifyMe',
  'out-of-stock': 'buy.outOfStock',
  'sign-in': 'buy.signIn',
  update: 'buy.update',
};

/** The one big button: says what it does and what that costs (spec 3 §4). */
export const BuyButton = ({ state, price, missing, designs = false, size = 'lg', onPress, onIntent }: BuyButtonProps) => {
  const i18n = useI18n();
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
      {LABELS[state] ? i18n.t(LABELS[state], { what: missing }) : <AddLabel word={designs ? 'buy.design' : 'buy.add'} price={price} />}
    </Button>
  );
};

const AddLabel = ({ word, price }: { readonly word: MessageKey; readonly price: Price }) => {
  const i18n = useI18n();
  return (
    <>
      {i18n.t(word)} <span aria-hidden="true">·</span> {i18n.money(price.current, price.currency)}
    </>
  );
};
