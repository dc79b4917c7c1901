import * as z from 'zod/mini';
import type { Address, AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Settings } from '#contract/settings/schema.ts';
import { addressProblems, type AddressValues, toInput, toValues } from '#src/base/address/address-form.ts';
import { billingValuesSchema, type BillingValues, shippingValuesSchema, type ShippingValues } from './step-values.ts';
import type { Shopper } from './shopper.ts';
import { isCollected, isToDoor } from './steps.ts';

type Shipments = Cart['shippingMethods'];
type Addressed = Pick<Cart, 'shippingMethods' | 'billingAddress'>;

/** What the shipments of a cart have to be told. */
export interface ShippingNeeds {
  /** Something goes to a door. */
  readonly street: boolean;
  /** Something is collected, in a shop or at a collection point. */
  readonly collected: boolean;
  /** Whoever collects is written to: asked for in this country's shops, or at its collection points. */
  readonly pickupEmail: boolean;
  /** Where somebody else collects: whether their number and their name have to be told. */
  readonly collectorPhone: boolean;
  readonly collectorName: boolean;
}

/** Shops always want to know who comes; what a collection point asks for is a setting of the country (spec 1 §5). */
export const shippingNeeds = (shipments: Shipments, contact: Settings['contact']): ShippingNeeds => {
  const places = shipments.filter(isCollected);
  const atPoint = places.some(({ code }) => code === 'pudo');
  const inShop = places.some(({ code }) => code !== 'pudo');
  return {
    street: shipments.some(isToDoor),
    collected: places.length > 0,
    pickupEmail: (inShop && contact.storePickupEmail) || (atPoint && contact.collectionPointEmail),
    collectorPhone: inShop || (atPoint && contact.collectionPointMobilePhone),
    collectorName: inShop || (atPoint && contact.collectionPointContact),
  };
};

type Path = (string | number)[];
const issue = (path: Path, message: string, input: unknown) => ({ code: 'custom' as const, path, message, input });

/** The form's values with everything that this cart asks of them. Messages are short names (see Problem). */
export const shippingSchema = ({ street, collected, pickupEmail, collectorPhone, collectorName }: ShippingNeeds) =>
  shippingValuesSchema.check(
    z.check<ShippingValues>(({ value, issues }) => {
      const { email, ...own } = addressProblems({ ...value.address, email: value.email }, { kind: street ? 'postal' : 'contact', noPoBox: street });
      if (email) issues.push(issue(['email'], email, value));
      for (const [field, problem] of Object.entries(own)) issues.push(issue(['address', field], problem, value));
      if (!collected) return;
      const others = addressProblems(
        {
          ...(value.collectSelf ? value.address : { ...value.address, ...value.collector }),
          email: value.collector.email || (pickupEmail ? '' : value.email),
        },
        { kind: 'contact' },
      );
      for (const [field, problem] of Object.entries(others)) {
        const needed = field === 'phone' ? collectorPhone : collectorName;
        // What is left out is the orderer's own.
        const given = field === 'email' || value.collector[field as 'phone'] !== '';
        const asked = field === 'email' ? pickupEmail : !value.collectSelf && (needed || given);
        if (asked) issues.push(issue(['collector', field], problem, value));
      }
    }),
  );

const collectorOf = ({ collectSelf, address, collector }: ShippingValues) => {
  if (collectSelf) return address;
  const named = collector.firstName !== '' || collector.lastName !== '';
  const { firstName, lastName } = named ? collector : address;
  return { ...address, firstName, lastName, phone: collector.phone || address.phone };
};

const inputFor = (entry: Shipments[number], values: ShippingValues, pickupEmail: boolean): AddressInput => {
  const { shippingId } = entry;
  if (isToDoor(entry))
    return { ...toInput(values.address, values.email, 'postal'), shippingId, ...(values.saved !== '' && { addressId: values.saved }) };
  if (!isCollected(entry)) return { ...toInput(values.address, values.email, 'contact'), shippingId };
  const email = (pickupEmail || !values.collectSelf ? values.collector.email.trim() : '') || values.email;
  return { ...toInput(collectorOf(values), email, 'contact'), shippingId };
};

/** One address a shipment: parcels to the address, what is collected or mailed to a person. The newsletter is a wish of whoever orders. */
export const shippingInputs = (values: ShippingValues, shipments: Shipments, { pickupEmail }: ShippingNeeds): AddressInput[] =>
  shipments.map((entry) => {
    const input = inputFor(entry, values, pickupEmail);
    return input.email === values.email.trim() ? { ...input, subscriptions: { newsletterConsent: values.newsletter } } : input;
  });

/** Whoever orders, as the cart tells: what is sent or mailed names them, what is collected may name somebody else. */
const ordererOfCart = ({ shippingMethods, billingAddress }: Addressed): Address | undefined => {
  const own =
    shippingMethods.find((entry) => isToDoor(entry) && entry.address) ?? shippingMethods.find((entry) => !isCollected(entry) && entry.address);
  return own?.address ?? billingAddress ?? shippingMethods.find(({ address }) => address)?.address;
};

/** A cart of which everything is collected may name the collector alone: whoever orders is who they typed in. */
const typedOrderer = ({ shippingMethods }: Addressed, typed: ShippingValues | undefined): ShippingValues | undefined =>
  typed && shippingMethods.every(isCollected) && !addressProblems({ ...typed.address, email: typed.email }, { kind: 'contact' }).email
    ? typed
    : undefined;

/** Whom the bill is written to, and whether they want the newsletter where nothing else of the order says so. */
export const billedTo = (cart: Addressed, typed: ShippingValues | undefined): Pick<AddressInput, 'email' | 'subscriptions'> => {
  const own = typedOrderer(cart, typed);
  if (!own) return { email: ordererOfCart(cart)?.email ?? '' };
  return { email: own.email.trim(), subscriptions: { newsletterConsent: own.newsletter } };
};

/** What a billing address begins with: a name and a number, and no street that is somebody's counter or door. */
export const billingContact = (cart: Addressed, typed: ShippingValues | undefined, countryCode: string): AddressValues => {
  const { firstName, lastName, phone } = typedOrderer(cart, typed)?.address ?? toValues(ordererOfCart(cart), countryCode);
  return { ...toValues(undefined, countryCode), firstName, lastName, phone };
};

/** What the form begins with where nothing was typed so far: what the shop has already, of the cart or of the account. */
export const shippingStart = (cart: Addressed, countryCode: string, shopper: Shopper | null): ShippingValues => {
  const main = ordererOfCart(cart);
  const own = main ? undefined : shopper?.shippingAddresses.find((address) => address.main);
  const { firstName = '', lastName = '', phone = '' } = shopper ?? {};
  const blank = toValues(main ?? own, countryCode);
  const address = main || own ? blank : { ...blank, firstName, lastName, phone };
  const known = shopper?.shippingAddresses.some(({ addressId }) => addressId === main?.addressId);
  const collector = cart.shippingMethods.find((entry) => isCollected(entry))?.address;
  const sameName = !collector || (collector.firstName === address.firstName && collector.lastName === address.lastName);
  return {
    email: main?.email ?? shopper?.email ?? '',
    newsletter: main?.subscriptions?.newsletterConsent ?? false,
    saved: own?.addressId ?? (known ? (main?.addressId ?? '') : ''),
    keep: false,
    address,
    collectSelf: sameName,
    collector: {
      firstName: sameName ? '' : (collector?.firstName ?? ''),
      lastName: sameName ? '' : (collector?.lastName ?? ''),
      phone: sameName ? '' : (collector?.phone ?? ''),
      email: collector?.email ?? '',
    },
    methods: {},
  };
};

/** A billing address of its own is checked; the one of the delivery was. */
export const billingSchema = (email: string, canBeSame: boolean) =>
  billingValuesSchema.check(
    z.check<BillingValues>(({ value, issues }) => {
      if (value.same && canBeSame) return;
      for (const [field, problem] of Object.entries(addressProblems({ ...value.address, email }, { kind: 'postal' })))
        issues.push(issue(['address', field], problem, value));
    }),
  );
