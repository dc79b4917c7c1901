import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { addressProblems, toInput, toValues } from '#src/base/address/address-form.ts';
import type { Shopper } from './shopper.ts';
import { isToDoor } from './steps.ts';

/** What an express checkout sends on the shopper's behalf. */
export interface ExpressPlan {
  readonly addresses: readonly AddressInput[];
  readonly billing: AddressInput;
  /** Saved card. */
  readonly cardId: string;
}

/** Whether an address of the book can be sent to from this shop as it stands. */
export const isDeliverable = (address: BookAddress, countries: readonly string[]): boolean =>
  countries.includes(address.countryCode) &&
  Object.keys(addressProblems({ ...toValues(address, address.countryCode), email: address.email }, { kind: 'postal', noPoBox: true })).length === 0;

/**
 * Express checkout (spec 1 §4): somebody with an account who has a default card, and a main address for what is sent or nothing that is sent,
 * needs no step but the last. Null: something has to be asked for.
 * @param countries where this shop delivers to
 */
export const expressPlan = (
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  shopper: Shopper,
  countries: readonly string[],
): ExpressPlan | null => {
  const card = shopper.cards.find(({ isDefault, expired, payment_method_id }) => isDefault && !expired && payment_method_id === 'CREDIT_CARD');
  const home = shopper.shippingAddresses.find(({ main }) => main);
  const bill = shopper.billingAddresses.find(({ main }) => main) ?? home;
  const sent = shippingMethods.some(isToDoor);
  if (!card || !bill || shippingMethods.length === 0 || (sent && !(home && isDeliverable(home, countries)))) return null;
  const person = contactOf(shopper, home ?? bill);
  if (Object.keys(addressProblems(person, { kind: 'contact' })).length > 0) return null;
  return {
    cardId: card.paymentInstrumentId,
    billing: { ...fromBook(bill), email: shopper.email },
    addresses: shippingMethods.map((entry) => ({
      shippingId: entry.shippingId,
      ...(isToDoor(entry) && home ? fromBook(home) : toInput(person, person.email, 'contact')),
    })),
  };
};

/** An address of the book as the cart takes it. */
export const fromBook = (address: BookAddress): AddressInput => ({
  ...toInput(toValues(address, address.countryCode), address.email, 'postal'),
  addressId: address.addressId,
});

/** Whoever collects or is written to: the person of the account, and what the account does not say from an address of theirs. */
const contactOf = ({ email, firstName, lastName, phone }: Shopper, address: BookAddress) => {
  const values = toValues(address, address.countryCode);
  const named = firstName && lastName ? { firstName, lastName } : { firstName: values.firstName, lastName: values.lastName };
  return { ...values, ...named, phone: phone || values.phone, email };
};
