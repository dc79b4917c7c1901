import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Favorites, SaveForLater } from '#contract/calls/wishlists.ts';
import { type AccountShop, makeProof, openAccountShop, type TestBrowser, TEST_PASSWORD } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { replacePassword } from '#server/customers/auth/new-password.ts';
import { hashPassword } from '#server/customers/auth/passwords.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { untilOneWaitsForLock } from '#server/platform/db/testing/lock-waits.ts';
import { replaceCart } from '#server/commerce/orders/replace-cart.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db);
});
afterAll(() => database.close());

const fill = async (browser: TestBrowser, name: keyof typeof TEST_VARIANTS, qty: number): Promise<Cart> => {
  if (browser.cookie === undefined) await browser.token();
  return (await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish(name, { qty }))).body;
};
const addTo = async (browser: TestBrowser, cartId: string, name: keyof typeof TEST_VARIANTS, qty: number): Promise<Cart> =>
  (await browser.call<Cart>('POST', '/cart/v1/item', wish(name, { qty, cartId }))).body;
const cartOf = async (browser: TestBrowser, id: string | null | undefined): Promise<Record<string, number>> => {
  const { body } = await browser.call<Cart>('GET', `/cart/v1/cart/${id}`);
  return Object.fromEntries(body.items.map((item) => [item.upc, item.qty]));
};

describe('a sign-in', () => {
  it('gives a session of its own, whatever session the browser came with', async () => {
    const { email } = await shop.account();
    const browser = shop.browser();
    const guest = (await browser.token()).body;
    const planted = browser.cookie;
    const session = await browser.signIn(email);
    expect(session).toMatchObject({ type: 'Registered', consumerType: 'CONSUMER', basket: { id: null, mergedFrom: [] } });
    expect(session.subject).not.toBe(guest.subject);
    expect(browser.cookie).not.toBe(planted);
    const attacker = shop.browser();
    attacker.cookie = planted;
    expect((await attacker.token()).body).toMatchObject({ type: 'Guest', subject: guest.subject });
  });

  it('has the same subject on every device', async () => {
    const { email } = await shop.account();
    const [phone, laptop] = [shop.browser(), shop.browser()];
    expect((await phone.signIn(email)).subject).toBe((await laptop.signIn(email)).subject);
    expect(phone.cookie).not.toBe(laptop.cookie);
  });

  it('stays one through renewals, and is told as one', async () => {
    const { email } = await shop.account({ consumerType: 'EMPLOYEE' });
    const browser = shop.browser();
    const { subject } = await browser.signIn(email);
    expect((await browser.token()).body).toMatchObject({ type: 'Registered', consumerType: 'EMPLOYEE', subject });
  });

  it('opens what is sold ahead to accounts alone', async () => {
    const { email } = await shop.account();
    const browser = shop.browser();
    await browser.token();
    const add = () => browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('presale'));
    expect(await add()).toMatchObject({ status: 404, code: 'ORD404' });
    await browser.signIn(email);
    expect((await add()).body.items.map(({ upc }) => upc)).toEqual([TEST_VARIANTS.presale.upc]);
  });

  it('ends with the sign-out, here and nowhere else', async () => {
    const { email } = await shop.account();
    const [phone, laptop] = [shop.browser(), shop.browser()];
    const { refreshToken } = await phone.signIn(email);
    await laptop.signIn(email);
    const kept = phone.cookie;
    expect((await phone.signOut(refreshToken)).status).toBe(200);
    expect(phone.cookie).toBeUndefined();
    phone.cookie = kept;
    expect((await phone.token()).body.type).toBe('Guest');
    expect((await laptop.token()).body.type).toBe('Registered');
    expect((await shop.browser().signOut()).status).toBe(200);
  });
});

describe('a code', () => {
  const codeFor = async (browser: TestBrowser, email: string) => {
    const { codeChallenge, codeVerifier } = makeProof();
    const { body } = await browser.password(email, 'A long way home 1', codeChallenge);
    return { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier };
  };

  it('is good for nothing without its verifier', async () => {
    const { email } = await shop.account();
    const browser = shop.browser();
    const given = await codeFor(browser, email);
    expect(await browser.token({ ...given, codeVerifier: makeProof().codeVerifier })).toMatchObject({ status: 401, code: 'AUT432' });
    expect(await browser.token({ ...given, authorizationCode: makeProof().codeChallenge })).toMatchObject({ status: 401, code: 'AUT432' });
    expect((await browser.token(given)).status).toBe(200);
  });

  it('is not had for a password that is replaced while it is checked', async () => {
    const { email, id } = await shop.account();
    const thief = shop.browser();
    const newHash = await hashPassword('A brand new one 4');
    let trying: ReturnType<typeof thief.password> | undefined;
    await database.db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
      if (account) await replacePassword(tx, account, newHash, shop.now());
      trying = thief.password(email, TEST_PASSWORD);
      await untilOneWaitsForLock(database);
    });
    expect((await trying)?.code).toBe('AUT401');
  });

  it('is good a second time on the device alone that gave the password', async () => {
    const { email } = await shop.account();
    const [browser, thief] = [shop.browser(), shop.browser()];
    const given = await codeFor(browser, email);
    expect((await browser.token(given)).status).toBe(200);
    expect(await thief.token(given)).toMatchObject({ status: 401, code: 'AUT432' });
    expect((await browser.token(given)).status).toBe(200);
  });

  it('gives the same session again within a minute, and then none', async () => {
    const { email } = await shop.account();
    const browser = shop.browser();
    const given = await codeFor(browser, email);
    const first = (await browser.token(given)).body;
    // The answer was lost, and the session with it; the device is the same.
    browser.cookie = undefined;
    expect((await browser.token(given)).body.subject).toBe(first.subject);
    await browser.signOut(first.refreshToken);
    expect((await browser.token()).body.type).toBe('Guest');
    shop.setNow(new Date(shop.now().getTime() + 61_000));
    expect(await browser.token(given)).toMatchObject({ status: 401, code: 'AUT432' });
  });

  it('waits ten minutes for a device that has changes to send first', async () => {
    const { email } = await shop.account();
    const browser = shop.browser();
    const [early, late] = [await codeFor(browser, email), await codeFor(browser, email)];
    shop.setNow(new Date(shop.now().getTime() + 9 * 60_000));
    expect((await browser.token(early)).status).toBe(200);
    shop.setNow(new Date(shop.now().getTime() + 61_000));
    expect((await browser.token(late)).code).toBe('AUT432');
  });
});

describe('the merge', () => {
  it('puts the guest’s cart into the account’s: same lines up to the maximum, others beside them', async () => {
    const { email } = await shop.account();
    const laptop = shop.browser();
    const { basket: cart } = await laptop.signIn(email);
    expect(cart?.id).toBeNull();
    const mine = await fill(laptop, 'tee', 4);
    const phone = shop.browser();
    const guests = await fill(phone, 'tee', 5);
    await addTo(phone, guests.id, 'shoe', 2);
    const session = await phone.signIn(email, { basketId: guests.id });
    expect(session.basket).toEqual({ id: mine.id, mergedFrom: [guests.id] });
    expect(await cartOf(laptop, mine.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 6, [TEST_VARIANTS.shoe.upc]: 2 });
    expect((await phone.call('GET', `/cart/v1/cart/${guests.id}`)).code).toBe('BSK404');
  });

  it('is made once, however often the exchange is', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const guests = await fill(phone, 'tee', 2);
    const { codeChallenge, codeVerifier } = makeProof();
    const { authorizationCode } = (await phone.password(email, 'A long way home 1', codeChallenge)).body;
    const exchange = { type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: guests.id } };
    const guestCookie = phone.cookie;
    const first = (await phone.token(exchange)).body;
    phone.cookie = guestCookie;
    const second = (await phone.token(exchange)).body;
    expect(second.basket).toEqual(first.basket);
    expect(await cartOf(phone, second.basket?.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 2 });
  });

  it('is decided by the first use of a code: a repeat that was overtaken puts nothing in that the device has put in itself', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const guests = await fill(phone, 'tee', 2);
    const { codeChallenge, codeVerifier } = makeProof();
    const { authorizationCode } = (await phone.password(email, 'A long way home 1', codeChallenge)).body;
    const exchange = { type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: guests.id } };
    const guestCookie = phone.cookie;
    phone.cookie = undefined;
    await phone.token();
    expect((await phone.token(exchange)).body.basket).toEqual({ id: null, mergedFrom: [] });
    phone.cookie = guestCookie;
    expect((await phone.token(exchange)).body.basket).toEqual({ id: null, mergedFrom: [] });
  });

  it('comes out the same whichever device signs in first', async () => {
    const { email } = await shop.account();
    const [phone, laptop] = [shop.browser(), shop.browser()];
    const [ofPhone, ofLaptop] = [await fill(phone, 'tee', 1), await fill(laptop, 'tee', 2)];
    await laptop.signIn(email, { basketId: ofLaptop.id });
    const { basket: cart } = await phone.signIn(email, { basketId: ofPhone.id });
    expect(new Set(cart?.mergedFrom)).toEqual(new Set([ofPhone.id, ofLaptop.id]));
    expect(await cartOf(laptop, cart?.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 3 });
  });

  it('takes nothing of anybody but the guest that the cookie proves', async () => {
    const { email } = await shop.account();
    const victim = shop.browser();
    const theirs = await fill(victim, 'tee', 2);
    const thief = shop.browser();
    await thief.token();
    expect((await thief.signIn(email, { basketId: theirs.id })).basket).toEqual({ id: null, mergedFrom: [] });
    expect(await cartOf(victim, theirs.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 2 });
    const second = shop.browser();
    await second.signIn((await shop.account()).email);
    const own = await fill(second, 'tee', 1);
    second.cookie = undefined;
    expect((await second.signIn(email, { basketId: own.id })).basket?.mergedFrom).toEqual([]);
  });

  it('waits while an order is being placed with the guest’s cart, and takes nothing back of one that was ordered', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const guests = await fill(phone, 'tee', 2);
    const setState = (state: 'placing' | 'ordered') => database.db.update(carts).set({ state }).where(eq(carts.id, guests.id));
    const { codeChallenge, codeVerifier } = makeProof();
    const { authorizationCode } = (await phone.password(email, TEST_PASSWORD, codeChallenge)).body;
    const exchange = { type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: guests.id } };
    await setState('placing');
    expect(await phone.token(exchange)).toMatchObject({ status: 409, code: 'AUT409' });
    await setState('ordered');
    expect((await phone.token(exchange)).body.basket).toEqual({ id: null, mergedFrom: [guests.id] });
  });

  it('never goes into a cart that is being ordered at this moment', async () => {
    const { email } = await shop.account();
    const [laptop, phone] = [shop.browser(), shop.browser()];
    await laptop.signIn(email);
    const known = await fill(laptop, 'shoe', 1);
    const guests = await fill(phone, 'tee', 2);
    const { codeChallenge, codeVerifier } = makeProof();
    const { authorizationCode } = (await phone.password(email, TEST_PASSWORD, codeChallenge)).body;
    let merging: ReturnType<typeof phone.token> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, known.id)).for('update');
      merging = phone.token({ type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: guests.id } });
      await untilOneWaitsForLock(database);
      await tx.update(carts).set({ state: 'ordered' }).where(eq(carts.id, known.id));
    });
    const cart = (await merging)?.body.basket;
    expect(cart?.id).not.toBe(known.id);
    expect(await cartOf(phone, cart?.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 2 });
  });

  it('follows a cart whose order failed to the one that has its lines now', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const first = await fill(phone, 'tee', 2);
    const second = await database.db.transaction((tx) => replaceCart(tx, first.id, shop.now()));
    const third = await database.db.transaction((tx) => replaceCart(tx, second, shop.now()));
    const { basket: cart } = await phone.signIn(email, { basketId: first.id });
    expect(await cartOf(phone, cart?.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 2 });
    // Whichever of them a tab still has: its lines are in.
    expect(new Set(cart?.mergedFrom)).toEqual(new Set([first.id, second, third]));
    expect((await database.db.select({ id: carts.id }).from(carts)).map(({ id }) => id)).not.toContain(third);
  });

  it('takes nothing back of a cart that was ordered at the second try', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const first = await fill(phone, 'tee', 2);
    const second = await database.db.transaction((tx) => replaceCart(tx, first.id, shop.now()));
    await database.db.update(carts).set({ state: 'ordered' }).where(eq(carts.id, second));
    const { basket: cart } = await phone.signIn(email, { basketId: first.id });
    expect(cart?.id).toBeNull();
    expect(new Set(cart?.mergedFrom)).toEqual(new Set([first.id, second]));
  });

  it('follows a cart that vanished to the one that was built of it', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const gone = await fill(phone, 'tee', 2);
    await database.db.delete(carts).where(eq(carts.id, gone.id));
    const rebuilt = await phone.call<Cart>('POST', '/cart/v1/cart', { rebuildOf: { cartId: gone.id, epoch: 1 }, items: [wish('tee', { qty: 2 })] });
    const { basket: cart } = await phone.signIn(email, { basketId: gone.id });
    expect(await cartOf(phone, cart?.id)).toEqual({ [TEST_VARIANTS.tee.upc]: 2 });
    expect(new Set(cart?.mergedFrom)).toEqual(new Set([gone.id, rebuilt.body.id]));
  });

  it('puts no more of a line in than one cart may hold, and remarks on what it left out', async () => {
    const { email } = await shop.account();
    const [laptop, phone] = [shop.browser(), shop.browser()];
    await laptop.signIn(email);
    await fill(laptop, 'tee', 4);
    const guests = await fill(phone, 'tee', 5);
    const { basket: cart } = await phone.signIn(email, { basketId: guests.id });
    const { body } = await phone.call<Cart>('GET', `/cart/v1/cart/${cart?.id}`);
    expect(body.items.map(({ qty }) => qty)).toEqual([6]);
    const details = { upc: TEST_VARIANTS.tee.upc, name: body.items[0]?.name, maxAllowedQty: 6, wantedQuantity: 9 };
    expect(body.flash).toContainEqual({ code: 'ProductItemMaxQuantity', type: 'info', details });
  });

  it('of coupons keeps those of both', async () => {
    const { email } = await shop.account();
    const phone = shop.browser();
    const guests = await fill(phone, 'tee', 2);
    await phone.call('PUT', '/cart/v1/coupon', { cartId: guests.id, code: 'WELCOME10' });
    const { basket: cart } = await phone.signIn(email, { basketId: guests.id });
    const { body } = await phone.call<Cart>('GET', `/cart/v1/cart/${cart?.id}`);
    expect(body.couponItems.map(({ code }) => code)).toEqual(['WELCOME10']);
  });

  const like = (browser: TestBrowser, id: string) => browser.call('POST', '/wishlists/v2/favorites', { id, itemType: 'product', qty: 1 });
  const save = (browser: TestBrowser, name: keyof typeof TEST_VARIANTS, qty: number) =>
    browser.call('PUT', '/cart/v2/saveForLater', wish(name, { qty }));
  const listsOf = async (browser: TestBrowser) => ({
    favorites: (await browser.call<Favorites>('GET', '/wishlists/v2/favorites')).body.items.map(({ id }) => id),
    saved: (await browser.call<SaveForLater>('GET', '/wishlists/v2/saveForLater')).body.items.map(({ qty }) => qty),
  });

  it('brings favorites and saved items along, once', async () => {
    const { email } = await shop.account();
    const laptop = shop.browser();
    await laptop.signIn(email);
    await like(laptop, TEST_VARIANTS.tee.productId);
    await save(laptop, 'tee', 2);
    const phone = shop.browser();
    await phone.token();
    await like(phone, TEST_VARIANTS.tee.productId);
    await like(phone, TEST_VARIANTS.shoe.productId);
    await save(phone, 'tee', 3);
    await phone.signIn(email);
    expect(await listsOf(phone)).toEqual({ favorites: [TEST_VARIANTS.shoe.productId, TEST_VARIANTS.tee.productId], saved: [5] });
    expect(await listsOf(laptop)).toEqual(await listsOf(phone));
  });

  it('leaves an employee’s guest lists where they are', async () => {
    const { email } = await shop.account({ consumerType: 'EMPLOYEE' });
    const phone = shop.browser();
    await phone.token();
    await like(phone, TEST_VARIANTS.tee.productId);
    await save(phone, 'tee', 3);
    await phone.signIn(email);
    expect(await listsOf(phone)).toEqual({ favorites: [], saved: [] });
  });
});
