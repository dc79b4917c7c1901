import { cartCount, subscribeCount } from '#src/cart/cart.ts';

/** The Badging API, where the platform has it. */
export interface BadgePorts {
  readonly set: (count: number) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The icon of the installed app says how many pieces are in the cart. Signing out empties the cart of the device, and with it the badge. */
export const showBadge = ({ set, clear, count, subscribe }: BadgePorts): (() => void) => {
  const show = (): void => {
    const pieces = count();
    // Refused where the app is not installed.
    (pieces > 0 ? set(pieces) : clear()).catch(() => undefined);
  };
  show();
  return subscribe(show);
};

export const keepBadge = (): (() => void) =>
  showBadge({
    set: (count) => navigator.setAppBadge(count),
    clear: () => navigator.clearAppBadge(),
    count: cartCount,
    subscribe: subscribeCount,
  });
