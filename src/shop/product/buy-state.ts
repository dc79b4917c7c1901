import type { Variant } from '#contract/calls/products.ts';

/**
 * What the one big button says (spec 3 §4). `choose` names what is still to be chosen; `notify-me`, `sign-in`, `update` and `add`
 * can be pressed, and so can `choose`: it leads to what is missing.
 */
export type BuyState = 'loading' | 'coming-soon' | 'choose' | 'never-made' | 'notify-me' | 'out-of-stock' | 'sign-in' | 'update' | 'add';

export interface BuyFacts {
  /** The details have arrived. */
  readonly loaded: boolean;
  readonly comingSoon: boolean;
  readonly presale: boolean;
  /** Attributes that are still to be chosen. */
  readonly missing: number;
  readonly variant: Pick<Variant, 'inventory' | 'notifyMe'> | undefined;
  readonly signedIn: boolean;
  /** Opened from a line of the cart, or from a saved item. */
  readonly editing: boolean;
  readonly notifyMeOn: boolean;
}

/** The state of the buying button; the rows of the table in the order of spec 3 §4. */
export const buyState = ({ loaded, comingSoon, presale, missing, variant, signedIn, editing, notifyMeOn }: BuyFacts): BuyState => {
  if (!loaded) return 'loading';
  if (comingSoon) return 'coming-soon';
  if (missing > 0) return 'choose';
  if (!variant) return 'never-made';
  if (variant.inventory === 'OutOfStock') return notifyMeOn && variant.notifyMe ? 'notify-me' : 'out-of-stock';
  if (presale && !signedIn) return 'sign-in';
  return editing ? 'update' : 'add';
};
