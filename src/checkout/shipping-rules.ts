import * as z from 'zod/mini';
import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { addressProblems, toInput, toValues } from '#src/address/address-form.ts';
import { billingValuesSchema, type BillingValues, shippingValuesSchema, type ShippingValues } from './step-values.ts';
import { isCollected, isToDoor } from './steps.ts';

type Shipments = Cart['shippingMethods'];

/** What the shipments of a basket have to be told. */
export interface ShippingNeeds {
  /** Something goes to a door. */
  readonly street: boolean;
  /** Something is collected in a shop. */
  readonly collected: boolean;
  /** This country's shops write to whoever collects (spec 1 §5). */
  readonly pickupEmail: boolean;
}

export const shippingNeeds = (shipments: Shipments, pickupEmail: boolean): ShippingNeeds => {
  const collected = shipments.some(isCollected);
  return { street: shipments.some(isToDoor), collected, pickupEmail: pickupEmail && collected };
};

type Path = (string | number)[];
const issue = (path: Path, message: string, input: unknown) => ({ code: 'custom' as const, path, message, input });

/** The form's values with everything that this basket asks of them. Messages are short names (see Problem). */
export const shippingSchema = ({ street, collected, pickupEmail }: ShippingNeeds) =>
  shippingValuesSchema.check(
    z.check<ShippingValues>(({ value, issues }) => {
      const { email, ...own } = addressProblems({ ...value.address, email: value.email }, { kind: street ? 'postal' : 'contact', noPoBox: street });
      if (email) issues.push(issue(['email'], email, value));
      for (const [field, problem] of Object.entries(own)) issues.push(issue(['address', field], problem, value));
      if (!collected) return;
      const others = addressProblems(
        { ...collectorOf(value), email: value.collector.email || (pickupEmail ? '' : value.email) },
        { kind: 'contact' },
      );
      for (const [field, problem] of Object.entries(others)) {
        const asked = field === 'email' ? pickupEmail : !value.collectSelf;
        if (asked) issues.push(issue(['collector', field], problem, value));
      }
    }),
  );

const collectorOf = ({ collectSelf, address, collector }: ShippingValues) => (collectSelf ? address : { ...address, ...collector });

/** One address a shipment: parcels to the address, what is collected or mailed to a person. */
export const shippingInputs = (values: ShippingValues, shipments: Shipments, { pickupEmail }: ShippingNeeds): AddressInput[] =>
  shipments.map((entry) => {
    const { shippingId } = entry;
    if (isToDoor(entry))
      return { ...toInput(values.address, values.email, 'postal'), shippingId, subscriptions: { newsletterConsent: values.newsletter } };
    if (!isCollected(entry)) return { ...toInput(values.address, values.email, 'contact'), shippingId };
    const email = (pickupEmail || !values.collectSelf ? values.collector.email.trim() : '') || values.email;
    return { ...toInput(collectorOf(values), email, 'contact'), shippingId };
  });

/** What the form begins with where nothing was typed so far: what the shop has already. */
export const shippingStart = (shipments: Shipments, countryCode: string): ShippingValues => {
  const main = shipments.find((entry) => isToDoor(entry) && entry.address) ?? shipments.find(({ address }) => address);
  const address = toValues(main?.address, countryCode);
  const collector = shipments.find((entry) => isCollected(entry))?.address;
  const sameName = !collector || (collector.firstName === address.firstName && collector.lastName === address.lastName);
  return {
    email: main?.address?.email ?? '',
    newsletter: main?.address?.subscriptions?.newsletterConsent ?? false,
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
