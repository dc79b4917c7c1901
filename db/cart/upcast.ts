import type { CartChange, CartChangeType } from './change.ts';
import type { Tap } from '#db/mutations/mutation.ts';

/** The version of each kind's arguments that this app writes. A change of their shape raises it and adds an upcaster below. */
export const CHANGE_VERSIONS: Readonly<Record<CartChangeType, number>> = {
  'add-item': 1,
  'change-quantity': 1,
  'remove-item': 1,
  'edit-variant': 1,
  'set-fulfilment': 1,
  'set-gift-option': 1,
  'apply-coupon': 1,
  'remove-coupon': 1,
  'set-shipping-method': 1,
};

type Upcaster = (args: unknown) => unknown;

/** By type and start version, the step to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

const UPCASTERS: Upcasters = {};

/**
 * A stored change in the current version, or null if this app cannot read it: a kind or version of a newer app. Such a change is kept for that app
 * and never deleted ([VER4]).
 */
export function readChange(
  tap: Pick<Tap, 'type' | 'version' | 'args'>,
  versions: Readonly<Record<string, number>> = CHANGE_VERSIONS,
  upcasters: Upcasters = UPCASTERS,
): CartChange | null {
  const target = versions[tap.type];
  if (target === undefined || tap.version > target) return null;
  let { args } = tap;
  for (let version = tap.version; version < target; version++) {
    const step = upcasters[tap.type]?.[version];
    if (!step) return null;
    args = step(args);
  }
  return { type: tap.type, args } as CartChange;
}
