import type { BookAddress } from '#contract/calls/consumer-address.ts';
import type { SavedCard, SavedGiftCard } from '#contract/calls/consumer-cards.ts';

/** What the shop knows of whoever orders with an account. The route hands it in; a guest has none of it. */
export interface Shopper {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As it is dialled from home or abroad; empty: none. */
  readonly phone: string;
  /** Main ones first. */
  readonly shippingAddresses: readonly BookAddress[];
  readonly billingAddresses: readonly BookAddress[];
  /** The default one first; expired ones cannot be chosen. */
  readonly cards: readonly SavedCard[];
  readonly giftCards: readonly SavedGiftCard[];
  /** Points and vouchers are for members. */
  readonly isMember: boolean;
}
