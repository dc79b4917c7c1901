import type { Cart, ShippingMethod } from '#contract/cart.ts';
import { APPLE_PAY_HIDDEN_SHIPPING } from '#contract/constants.ts';
import { minorDigits } from '#contract/money.ts';
import type { ContactProblem, WalletContact } from './contact.ts';

/** Whole minor units. */
export interface SheetLine {
  readonly label: string;
  readonly amount: number;
}

export interface SheetMethod {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: number;
}

/** What a wallet's sheet shows. The chosen method stands first. */
export interface SheetContent {
  readonly total: number;
  readonly lines: readonly SheetLine[];
  readonly methods: readonly SheetMethod[];
}

export type SheetProblem = ContactProblem & { readonly text: string };

export interface SheetUpdate {
  readonly content: SheetContent;
  readonly problems: readonly SheetProblem[];
}

/** What the shopper agreed to. `data` is the wallet's sealed payment. */
export interface Authorised {
  readonly shipping: WalletContact;
  readonly billing: WalletContact;
  readonly data: string;
}

export type Verdict =
  | { readonly done: true }
  /** `last`: nothing that the shopper could correct in the sheet. */
  | { readonly done: false; readonly problems: readonly SheetProblem[]; readonly last: boolean };

/** What a sheet asks. None of them rejects but `validate`: what goes wrong is said in the sheet. */
export interface SheetHandlers {
  /** Before anything is shown. @returns the merchant's session, where the wallet wants one */
  readonly validate: () => Promise<unknown>;
  /** The figures as they are now. */
  readonly content: () => SheetContent;
  readonly chooseContact: (contact: WalletContact) => Promise<SheetUpdate>;
  readonly chooseMethod: (id: string) => Promise<SheetUpdate>;
  readonly authorise: (payment: Authorised) => Promise<Verdict>;
  readonly cancel: () => void;
  /** The platform itself failed. */
  readonly fail: (reason: unknown) => void;
}

export interface SheetRequest {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly currency: string;
  /** Who is paid. */
  readonly label: string;
  /** What the shopper sees at the press; figures may follow. */
  readonly content: SheetContent;
  /** Something is sent to a door: an address and a method are asked for. */
  readonly ships: boolean;
}

/** A wallet of the platform. Opened within the press itself: platforms show a sheet only then. */
export type OpenSheet = (request: SheetRequest, handlers: SheetHandlers) => void;

/** `1234` of a currency with two digits is `12.34`. */
export const decimalText = (amount: number, currency: string): string => {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits === 0 ? '' : `.${text.slice(text.length - digits)}`}`;
};

type Shipment = Cart['shippingMethods'][number];

/** The shipments that go to a door, that with a choice of ways first: the others have their place already. */
export const doorsOf = (cart: Cart): readonly Shipment[] =>
  cart.shippingMethods
    .filter(({ shippingId, code }) => shippingId === 'home' || (code !== 'digital' && !isHidden(code)))
    .toSorted((one, other) => Number(other.shippingId === 'home') - Number(one.shippingId === 'home'));

/** The shipment whose way the sheet lets choose. */
export const doorOf = (cart: Cart): Shipment | undefined => doorsOf(cart)[0];

const isHidden = (code: string): boolean => (APPLE_PAY_HIDDEN_SHIPPING as readonly string[]).includes(code);

/** Ways that a wallet's sheet offers: none that ends at a counter (spec 3 §9). */
export const offeredMethods = (door: Shipment | undefined): readonly ShippingMethod[] =>
  door?.applicableShippingMethods.filter(({ code }) => !isHidden(code)) ?? [];

export interface SheetMessages {
  readonly items: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  /** By gift cards, points and the like. */
  readonly paid: string;
  /** Between which days it is there. */
  readonly arrives: (method: ShippingMethod) => string;
}

/** A cart's figures: the lines add up to what is paid. Tax that prices contain is not a line of its own. */
export const contentOf = (cart: Cart, messages: SheetMessages, taxIncluded: boolean): SheetContent => {
  const { itemSubTotal, shipping, tax, total, remainingToPay } = cart.totals;
  const door = doorOf(cart);
  const taxLine = taxIncluded ? 0 : tax;
  const discount = itemSubTotal + shipping + taxLine - total;
  const paid = total - remainingToPay;
  const methods = offeredMethods(door).toSorted((one, other) => Number(other.code === door?.code) - Number(one.code === door?.code));
  return {
    total: remainingToPay,
    lines: [
      { label: messages.items, amount: itemSubTotal },
      ...(discount === 0 ? [] : [{ label: messages.discount, amount: -discount }]),
      ...(door || shipping > 0 ? [{ label: messages.shipping, amount: shipping }] : []),
      ...(taxLine > 0 ? [{ label: messages.tax, amount: taxLine }] : []),
      ...(paid === 0 ? [] : [{ label: messages.paid, amount: -paid }]),
    ],
    methods: methods.map((method) => ({
      id: method.code,
      label: method.label,
      detail: messages.arrives(method),
      amount: method.price.finalAmount,
    })),
  };
};
