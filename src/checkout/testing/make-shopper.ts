import type { BookAddress } from '#contract/calls/consumer-address.ts';
import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import type { Shopper } from '#src/checkout/shopper.ts';
import { makeAddress } from './make-address.ts';

/** The main address of a book. */
export const BOOK_ADDRESS: BookAddress = { ...makeAddress({ addressId: 'book-1' }), approachType: 'S', main: true };
export const DEFAULT_CARD: SavedCard = {
  paymentInstrumentId: 'card-1',
  payment_method_id: 'CREDIT_CARD',
  card_type: 'visa',
  last4: '4242',
  expired: false,
  isDefault: true,
};

/** Somebody with an account that an express checkout needs nothing more of. */
export const makeShopper = (change: Partial<Shopper> = {}): Shopper => ({
  email: 'ada@waymark.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '5035550199',
  shippingAddresses: [BOOK_ADDRESS],
  billingAddresses: [],
  cards: [DEFAULT_CARD],
  giftCards: [],
  isMember: false,
  ...change,
});
