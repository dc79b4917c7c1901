import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { stockNotices } from '#server/platform/db/schema/catalogue.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { type AddressShop, openAddressShop, OTHER_PASSWORD, PASSWORD } from './address-shop.ts';

// The table "What was verified, by whom, and what it unlocks" of docs/security.md, cell by cell: each of the ways by which somebody may claim an address,
// and everything that is found by address.

let shop: AddressShop;
let associate: TestBrowser;
beforeAll(async () => {
  shop = await openAddressShop();
  associate = await shop.shopper('associate');
}, 120_000);
afterAll(() => shop.close());

const CONSUMER = '/consumers-v3/consumer';

/** An account that was made for an address without any proof, and where it is signed in. */
interface Claim {
  readonly address: string;
  readonly email: string;
  readonly browser: TestBrowser;
}
/** @returns the password and the address that the account has afterwards, where they are others, and the session that the way leads to */
type Way = (claim: Claim) => Promise<{ readonly password?: string; readonly email?: string; readonly session?: TestBrowser } | void>;

const stranger = async (): Promise<TestBrowser> => {
  const email = shop.newAddress();
  await shop.signUp(email);
  return shop.signIn(email);
};
const refused = (code: string) => ({ code });

const PROVE_NOTHING: Readonly<Record<string, Way>> = {
  'a sign-up, and signing in again': async () => undefined,
  'a passkey of the account, and signing in with it': async ({ browser }) => ({
    session: await shop.signInWithPasskey(await shop.addPasskey(browser)),
  }),
  'a newsletter that its reader asked for and confirmed': async ({ address }) => {
    await shop.askNewsletter(await shop.guest(), address);
    await shop.answerNewsletter(address);
  },
  'a newsletter that the account asked for and a reader confirmed': async ({ address, browser }) => {
    await shop.askNewsletter(browser, address);
    await shop.answerNewsletter(address);
  },
  'a newsletter that the account asked for first, then a guest who confirmed it': async ({ address, browser }) => {
    await shop.askNewsletter(browser, address);
    await shop.askNewsletter(await shop.guest(), address);
    await shop.answerNewsletter(address);
  },
  'a membership confirmed without a session': async ({ address }) => shop.answerMembership(address),
  'a membership confirmed in the session of another account': async ({ address }) => shop.answerMembership(address, await stranger()),
  'the account’s own letter without a session': async ({ address }) => {
    expect(await shop.confirm(await shop.guest(), await shop.confirmationToken(address))).toMatchObject(refused('AUT404'));
  },
  'the account’s own letter in the session of another account': async ({ address }) => {
    expect(await shop.confirm(await stranger(), await shop.confirmationToken(address))).toMatchObject(refused('AUT404'));
  },
  'the account’s own letter with a wrong password': async ({ address }) => {
    expect(await shop.confirm(await shop.guest(), await shop.confirmationToken(address), 'not it')).toMatchObject(refused('AUT450'));
  },
};
const PROVE: Readonly<Record<string, Way>> = {
  'a membership confirmed in the account’s own session': async ({ address, browser }) => shop.answerMembership(address, browser),
  'the account’s own letter in its session': async ({ address, browser }) => {
    expect((await shop.confirm(browser, await shop.confirmationToken(address))).status).toBe(200);
  },
  'the account’s own letter with its password': async ({ address }) => {
    expect((await shop.confirm(await shop.guest(), await shop.confirmationToken(address), PASSWORD)).status).toBe(200);
  },
  'a password set by letter': async ({ address }) => {
    await shop.askReset(address);
    expect((await shop.reset(await shop.resetToken(address))).status).toBe(200);
    return { password: OTHER_PASSWORD };
  },
};
const CHANGES: Readonly<Record<string, readonly [Way, boolean]>> = {
  'a change to the address, answered without a session': [
    async ({ address, browser }) => {
      await shop.askChange(browser, address);
      expect(await shop.confirm(await shop.guest(), await shop.changeToken(address))).toMatchObject(refused('AUT404'));
    },
    false,
  ],
  'a change to the address, answered in the session of another account': [
    async ({ address, browser }) => {
      await shop.askChange(browser, address);
      expect(await shop.confirm(await stranger(), await shop.changeToken(address))).toMatchObject(refused('AUT404'));
    },
    false,
  ],
  'a change to the address, answered with the account’s password': [
    async ({ address, browser }) => {
      await shop.askChange(browser, address);
      expect((await shop.confirm(await shop.guest(), await shop.changeToken(address), PASSWORD)).status).toBe(200);
      return { email: address };
    },
    true,
  ],
  'a change to the address, answered in the account’s session': [
    async ({ address, browser }) => {
      await shop.askChange(browser, address);
      expect((await shop.confirm(browser, await shop.changeToken(address))).status).toBe(200);
      return { email: address };
    },
    true,
  ],
};

/** Everything that is found by address, and whether the account has it. */
const unlocked = async (address: string, browser: TestBrowser, password: string) => {
  const { body: data } = await browser.call<CallResponse<'consumer.exportData'>>('GET', `${CONSUMER}/data`);
  const { body: member } = await browser.call<CallResponse<'loyalty.member'>>('GET', '/loyalty/v1/member');
  const { body: profile } = await browser.call<CallResponse<'consumer.get'>>('GET', CONSUMER);
  const { body: listed } = await browser.call<CallResponse<'consumer.getSubscription'>>('GET', `${CONSUMER}/subscription`);
  const found = await associate.call('POST', `${CONSUMER}/agent/customers`, { email: address });
  const orders = await shop.history(browser);
  const state = await shop.askNewsletter(browser, address);
  const about = and(eq(mailOutbox.recipient, address), eq(mailOutbox.template, 'order-confirmation'));
  const kept = async () => [await shop.db.$count(mailOutbox, about), await shop.db.$count(stockNotices, eq(stockNotices.email, address))];
  const before = await kept();
  expect((await browser.call('POST', `${CONSUMER}/erase`, { password })).status).toBe(200);
  const after = await kept();
  expect(before).toEqual([1, 1]);
  return {
    isEmailConfirmed: profile.consumerProfile.isEmailConfirmed,
    guestOrders: orders.length > 0,
    pointsOfGuestOrders: member.currentLoyaltyPoints > 25,
    restockAlertsInExport: data.records['stock_notices'] !== undefined,
    learnsOfSubscription: state === 'subscribed',
    holdsSubscription: listed.subscriptions.some(({ doubleOptin }) => doubleOptin),
    foundInStores: found.status === 200,
    erasesEmailsAndAlerts: after[0] === 0 && after[1] === 0,
    erasesAny: after[0] === 0 || after[1] === 0,
  };
};
const all = (is: boolean) =>
  Object.fromEntries(
    [
      'isEmailConfirmed',
      'guestOrders',
      'pointsOfGuestOrders',
      'restockAlertsInExport',
      'learnsOfSubscription',
      'holdsSubscription',
      'foundInStores',
      'erasesEmailsAndAlerts',
      'erasesAny',
    ].map((name) => [name, is]),
  );

/** The address of somebody who has ordered without an account, waits for stock, and reads the newsletter. */
const readerOf = async (address: string, { subscribes = true } = {}): Promise<void> => {
  await shop.orderAs(await shop.guest(), address);
  await shop.waitForStock(address);
  if (!subscribes) return;
  await shop.askNewsletter(await shop.guest(), address);
  await shop.answerNewsletter(address);
};
const claim = async (address: string, email = address): Promise<Claim> => {
  await shop.signUp(email);
  const browser = await shop.signIn(email);
  await browser.call('POST', '/loyalty/v1/member', { isTermsConfirmed: true });
  return { address, email, browser };
};
const follow = async (way: Way, made: Claim) => {
  const { password = PASSWORD, email = made.email, session } = (await way(made)) ?? {};
  return unlocked(made.address, session ?? (await shop.signIn(email, password)), password);
};

describe('an account that was made for somebody’s address', () => {
  it.each(Object.entries(PROVE_NOTHING))('has nothing of the address by %s', async (name, way) => {
    const address = shop.newAddress();
    await readerOf(address, { subscribes: !name.startsWith('a newsletter') });
    expect(await follow(way, await claim(address))).toEqual(all(false));
  });

  it.each(Object.entries(PROVE))('has all of the address by %s', async (_name, way) => {
    const address = shop.newAddress();
    await readerOf(address);
    expect(await follow(way, await claim(address))).toEqual(all(true));
  });
});

describe('an account that had another address', () => {
  it.each(Object.entries(CHANGES))('has what it shows to be its own by %s', async (_name, [way, unlocks]) => {
    const address = shop.newAddress();
    await readerOf(address);
    expect(await follow(way, await claim(address, shop.newAddress()))).toEqual(all(unlocks));
  });
});

describe('somebody else’s orders', () => {
  const readerWithOrder = async () => {
    const address = shop.newAddress();
    const victim = await shop.guest();
    const { orderNumber } = await shop.orderAs(victim, address);
    return { address, victim, orderNumber };
  };
  const keepsOut = async (browser: TestBrowser, victim: TestBrowser, orderNumber: string): Promise<void> => {
    expect(await shop.history(browser)).toEqual([]);
    expect((await browser.call('GET', `${CONSUMER}/purchase/${orderNumber}`)).code).toBe('OHS4004');
    expect((await browser.call('POST', `${CONSUMER}/CancelOrder`, { orderId: orderNumber })).code).toBe('OHS4004');
    expect((await victim.call('GET', `/cart/v2/checkout/order/${orderNumber}`)).status).toBe(200);
  };

  it('stay theirs where they confirmed a newsletter before an account was made for their address', async () => {
    const { address, victim, orderNumber } = await readerWithOrder();
    await shop.askNewsletter(victim, address);
    await shop.answerNewsletter(address);
    await shop.signUp(address);
    await keepsOut(await shop.signIn(address), victim, orderNumber);
  });

  it('stay theirs where the account was first, and they confirm the newsletter that both asked for', async () => {
    const { address, victim, orderNumber } = await readerWithOrder();
    await shop.signUp(address);
    const attacker = await shop.signIn(address);
    await shop.askNewsletter(attacker, address);
    await shop.askNewsletter(victim, address);
    await shop.answerNewsletter(address);
    await keepsOut(attacker, victim, orderNumber);
    await keepsOut(await shop.signIn(address), victim, orderNumber);
  });

  it('stay theirs where they read the email of an account that they have not made', async () => {
    const { address, victim, orderNumber } = await readerWithOrder();
    await shop.signUp(address);
    const attacker = await shop.signIn(address);
    expect((await shop.confirm(victim, await shop.confirmationToken(address))).code).toBe('AUT404');
    await keepsOut(attacker, victim, orderNumber);
  });
});

describe('a change of address that was asked for with the old password', () => {
  const begun = async () => {
    const [owned, wanted] = [shop.newAddress(), shop.newAddress()];
    await shop.signUp(owned);
    const thief = await shop.signIn(owned);
    await shop.askChange(thief, wanted);
    return { owned, wanted, thief, token: await shop.changeToken(wanted) };
  };
  const opens = async (email: string, password: string): Promise<number> => (await (await shop.guest()).password(email, password)).status;

  it.each(['reset', 'change'] as const)('is over with a new password by %s', async (how) => {
    const { owned, wanted, thief, token } = await begun();
    if (how === 'reset') {
      await shop.askReset(owned);
      expect((await shop.reset(await shop.resetToken(owned))).status).toBe(200);
    } else {
      const passwords = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      const owner = await shop.signIn(owned);
      expect((await owner.call('POST', `${CONSUMER}/changepassword`, passwords)).status).toBe(200);
    }
    expect((await shop.confirm(thief, token)).code).toBe('AUT402');
    expect((await shop.confirm(await shop.guest(), token, PASSWORD)).code).toBe('AUT402');
    expect([await opens(wanted, PASSWORD), await opens(owned, OTHER_PASSWORD)]).toEqual([401, 200]);
  });

  it('brings orders of the new address, and gives them back with their points when it is undone', async () => {
    const { owned, wanted, thief, token } = await begun();
    await thief.call('POST', '/loyalty/v1/member', { isTermsConfirmed: true });
    const victim = await shop.guest();
    const { orderNumber } = await shop.orderAs(victim, wanted);
    expect((await shop.confirm(thief, token)).status).toBe(200);
    const points = async (browser: TestBrowser) =>
      (await browser.call<CallResponse<'loyalty.member'>>('GET', '/loyalty/v1/member')).body.currentLoyaltyPoints;
    expect([await shop.history(thief), await points(thief)]).toEqual([[orderNumber], 55]);

    expect((await shop.undo(await shop.undoToken(owned))).status).toBe(200);
    expect((await shop.reset(await shop.resetToken(owned))).status).toBe(200);
    const owner = await shop.signIn(owned, OTHER_PASSWORD);
    expect([await shop.history(owner), await points(owner)]).toEqual([[], 25]);
    expect((await victim.call('GET', `/cart/v2/checkout/order/${orderNumber}`)).status).toBe(200);
  });
});
