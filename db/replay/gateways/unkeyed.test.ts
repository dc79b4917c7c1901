import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, quantities, withTaps } from '#tests/support/make-held.ts';
import { decide } from '../decide.ts';
import { acceptSnapshot } from '../epoch.ts';
import type { GatewayProfile } from '../env.ts';
import { KEYED, LOOK_AFTER_MS, RESEND_UNTIL_MS } from './keyed.ts';
import { cartOf, type ReplayState, type Mutation } from '#db/mutations/mutation.ts';
import type { Env } from '../env.ts';
import type { Plan } from '../plan.ts';
import type { Answer } from '../ports.ts';
import { recordRead, recordSend } from '../record.ts';
import { becameOrder, recordRebuild } from '../rebuild.ts';
import { PLAIN, SETTLES_WITHIN_MS, VERSIONED, whoMoved } from './unkeyed.ts';

const A = '10000001';
const B = '10000002';
const NOTHING: Answer = { kind: 'no-answer' };

const answer = (body: unknown, status = 200): Answer => ({ kind: 'answer', status, body, retryAfterMs: null });
const refusal = (status: number, code: string): Answer => answer({ errorDetails: [{ errorId: code }], appId: 'waymark' }, status);
const cart = (content: Record<string, number>, version: number): Cart => makeSnapshot(content, { version });

/** A device with a cart of that content at version 1, and one turn after the other. */
function device(profile: GatewayProfile, content: Record<string, number>, change: CartChange, type: 'Guest' | 'Registered' = 'Guest') {
  const start = makeHeld(makeSnapshot(content));
  let held: ReplayState = withTaps({ ...start, identity: { subject: 'guest', type } }, change);
  let env: Env = makeEnv({ profile, awake: true });
  let plan: Plan = { do: 'rest', waitMs: null };
  const turn = (): Plan => {
    [held, plan] = decide(held, env);
    return plan;
  };
  return {
    turn,
    set: (more: Partial<Env>) => void (env = { ...env, ...more }),
    hear(given: Answer): Plan {
      if (plan.do === 'send') held = recordSend(held, plan, given, env);
      else if (plan.do === 'read') held = recordRead(held, plan, given, env);
      else if (plan.do === 'rebuild') held = recordRebuild(held, plan, given, env);
      return turn();
    },
    held: () => held,
    row: (): Mutation | undefined => held.outbox[0],
    overhear: (given: Cart) => void (held = acceptSnapshot(held, given, env.now)),
    order: () => void (held = becameOrder(held, new Set(), 'W-1', env)),
  };
}

const SENDS = { do: 'send' } as const;
const READS = { do: 'read', settles: { seq: 1 } } as const;
const CHECK = { state: 'refused', refusal: { code: 'HERE-CHECK-QUANTITY' } } as const;

describe.each([VERSIONED, PLAIN])('a gateway without keys', (profile) => {
  test(`[GW1] the cart of another call is not stored while a change is being sent (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.overhear(cart({ [A]: 3 }, 2));
    expect(cartOf(shop.held()).snapshot?.version).toBe(1);
    expect(cartOf(shop.held()).read).toBe('soon');
  });

  test(`[GW2] a cart is created empty, before the first change (${profile.name})`, () => {
    const start = { ...makeHeld(), identity: { subject: 'guest', type: 'Guest' } as const };
    const [, plan] = decide(withTaps(start, addItem(A, 2)), makeEnv({ profile }));
    expect(plan).toMatchObject({ do: 'rebuild', stage: 'create', request: { call: 'cart.create', body: {} } });
  });

  test(`[GW3] the content of a vanished cart is pending before everything else (${profile.name})`, () => {
    const shop = device(profile, { [A]: 2, [B]: 1 }, addItem(B, 1));
    shop.turn();
    shop.hear(refusal(404, 'BSK404'));
    shop.hear(answer({ state: 'none' }));
    shop.hear(answer(makeSnapshot({}, { id: 'cart-2', version: 1 })));
    const { outbox } = shop.held();
    expect(outbox.map(({ type, args }) => [type, (args as { qty: number }).qty])).toEqual([
      ['change-quantity', 2],
      ['change-quantity', 1],
      ['add-item', 1],
    ]);
    expect(outbox.map(({ seq }) => seq)).toEqual(outbox.map(({ seq }) => seq).toSorted((a, b) => a - b));
  });

  test(`[GW4] an unchanged cart does not contain the change, and one with exactly its result does (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, addItem(A, 2));
    expect(shop.turn()).toMatchObject(SENDS);
    expect(shop.hear(NOTHING)).toMatchObject(READS);
    shop.hear(answer(cart({ [A]: 3 }, 2)));
    expect(shop.held().outbox).toEqual([]);
    expect(shop.held().receipts.at(-1)).toMatchObject({ outcome: 'acknowledged' });
  });

  test(`[GW8] in an account's cart the same step may be another device's: the shopper is asked (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, addItem(A, 2), 'Registered');
    shop.turn();
    shop.hear(NOTHING);
    shop.set({ fenced: () => true });
    shop.turn();
    shop.hear(answer(cart({ [A]: 3 }, 2)));
    expect(shop.row()).toMatchObject(CHECK);
    expect(quantities(cartOf(shop.held()).snapshot ?? makeSnapshot({}))).toEqual(quantities(cart({ [A]: 3 }, 2)));
  });

  test(`[GW8] a set quantity is sent again, whoever changed the cart (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, changeQuantity(A, 4), 'Registered');
    shop.turn();
    shop.hear(NOTHING);
    shop.set({ fenced: () => true });
    shop.turn();
    const next = shop.hear(answer(cart({ [A]: 7 }, 3)));
    expect(next).toMatchObject({ do: 'send', request: { call: 'cart.updateItem', body: { qty: 4 } } });
  });

  test(`[GW4] unchanged lines do not contain the change: it is sent for the new cart (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, addItem(A, 2), 'Registered');
    shop.turn();
    shop.hear(NOTHING);
    shop.set({ fenced: () => true });
    shop.turn();
    const next = shop.hear(answer(cart({ [A]: 1, [B]: 5 }, 2)));
    expect(next).toMatchObject({ do: 'send' });
    expect(cartOf(shop.held()).snapshot?.version).toBe(2);
    expect(shop.row()).toMatchObject({ doubts: 0, attempts: 2 });
  });

  test(`[GW4] after several changes the items may have become another choice of the style (${profile.name})`, () => {
    const shop = device(profile, {}, addItem(A, 2), 'Registered');
    shop.turn();
    shop.hear(NOTHING);
    shop.set({ fenced: () => true });
    shop.turn();
    shop.hear(answer(cart({ [B]: 2 }, 3)));
    expect(shop.row()).toMatchObject(CHECK);
  });

  test(`[GW8] a change that may be part of an order is not sent again (${profile.name})`, () => {
    const shop = device(profile, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.hear(NOTHING);
    shop.order();
    expect(shop.row()).toMatchObject(CHECK);
  });
});

describe('a gateway with versions and without keys', () => {
  test('[GW5] a change that was not made is sent again unchanged, for the same version', () => {
    const shop = device(VERSIONED, { [A]: 1 }, addItem(A, 2));
    const first = shop.turn();
    shop.hear(NOTHING);
    const second = shop.hear(answer(cart({ [A]: 1 }, 1)));
    expect(second).toEqual(first);
    expect(second).toMatchObject({ request: { ifMatch: 1, body: { qty: 3 } } });
  });

  test('[GW5] a version conflict proves nothing: it may be the answer to the second delivery', () => {
    const shop = device(VERSIONED, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    expect(shop.hear(refusal(412, 'WMK412'))).toMatchObject(READS);
    shop.hear(answer(cart({ [A]: 3 }, 2)));
    expect(shop.held().outbox).toEqual([]);
  });

  test('[GW5] a refusal after a doubt is final only when no earlier attempt can still arrive', () => {
    const shop = device(VERSIONED, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.hear(NOTHING);
    shop.hear(answer(cart({ [A]: 1 }, 1)));
    expect(shop.hear(refusal(409, 'INV700'))).toMatchObject(READS);
    shop.hear(answer(cart({ [A]: 1 }, 1)));
    expect(shop.row()?.state).toBe('ambiguous');
    shop.set({ fenced: () => true });
    expect(shop.turn()).toMatchObject({ settles: { fenced: true } });
    shop.hear(answer(cart({ [A]: 1 }, 1)));
    expect(shop.row()).toMatchObject({ state: 'refused', refusal: { code: 'INV700' } });
  });
});

describe('a gateway with neither', () => {
  test('[GW6] a change counts as not made only after the maximum delivery time of one minute', () => {
    const shop = device(PLAIN, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.hear(NOTHING);
    shop.set({ awake: false });
    expect(shop.hear(answer(cart({ [A]: 1 }, 1)))).toEqual({ do: 'rest', waitMs: SETTLES_WITHIN_MS });
    shop.set({ awake: true, fenced: () => true });
    expect(shop.turn()).toMatchObject({ do: 'read', settles: { fenced: true } });
    expect(shop.hear(answer(cart({ [A]: 1 }, 1)))).toMatchObject({ do: 'send', request: { call: 'cart.addItem', body: { qty: 2 } } });
  });

  test('[GW7] an addition that was made twice is shown with the server’s quantity', () => {
    const shop = device(PLAIN, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.hear(answer(cart({ [A]: 5 }, 3)));
    expect(shop.row()).toMatchObject(CHECK);
    expect(cartOf(shop.held()).snapshot?.version).toBe(3);
  });

  test('[GW7] a quantity that was doubled is set again', () => {
    const shop = device(PLAIN, {}, changeQuantity(A, 2));
    shop.turn();
    expect(shop.hear(answer(cart({ [A]: 4 }, 3)))).toMatchObject({ do: 'send', request: { call: 'cart.updateItem', body: { qty: 2 } } });
  });
});

describe('finding out which change moved the cart', () => {
  const ALONE = { sole: true, versioned: true };
  const row = (change: CartChange): Mutation => {
    const shop = device(VERSIONED, { [A]: 1 }, change);
    shop.turn();
    const found = shop.row();
    if (!found) throw new Error('No row');
    return found;
  };

  test('[GW4] a snapshot of another version than the change was compiled for proves nothing', () => {
    expect(whoMoved(row(addItem(A, 1)), cart({ [A]: 1 }, 2), cart({ [A]: 2 }, 3), ALONE)).toBe('unknown');
    expect(whoMoved(row(addItem(A, 1)), null, cart({ [A]: 2 }, 2), ALONE)).toBe('unknown');
  });

  test('[GW4] a change of the whole cart was not made only if nothing in the cart has changed', () => {
    const coupon = row(applyCoupon('SAVE10'));
    expect(whoMoved(coupon, cart({ [A]: 1 }, 1), cart({ [A]: 2 }, 2), ALONE)).toBe('unknown');
    expect(whoMoved(coupon, cart({ [A]: 1 }, 1), cart({ [A]: 1 }, 2), ALONE)).toBe('elsewhere');
  });

  test('[GW4] a line that is unchanged after two changes excludes this change only with versions', () => {
    const [before, after] = [cart({ [A]: 1 }, 1), cart({ [A]: 1 }, 3)];
    const shared = { sole: false, versioned: true };
    expect(whoMoved(row(addItem(A, 1)), before, after, shared)).toBe('elsewhere');
    expect(whoMoved(row(addItem(A, 1)), before, after, { ...shared, versioned: false })).toBe('unknown');
  });

  test('[GW4] a line that becomes another is judged by both lines', () => {
    const edit = row({ type: 'edit-variant', args: { item: makeItem(A), to: makeItem(B), qty: 1 } });
    expect(whoMoved(edit, cart({ [A]: 1 }, 1), cart({ [B]: 1 }, 2), ALONE)).toBe('done');
    expect(whoMoved(edit, cart({ [A]: 1 }, 1), cart({ [A]: 1, [B]: 1 }, 2), ALONE)).toBe('unknown');
  });
});

describe('a server that keeps keys for a month', () => {
  const doubtful = (age: number, content: Cart, change: CartChange = addItem(A, 2)): { plan: Plan; row: Mutation | undefined } => {
    const shop = device(KEYED, { [A]: 1 }, change);
    shop.turn();
    shop.set({ now: makeEnv().now + age });
    shop.hear(NOTHING);
    return { plan: shop.hear(answer(content)), row: shop.row() };
  };
  const withKey = (key: string): Cart => {
    const there = cart({ [A]: 3 }, 2);
    return { ...there, items: there.items.map((item) => ({ ...item, opIds: [key] })) };
  };

  test('[GW9] a recent doubt is sent again without a read', () => {
    const shop = device(KEYED, { [A]: 1 }, addItem(A, 2));
    const first = shop.turn();
    shop.set({ now: makeEnv().now + LOOK_AFTER_MS / 2 });
    expect(shop.hear(NOTHING)).toEqual(first);
  });

  test('[GW9] an old doubt is looked up by its key', () => {
    const shop = device(KEYED, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    const { key } = shop.row() ?? { key: '' };
    shop.set({ now: makeEnv().now + LOOK_AFTER_MS + 1 });
    expect(shop.hear(NOTHING)).toMatchObject(READS);
    shop.hear(answer(withKey(key)));
    expect(shop.held().outbox).toEqual([]);
  });

  test('[GW9] the age of a doubt counts from the first attempt in doubt, not from one that is known to have failed', () => {
    const shop = device(KEYED, { [A]: 1 }, addItem(A, 2));
    shop.turn();
    shop.hear({ kind: 'never-sent' });
    shop.set({ now: makeEnv().now + RESEND_UNTIL_MS + 1 });
    expect(shop.turn()).toMatchObject(SENDS);
    expect(shop.hear(NOTHING)).toMatchObject(SENDS);
  });

  test('[GW9] a doubt that is not found is sent again while the server keeps its key, and shown afterwards', () => {
    expect(doubtful(LOOK_AFTER_MS + 1, cart({ [A]: 1 }, 1)).plan).toMatchObject(SENDS);
    expect(doubtful(RESEND_UNTIL_MS + 1, cart({ [A]: 1 }, 1)).row).toMatchObject(CHECK);
    // Another device may have changed the line in the meantime: what was asked for a month ago would undo that.
    expect(doubtful(RESEND_UNTIL_MS + 1, cart({ [A]: 5 }, 4), removeItem(A)).row).toMatchObject(CHECK);
  });
});
