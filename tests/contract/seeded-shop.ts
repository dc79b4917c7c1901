import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallRow } from '#contract/calls/call.ts';
import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { styleIdOf } from '#contract/ids.ts';
import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { DEMO_PASSWORD, seedAccounts } from '#demo/seed/accounts.ts';
import { makeProof } from '#server/customers/testing.ts';
import { colourways, sizeCharts, stock, styles, variants } from '#server/platform/db/schema/catalogue.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { DEFAULT_SDK_KEY } from '#server/marketing/experiments/default-datafile.ts';
import { seedExperiments } from '#server/marketing/experiments/seed.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { seedPromotions } from '#server/commerce/promotions/seed.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import type { Pools } from './from-schema.ts';
import type { Shot } from './shots.ts';
import { NOW, startCommerce } from './whole-shop.ts';

interface Answered {
  readonly id?: string;
  readonly items?: readonly { readonly id: string }[];
  readonly shipments?: readonly { readonly shippingId: string }[];
}

/** As a socket delivers them: each piece in a turn of its own. */
const PIECE_BYTES = 64 * 1024;
const inPieces = (bytes: Uint8Array): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull: async (stream) => {
      await new Promise(setImmediate);
      if (at < bytes.byteLength) stream.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
      if (at >= bytes.byteLength) stream.close();
    },
  });
};

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/**
 * The shop as a visitor finds it, seeded and with every call of the contract, asked in process by a guest and by somebody who is signed in. `pools`
 * holds real values for the fields of its calls, `failures` what the shop has logged as its own fault.
 */
export const openSeededShop = async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const failures: unknown[] = [];
  await seedDatabase(db, NOW);
  await seedPromotions(db);
  await seedExperiments(db);
  await seedAccounts(db, NOW);
  const { service } = startCommerce(db, { onError: (fields) => void failures.push(fields) });
  const call = async (method: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
    service.fetch(
      new Request(`${TEST_ORIGIN}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: TEST_ORIGIN, 'Idempotency-Key': uuidv7() },
        body: JSON.stringify(body),
      }),
    );
  const pools = await poolsOf(db);
  const { parts } = (await (
    await service.fetch(new Request(`${TEST_ORIGIN}/products/v2/offline-catalogue?locale=en-us`))
  ).json()) as OfflineCatalogue;
  pools['hash'] = parts.map(({ hash }) => hash);
  const cookie = cookieOf(await call('POST', '/token/v2/auth/token', { type: 'Guest' }));
  let memberCookie = '';

  /** What an answer taught: the items and shipments that the cart has now. */
  const learn = ({ id, items, shipments }: Answered): void => {
    if (id !== pools['basketId']?.[0]) return;
    if (items && items.length > 0) pools['itemId'] = items.map(({ id }) => id);
    if (shipments && shipments.length > 0) pools['shippingId'] = shipments.map(({ shippingId }) => shippingId);
  };

  /** What a browser sends with one call of whoever may ask it. */
  const sending = (name: string, row: CallRow, { body, text, bytes: made, contentType = 'application/json' }: Shot) => {
    const bytes = made ?? Buffer.from(text ?? JSON.stringify(body) ?? 'null');
    const headers: Record<string, string> = {
      // A sign-out is asked by nobody in particular: the others are still needed.
      Cookie: name === 'auth.signout' ? '' : row.session === 'registered' ? memberCookie : cookie,
      Origin: TEST_ORIGIN,
      ...(row.body ? { 'Content-Type': contentType, 'Content-Length': `${bytes.byteLength}` } : {}),
      ...(row.effect === 'read' ? {} : { 'Idempotency-Key': uuidv7() }),
    };
    return { method: row.method, headers, bytes };
  };

  return {
    pools: pools as Pools,
    failures,
    learn,

    /** Signed in anew: what is asked may change the password, or end the session. */
    signIn: async (): Promise<void> => {
      const { codeChallenge, codeVerifier } = makeProof();
      const username = 'member@waymark.example';
      const first = await call('POST', '/consumers-v3/auth/signin', { type: 'Registered', username, password: DEMO_PASSWORD, codeChallenge }, cookie);
      const { authorizationCode } = (await first.json()) as { authorizationCode?: string };
      if (authorizationCode === undefined) return;
      memberCookie = cookieOf(await call('POST', '/token/v2/auth/token', { type: 'Registered', authorizationCode, codeVerifier }));
    },

    /** A cart with something in it: earlier ones may be full, emptied or ordered by now. */
    openCart: async (): Promise<void> => {
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
    },

    /** Asks one call as whoever may ask it. */
    ask: async (name: string, row: CallRow, shot: Shot): Promise<Response> => {
      const { method, headers, bytes } = sending(name, row, shot);
      return service.fetch(
        new Request(`${TEST_ORIGIN}${shot.url}`, { method, headers, ...(row.body ? { body: inPieces(bytes), duplex: 'half' } : {}) }),
      );
    },

    service,
    sending,

    close: () => database.close(),
  };
};

export type SeededShop = Awaited<ReturnType<typeof openSeededShop>>;

const poolsOf = async (db: Db): Promise<Record<string, unknown[]>> => {
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
  // The seed has no fragment: what pages share is up to editors.
  await db.insert(contentDocs).values(
    Object.values(LOCALES).map(({ siteId }) => ({
      siteId,
      kind: 'fragment',
      slug: 'care',
      mode: 'publish',
      doc: { title: 'Care', description: 'Care', blocks: [] },
      modifiedAt: NOW,
    })),
  );
  const masterId = styleIdOf(shoe.id);
  const [reviewId, questionId, answerId] = [uuidv7(), uuidv7(), uuidv7()];
  const published = { masterId, language: 'en', marks: [], flags: 0 };
  await db.insert(reviews).values({
    ...published,
    id: reviewId,
    name: 'Ann',
    score: 4,
    title: 'Warm',
    text: 'Warm enough for all of us.',
    translations: Object.fromEntries(['en', 'fr', 'de'].map((language) => [language, { title: 'Warm', text: 'Warm.' }])),
    verified: true,
    status: 'published',
    writtenAt: NOW,
  });
  await db
    .insert(productQuestions)
    .values({ ...published, id: questionId, nickname: 'Ann', question: 'Is it warm?', state: 'published', askedAt: NOW });
  await db
    .insert(productAnswers)
    .values({ id: answerId, questionId, by: 'staff', name: 'Waymark', text: 'It is.', state: 'published', answeredAt: NOW });
  return {
    reviewId: [reviewId],
    questionId: [questionId],
    answerId: [answerId],
    fragmentId: ['care'],
    parentPageSlug: ['home'],
    productId: products,
    brand: ['waymark'],
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
    sdkKey: [DEFAULT_SDK_KEY],
    category: ['order'],
    subject: ['invoice'],
    pictures: [[]],
    code: ['TRAIL10', 'WELCOME10', 'nonsense', 'standard', 'standard', 'express', 'pickup', 'pickup'],
    countryCode: ['US', 'US', 'US', 'US', 'US', 'US', 'CA', 'HK'],
    province: ['OR'],
    postalCode: ['97205'],
    phone: ['503 555 0100'],
    recipientContactPhone: ['503 555 0101'],
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
  };
};
