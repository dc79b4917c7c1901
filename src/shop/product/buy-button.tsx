import type { Price } from '#contract/calls/products.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import type { WordKey } from '#src/base/i18n/words.ts';
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
const LABELS: Partial<Record<BuyState, WordKey>> = {
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
  const words = useWords();
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
      {LABELS[state] ? words.t(LABELS[state], { what: missing }) : <AddLabel word={designs ? 'buy.design' : 'buy.add'} price={price} />}
    </Button>
  );
};

const AddLabel = ({ word, price }: { readonly word: WordKey; readonly price: Price }) => {
  const words = useWords();
  return (
    <>
      {words.t(word)} <span aria-hidden="true">·</span> {words.money(price.current, price.currency)}
    </>
  );
};
