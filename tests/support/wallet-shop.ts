import type { Hono } from 'hono';
import type { Cart } from '#contract/cart.ts';
import { type Api, createClient } from '#contract/client/client.ts';
import { errors } from '#contract/errors/errors.ts';
import { newId } from '#db/mutations/new-id.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import type { ApplePayContact } from '#src/checkout/express/apple-pay.ts';
import { createExpress, type ExpressInput, type ExpressPorts } from '#src/checkout/express/flow.ts';
import type { SheetRequest } from '#src/checkout/express/sheet.ts';
import { createExpressPorts } from '#src/checkout/express/shop-ports.ts';

/** The page's client, to a service in this process. */
export const apiTo = (app: Pick<Hono, 'request'>, subject: string): Api =>
  createClient({
    locale: 'en-us',
    baseUrl: TEST_ORIGIN,
    fetch: async (url, init) =>
      app.request(url, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie: `subject=${subject}`, Origin: TEST_ORIGIN } }),
    transactionId: 'test',
    newId,
    now: () => Date.now(),
    wait: () => Promise.resolve(),
    timeouts: { readMs: 20_000, writeMs: 20_000 },
    loadErrors: () => Promise.resolve(errors),
  }).api;

export const ADA: ApplePayContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  emailAddress: 'ada@shopper.example',
  phoneNumber: '(212) 555-0100',
  addressLines: ['350 5th Avenue'],
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10118',
  countryCode: 'us',
};

/** A wallet's payment as the sandbox reads it. */
export const sealed = (number = '4242424242424242'): string =>
  btoa(JSON.stringify({ applicationPrimaryAccountNumber: number, applicationExpirationDate: '301231' }));

const EMPTY = { total: 6000, lines: [], methods: [] };
export const REQUEST: SheetRequest = { country: 'US', currency: 'USD', label: 'Waymark', content: EMPTY, ships: true };

const INPUT: ExpressInput = {
  wallet: 'APPLE_PAY',
  country: 'US',
  taxIncluded: false,
  sessionRetries: 2,
  content: EMPTY,
  messages: {
    items: 'Items',
    discount: 'Discount',
    shipping: 'Delivery',
    tax: 'Tax',
    paid: 'Paid',
    arrives: ({ deliveryTime: { minDays, maxDays } }) => `${minDays} to ${maxDays} days`,
    message: (name, field) => (field ? `${name} ${field}` : name),
  },
};

export interface WalletShop {
  readonly app: Pick<Hono, 'request'>;
  readonly subject: string;
  readonly openCart: () => Promise<Cart>;
  readonly post: (url: string, body: unknown) => Promise<Response>;
  readonly ports?: Partial<ExpressPorts>;
  readonly input?: Partial<ExpressInput>;
}

/** The flow as the page runs it, with the shop that ships behind it. `waits`: pauses it wanted to make, ms. */
export const expressTo = ({ app, subject, openCart, post, ports, input }: WalletShop) => {
  const api = apiTo(app, subject);
  const waits: number[] = [];
  const made = createExpressPorts({
    api,
    subject: () => subject,
    accept: () => Promise.resolve(),
    openCart,
    post,
    autoPromo: () => null,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    place: ({ id, version, totals }, instrument) =>
      api('cart.placeOrder', {
        key: newId(),
        body: {
          cartId: id,
          cartVersion: version,
          total: totals.total,
          remainingToPay: totals.remainingToPay,
          legalAccepted: true,
          paymentMethod: { code: 'CREDIT_CARD', additionalData: { payment_instrument_id: instrument } },
        },
      }),
  });
  return { ...createExpress({ ...INPUT, ...input }, { ...made, ...ports }), waits };
};
