import type { CartItem } from '#contract/cart.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | undefined;
}

/** Who gets what travels by email: whoever a gift names, and whoever orders for the rest. */
export const mailRecipients = (
  items: readonly Pick<CartItem, 'giftOption' | 'isDigitalProduct'>[],
  orderer: Person | undefined,
): readonly { readonly name: string; readonly email: string }[] => {
  const mailed = items.filter(({ isDigitalProduct }) => isDigitalProduct);
  const people = mailed.flatMap(({ giftOption }) => {
    if (giftOption?.email) return [{ name: giftOption.to, email: giftOption.email }];
    return orderer?.email ? [{ name: `${orderer.firstName} ${orderer.lastName}`, email: orderer.email }] : [];
  });
  return [...new Map(people.map((person) => [`${person.name} ${person.email}`, person])).values()];
};
