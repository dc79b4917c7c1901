import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import type { CallRow } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { catalogueHandlers } from '#server/catalogue/handlers.ts';
import { contentHandlers } from '#server/content/handlers.ts';
import { DEMO_PASSWORD, seedAccounts } from '#server/accounts/seed-accounts.ts';
import { makeProof } from '#server/accounts/testing.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { colourways, sizeCharts, stock, styles, variants } from '#server/db/schema/catalogue.ts';
import { openTestDatabase } from '#server/db/test-database.ts';
import { errorsOf } from '#server/http/docs/openapi.ts';
import type { AllHandlers } from '#server/http/handlers.ts';
import { createService } from '#server/http/mount.ts';
import { TEST_ORIGIN } from '#server/http/testing.ts';
import { questionHandlers } from '#server/questions/handlers.ts';
import { seedPromotions } from '#server/promotions/seed.ts';
import { seedDatabase } from '#server/seed/seed-database.ts';
import { serviceHandlers } from '#server/service/handlers.ts';
import { storeHandlers } from '#server/stores/handlers.ts';
import type { Pools } from './from-schema.ts';
import { shotOf } from './shots.ts';
import { NOW, startCommerce } from './whole-shop.ts';

/** Each asks every call five times; `FUZZ_ROUNDS` asks for more. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 5);

let database: OpenDatabase;
let ask: (url: string, init: RequestInit) => Promise<Response>;
const failures: unknown[] = [];
const pools: Record<string, unknown[]> = {};

const call = async (method: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
  ask(`${TEST_ORIGIN}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: TEST_ORIGIN, 'Idempotency-Key': uuidv7() },
    body: JSON.stringify(body),
  });

let cookie = '';
/** Of somebody who is signed in. */
let memberCookie = '';

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A sign-out is asked by nobody in particular: the others are still needed. */
const cookieFor = (name: string, { session }: CallRow): string => (name === 'auth.signout' ? '' : session === 'registered' ? memberCookie : cookie);

/** Anew each round: what is asked may change the password, or end the session. */
const signIn = async (): Promise<void> => {
  const { codeChallenge, codeVerifier } = makeProof();
  const username = 'member@waymark.example';
  const first = await call('POST', '/consumers-v3/auth/signin', { type: 'Registered', username, password: DEMO_PASSWORD, codeChallenge }, cookie);
  const { authorizationCode } = (await first.json()) as { authorizationCode?: string };
  if (authorizationCode === undefined) return;
  memberCookie = cookieOf(await call('POST', '/token/v2/auth/token', { type: 'Registered', authorizationCode, codeVerifier }));
};

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await seedDatabase(db, NOW);
  await seedPromotions(db);
  await seedAccounts(db, NOW);
  const { commerce, ports } = startCommerce(db, { onError: (fields) => void failures.push(fields) });
  const handlers: AllHandlers = {
    ...commerce.handlers,
    ...catalogueHandlers(),
    ...storeHandlers(),
    ...questionHandlers(),
    ...contentHandlers(),
    ...serviceHandlers(),
  };
  const service = createService(ports, handlers);
  ask = async (url, init) => service.fetch(new Request(url, init));

  // One product with its variants, so that the two fit each other wherever they meet.
  const [shoe] = await db
    .select({ id: colourways.id, upcs: sql<string[]>`array_agg(${variants.upc} order by ${variants.upc})` })
    .from(colourways)
    .innerJoin(variants, eq(variants.colourwayId, colourways.id))
    .innerJoin(stock, and(eq(stock.upc, variants.upc), eq(stock.location, 'ship'), gt(stock.onHand, 10)))
    .innerJoin(styles, and(eq(styles.id, colourways.styleId), isNull(styles.customs)))
    .groupBy(colourways.id)
    .orderBy(sql`count(*) desc`, colourways.id)
    .limit(1);
  if (!shoe) throw new Error('The seed has nothing in stock');
  const [products, upcs] = [[shoe.id], shoe.upcs];
  // Some stores have it on their shelves.
  const storeIds = ['US-PDX', 'US-SEA', 'FR-PAR'];
  await db
    .insert(stock)
    .values(upcs.flatMap((upc) => storeIds.map((location) => ({ upc, location, onHand: 50 }))))
    .onConflictDoUpdate({ target: [stock.upc, stock.location], set: { onHand: 50 } });
  cookie = cookieOf(await call('POST', '/token/v2/auth/token', { type: 'Guest' }));
  Object.assign(pools, {
    productId: products,
    product: products,
    id: products,
    ids: products,
    upc: upcs,
    upcs,
    storeId: storeIds,
    storeIds,
    favStoreId: storeIds,
    qty: [1, 2, 3],
    // What is on a shelf has no recipe, and is no gift: the tests of lines ask for both.
    recipeId: [undefined],
    sendOn: [undefined],
    giftOf: [undefined],
    contract: ['cart.get', 'fapi.serverTime'],
    category: ['order'],
    subject: ['invoice'],
    pictures: [[]],
    code: ['TRAIL10', 'WELCOME10', 'nonsense', 'standard', 'standard', 'express', 'pickup', 'pickup'],
    countryCode: ['US', 'US', 'US', 'US', 'US', 'US', 'CA', 'HK'],
    province: ['OR'],
    postalCode: ['97205'],
    phone: ['503 555 0100'],
    firstName: ['Ada'],
    lastName: ['Lovelace'],
    city: ['Portland'],
    addressLine1: ['1 Trail Way'],
    addressLine2: ['Flat 2'],
    addressLine3: ['Hall'],
    email: ['ann@trail.example'],
    phoneCode: ['+1'],
    productType: (await db.select({ type: sizeCharts.type }).from(sizeCharts)).map(({ type }) => type),
    mode: ['publish', 'preview'],
    siteId: Object.values(LOCALES).map(({ siteId }) => siteId),
    page: ['home'],
    locale: ['en-us', 'en-us', 'en-us', ...LOCALE_IDS],
  } satisfies Pools);
}, 240_000);
afterAll(() => database.close());

interface Answered {
  readonly id?: string;
  readonly items?: readonly { readonly id: string }[];
  readonly shipments?: readonly { readonly shippingId: string }[];
}

/** What an answer taught: the items and shipments that the basket has now. */
const learn = ({ id, items, shipments }: Answered): void => {
  if (id !== pools['basketId']?.[0]) return;
  if (items && items.length > 0) pools['itemId'] = items.map(({ id }) => id);
  if (shipments && shipments.length > 0) pools['shippingId'] = shipments.map(({ shippingId }) => shippingId);
};

/** A basket with something in it: earlier ones may be full, emptied or ordered by now. */
const openBasket = async (): Promise<void> => {
  const item = { product: pools['product']?.[0], upc: pools['upc']?.[0], qty: 1 };
  const cart = (await (await call('POST', '/cart/v1/cartWithItem', item, cookie)).json()) as Answered;
  pools['basketId'] = [cart.id];
  pools['cartId'] = [cart.id];
  learn(cart);
  const favorite = { id: pools['product']?.[0] };
  pools['favoriteId'] = [((await (await call('POST', '/wishlists/v2/favorites', favorite, cookie)).json()) as { favoriteId: string }).favoriteId];
  pools['saveForLaterId'] = [
    ((await (await call('PUT', '/cart/v2/saveForLater', item, cookie)).json()) as { saveForLaterId: string }).saveForLaterId,
  ];
};

/** Calls that need a checkout gone through with a card in the provider's own frame: chance does not get there, the tests of orders do. */
const NEEDS_CHECKOUT = new Set([
  'cart.addPaymentInstrument',
  'cart.paymentDetails',
  'cart.deletePaymentInstrument',
  'cart.prepareOrder',
  'cart.placeOrder',
  'cart.patchOrder',
  'orders.get',
  'consumer.purchaseHistory',
  'consumer.getPurchase',
  'consumer.trackOrder',
  'consumer.cancelOrder',
  'consumer.returnLabel',
  'consumer.downloadInvoice',
  'consumer.resendGiftCardEmail',
]);

/** Calls that want what chance does not know: a password, a code of a letter, the session of a store, a membership, something made a call before. */
const NEEDS_KNOWLEDGE = new Set([
  'auth.token',
  'auth.signin',
  'auth.signup',
  'auth.confirmforgotpassword',
  'auth.changepassword',
  'auth.revokeSession',
  'auth.passChallenge',
  'auth.passkeySignIn',
  'auth.passkeyCreation',
  'auth.addPasskey',
  'auth.renamePasskey',
  'auth.removePasskey',
  'auth.changeEmail',
  'auth.confirmEmail',
  'auth.agentlogin',
  'utilities.storeEmployees',
  'agent.session',
  'agent.connect',
  'agent.findCustomer',
  'agent.attachCustomer',
  'agent.baskets',
  'agent.keepBasket',
  'agent.resumeBasket',
  'agent.dropBasket',
  'cart.addPriceAdjustment',
  'cart.updatePriceAdjustment',
  'cart.deletePriceAdjustment',
  'cart.applyReward',
  'cart.giftcardBalance',
  'programs.acceptTerms',
  'wishlists.getFavoritesShare',
  'consumer.eventRegistration',
  'consumer.welcomePromo',
  'consumer.loyaltyVouchers',
  'consumer.retrieveUserData',
  'consumer.updateAddress',
  'consumer.deleteAddress',
  'consumer.addPaymentInstrument',
  'consumer.updatePaymentInstrument',
  'consumer.deletePaymentInstrument',
  'consumer.erase',
  'consumer.createSubscription',
]);

describe('the shop behind the contract', () => {
  it('answers whatever it is asked as its rows say: never with a failure, never with a code that a row does not name', async () => {
    const rows = Object.entries<CallRow>(calls);
    const tally: Record<string, number> = {};
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await openBasket();
      await signIn();
      for (const [name, row] of rows) {
        // Drawn one round at a time, so that a round can use what the last one learnt.
        for (const { url, body } of fc.sample(shotOf(row, pools), { numRuns: 5, seed: round * 1000 + 7 })) {
          const headers: Record<string, string> = {
            Cookie: cookieFor(name, row),
            Origin: TEST_ORIGIN,
            ...(row.body ? { 'Content-Type': 'application/json' } : {}),
            ...(row.effect === 'read' ? {} : { 'Idempotency-Key': uuidv7() }),
          };
          const response = await ask(`${TEST_ORIGIN}${url}`, {
            method: row.method,
            headers,
            ...(row.body ? { body: JSON.stringify(body) ?? 'null' } : {}),
          });
          const answer: unknown = await response.json();
          const shot = `${name} ${url} ${JSON.stringify(body)?.slice(0, 400)} -> ${response.status}`;
          tally[`${name} ${response.status < 400 ? 'answered' : 'refused'}`] =
            (tally[`${name} ${response.status < 400 ? 'answered' : 'refused'}`] ?? 0) + 1;
          if (response.status < 400) learn(answer as Answered);
          else {
            const refusal = apiErrorSchema.safeParse(answer);
            const code = refusal.success ? refusal.data.errorDetails[0]?.errorId : undefined;
            if (!refusal.success) wrong.push(`${shot}: no error shape`);
            else if (response.status >= 500) wrong.push(`${shot}: ${code}`);
            else if (!errorsOf(row).some((known) => known === code)) wrong.push(`${shot}: ${code} is not named by the row`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(failures).toEqual([]);
    // Otherwise the test would only see doors being shut.
    expect(
      rows.map(([name]) => name).filter((name) => !tally[`${name} answered`] && !NEEDS_CHECKOUT.has(name) && !NEEDS_KNOWLEDGE.has(name)),
    ).toEqual([]);
  }, 240_000);
});
