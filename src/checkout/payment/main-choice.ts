import type { Cart } from '#contract/cart.ts';
import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import { mainPaymentOf, paysRest, restOf } from '../payments.ts';
import type { PaymentOptions } from './part-payments.tsx';

/** What the rest is paid with: what is attached already, a saved card by its id, a new card, or a method of the provider's own page. */
export type MainChoice = 'kept' | 'new' | 'KLARNA' | 'PAYPAL' | `saved:${string}`;

export const REDIRECTING = ['KLARNA', 'PAYPAL'] as const;
export const isRedirecting = (choice: string): choice is (typeof REDIRECTING)[number] => (REDIRECTING as readonly string[]).includes(choice);

export const savedChoice = (id: string): MainChoice => `saved:${id}`;
export const savedIdOf = (choice: MainChoice): string | undefined => (choice.startsWith('saved:') ? choice.slice('saved:'.length) : undefined);

interface Offer {
  readonly cart: Cart;
  readonly refused: string | null;
  readonly options: PaymentOptions;
  readonly cards: readonly SavedCard[];
}

/** Everything that can be chosen, in the order in which it is shown. */
export const choicesOf = ({ cart, refused, options, cards }: Offer): MainChoice[] => {
  const offered = new Set(options.map(({ code }) => code));
  const attached = mainPaymentOf(cart, refused);
  // The card that is attached already is one choice, not two.
  const others = cards.filter(({ card_type, last4 }) => !(attached?.card?.last4 === last4 && attached.card.card_type === card_type));
  return [
    ...(attached && paysRest(attached, restOf(cart)) ? (['kept'] as const) : []),
    ...(offered.has('CREDIT_CARD')
      ? [
          ...others.filter(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD').map((card) => savedChoice(card.paymentInstrumentId)),
          'new' as const,
        ]
      : []),
    ...REDIRECTING.filter((method) => offered.has(method)),
  ];
};

/** What is chosen before the shopper says: what they said before, what is attached, the default card, else the first that there is. */
export const firstChoice = (offer: Offer, before: string): MainChoice | undefined => {
  const choices = choicesOf(offer);
  const known = choices.find((choice) => choice === before);
  if (known && known !== 'kept') return known;
  if (choices.includes('kept')) return 'kept';
  const usable = offer.cards.filter(({ expired }) => !expired).map((card) => savedChoice(card.paymentInstrumentId));
  return choices.find((choice) => usable.includes(choice)) ?? choices.find((choice) => savedIdOf(choice) === undefined);
};
