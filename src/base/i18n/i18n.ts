import { CODE_INSTEAD_OF_SYMBOL } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import { minorDigits } from '#contract/money.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { fillMessage, type Message, type Values } from './fill-message.ts';
import type account from './messages/en-us/account.json';
import type adjust from './messages/en-us/adjust.json';
import type app from './messages/en-us/app.json';
import type asides from './messages/en-us/asides.json';
import type checkout from './messages/en-us/checkout.json';
import type consent from './messages/en-us/consent.json';
import type content from './messages/en-us/content.json';
import type core from './messages/en-us/core.json';
import type discovery from './messages/en-us/discovery.json';
import type enrollment from './messages/en-us/enrollment.json';
import type errors from './messages/en-us/errors.json';
import type express from './messages/en-us/express.json';
import type stores from './messages/en-us/stores.json';
import type inStore from './messages/en-us/in-store.json';
import type shopper from './messages/en-us/shopper.json';
import type lists from './messages/en-us/lists.json';
import type loyalty from './messages/en-us/loyalty.json';
import type programs from './messages/en-us/programs.json';
import type sharing from './messages/en-us/sharing.json';
import type offlineCatalogue from './messages/en-us/offline-catalogue.json';
import type orders from './messages/en-us/orders.json';
import type payment from './messages/en-us/payment.json';
import type security from './messages/en-us/security.json';
import type shop from './messages/en-us/shop.json';
import type editor from './messages/en-us/editor.json';
import type locations from './messages/en-us/locations.json';
import type moderation from './messages/en-us/moderation.json';
import type photos from './messages/en-us/photos.json';
import type reviews from './messages/en-us/reviews.json';
import type scan from './messages/en-us/scan.json';
import type sizes from './messages/en-us/sizes.json';
import type staff from './messages/en-us/staff.json';

/** Part of the words that travel together: `core` with the first visit, the others with the screens that need them. */
export type Part =
  | 'core'
  | 'shop'
  | 'checkout'
  | 'consent'
  | 'content'
  | 'discovery'
  | 'errors'
  | 'adjust'
  | 'app'
  | 'lists'
  | 'account'
  | 'enrollment'
  | 'shopper'
  | 'offline-catalogue'
  | 'orders'
  | 'payment'
  | 'in-store'
  | 'loyalty'
  | 'programs'
  | 'sharing'
  | 'express'
  | 'stores'
  | 'asides'
  | 'security'
  | 'staff'
  | 'editor'
  | 'photos'
  | 'reviews'
  | 'scan'
  | 'locations'
  | 'sizes'
  | 'moderation';
export type MessageKey =
  | keyof typeof core
  | keyof typeof shop
  | keyof typeof checkout
  | keyof typeof consent
  | keyof typeof content
  | keyof typeof discovery
  | keyof typeof errors
  | keyof typeof adjust
  | keyof typeof app
  | keyof typeof lists
  | keyof typeof loyalty
  | keyof typeof programs
  | keyof typeof sharing
  | keyof typeof account
  | keyof typeof shopper
  | keyof typeof inStore
  | keyof typeof express
  | keyof typeof stores
  | keyof typeof asides
  | keyof typeof enrollment
  | keyof typeof offlineCatalogue
  | keyof typeof orders
  | keyof typeof payment
  | keyof typeof security
  | keyof typeof staff
  | keyof typeof editor
  | keyof typeof photos
  | keyof typeof reviews
  | keyof typeof scan
  | keyof typeof locations
  | keyof typeof sizes
  | keyof typeof moderation;
export type { Values } from './fill-message.ts';
/** Messages as the build compiles them. Typed as the texts that they were, which is what a JSON module says. */
type Catalogue = Record<string, string>;

export interface I18n {
  readonly locale: Locale;
  /** The text for a key in the shopper's language; ICU placeholders and plurals are filled from `values`. */
  t(key: MessageKey, values?: Values): string;
  /** Whether a key has a text here: for keys that come as data (error codes). */
  has(key: string): key is MessageKey;
  money(amount: number, currency?: string): string;
  /** The region's numeric date (spec 3 §9), also where `options` say `dateStyle: 'short'`; others are words for days and times. */
  date(iso: string, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Loads a part once; resolved already for parts that are there. Rejects where it cannot be had now: for who can say so. */
  load(part: Part): Promise<void>;
  /** As `load`, and asked for again until it is there; never rejects. For what is drawn: it is one promise each time, as React's `use` wants it. */
  loadWithRetry(part: Part): Promise<void>;
}

export type PartLoader = (part: Part) => Promise<Catalogue>;

/** A promise that React's `use` can read without waiting: what is there already must not suspend, least of all on the server. */
const SETTLED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const SHORT_DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };

/** MM/DD/YYYY, in EMEA DD/MM/YYYY (spec 3 §9): what Canada and Germany would write by themselves differs. */
const dateFormatOf = ({ tag, emea }: Locale, { dateStyle, timeStyle, ...others }: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  if (dateStyle !== 'short') return new Intl.DateTimeFormat(tag, { ...others, ...(dateStyle && { dateStyle }), ...(timeStyle && { timeStyle }) });
  const time: Intl.DateTimeFormatOptions = timeStyle ? { hour: 'numeric', minute: '2-digit' } : {};
  return new Intl.DateTimeFormat(emea ? 'en-GB' : 'en-US', { ...SHORT_DATE, ...time, ...others });
};

/** Makes each thing once, by what it is made from. */
const once = <From, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const made = new Map<string, Made>();
  return (from) => {
    const key = JSON.stringify(from);
    const known = made.get(key) ?? make(from);
    made.set(key, known);
    return known;
  };
};

/** Words of one locale. `loaded` are parts at hand from the start; others come through `loadPart`. */
export const createI18n = (locale: Locale, loaded: Partial<Record<Part, Catalogue>>, loadPart: PartLoader): I18n => {
  const messages = new Map<string, Message>();
  const loading = new Map<Part, Promise<void>>();
  const loads = new Map<Part, Promise<void>>();
  const merge = (part: Part, catalogue: Catalogue): void => {
    for (const [key, message] of Object.entries(catalogue)) messages.set(key, message);
    loads.set(part, SETTLED);
  };
  for (const [part, catalogue] of Object.entries(loaded) as [Part, Catalogue][]) merge(part, catalogue);

  const load = (part: Part): Promise<void> => {
    if (loads.get(part) === SETTLED) return SETTLED;
    const known =
      loading.get(part) ??
      loadPart(part)
        .then((catalogue) => merge(part, catalogue))
        .finally(() => loading.delete(part));
    loading.set(part, known);
    return known;
  };

  // A formatter costs a hundred times what it formats: one of each kind.
  const currencyFormat = once((currency: string) => {
    const digits = minorDigits(currency);
    return new Intl.NumberFormat(locale.tag, {
      style: 'currency',
      currency,
      // The dollar sign alone is ambiguous in Canada: the code stands in its place (spec 2 §9).
      currencyDisplay: currency === CODE_INSTEAD_OF_SYMBOL ? 'code' : 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
  const dateFormat = once((options: Intl.DateTimeFormatOptions) => dateFormatOf(locale, options));
  const numberFormat = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale.tag, options));

  return {
    locale,
    t: (key, values = {}) => fillMessage(messages.get(key) ?? key, values, locale.tag),
    has: (key): key is MessageKey => messages.has(key),
    money: (amount, currency = locale.currency) => currencyFormat(currency).format(amount / 10 ** minorDigits(currency)),
    date: (iso, options = { dateStyle: 'short' }) => dateFormat(options).format(new Date(iso)),
    number: (value, options = {}) => numberFormat(options).format(value),
    load,
    loadWithRetry: (part) => {
      const known = loads.get(part) ?? importWithRetry(() => load(part));
      loads.set(part, known);
      return known;
    },
  };
};
