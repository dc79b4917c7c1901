import { describe, expect, test } from 'vitest';
import { addItem, applyCoupon, changeQuantity } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, updateRow, withTaps } from '#tests/support/make-held.ts';
import { begin, decide } from './decide.ts';
import { acceptAnswer, acceptSnapshot } from './epoch.ts';
import { cartOf, emptyReplayState, withCart } from '#db/mutations/mutation.ts';
import { readSoon, recordRead, recordSend } from './record.ts';
import { PLAIN, VERSIONED } from './gateways/unkeyed.ts';

const A = '10000001';
const B = '10000002';

describe('the next step', () => {
  test('[SNAP2] a cart that came with another response of the page is not read again, unless what came is older than what is here', () => {
    const asked = readSoon(makeHeld(makeSnapshot({ [A]: 1 }, { version: 2 })));
    const after = (version: number) => decide(acceptAnswer(asked, makeSnapshot({ [A]: 2 }, { version }), 0), makeEnv())[1].do;
    expect(decide(asked, makeEnv())[1].do).toBe('read');
    expect([after(3), after(1)]).toEqual(['rest', 'read']);
  });

  test('[SEAL2] a sealed request in doubt is sent unchanged, even if it is no longer needed', () => {
    const [sealed, first] = decide(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), changeQuantity(A, 3)), makeEnv());
    const [restarted] = begin(sealed, 0);
    const moved = acceptSnapshot(restarted, makeSnapshot({ [A]: 3 }, { version: 2 }), 0);
    const [, second] = decide(moved, makeEnv());
    expect(second).toEqual(first);
  });

  test('[SEAL3] a request without effect is discarded and the change is compiled again', () => {
    const [sealed, plan] = decide(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), changeQuantity(A, 3)), makeEnv());
    if (plan.do !== 'send') throw new Error(plan.do);
    const refused = recordSend(
      sealed,
      plan,
      { kind: 'answer', status: 412, body: { errorDetails: [{ errorId: 'WMK412' }] }, retryAfterMs: null },
      makeEnv(),
    );
    const read = withCart(refused, { ...cartOf(refused), read: 'no', snapshot: makeSnapshot({ [A]: 3 }, { version: 2 }) });
    expect(decide(read, makeEnv())).toMatchObject([
      { outbox: [], receipts: [{ outcome: 'acknowledged' }] },
      { do: 'rest', waitMs: null },
    ]);
  });

  test('[OUT5] the write-ahead entry has body, key, fingerprint, epoch and the version it was compiled for', () => {
    const [held] = decide(withTaps(makeHeld(makeSnapshot({ [A]: 1 }, { version: 7 })), addItem(B, 2)), makeEnv());
    expect(held.outbox[0]).toMatchObject({
      state: 'sending',
      attempts: 1,
      seal: {
        cartId: 'cart-1',
        epoch: 0,
        snapshotVersion: 7,
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        request: { call: 'cart.addItem', key: held.outbox[0]?.id, subject: 'guest', body: { cartId: 'cart-1', upc: B, qty: 2 } },
      },
    });
  });

  test.each([VERSIONED, PLAIN])('[OUT5] a write-ahead entry without keys ($name) says so, and has neither key nor fingerprint', (profile) => {
    const [held] = decide(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(B, 2)), makeEnv({ profile }));
    expect(held.outbox[0]?.seal).toMatchObject({ keyless: true, cartId: 'cart-1', request: { call: 'cart.addItem', body: { upc: B, qty: 2 } } });
    expect(held.outbox[0]?.seal).not.toHaveProperty('fingerprint');
    expect(held.outbox[0]?.seal?.request).not.toHaveProperty('key');
  });

  test('[ID2] the device gets a session before anything is sent', () => {
    expect(decide(withTaps(emptyReplayState('cart'), addItem(A)), makeEnv())[1]).toEqual({ do: 'renew-session' });
  });

  test('[NET2] nothing is sent while the network is known to be unavailable', () => {
    for (const connection of ['offline', 'captive', 'down'] as const) {
      const before = withTaps(makeHeld(makeSnapshot({})), addItem(A));
      const [after, plan] = decide(before, makeEnv({ connection }));
      expect(plan).toEqual({ do: 'probe' });
      expect(after.outbox).toEqual(before.outbox);
    }
  });

  test('[CMP4] with versions an addition to an existing line is a quantity; without them that would undo what another device added', () => {
    const held = withTaps(makeHeld(makeSnapshot({ [A]: 2 })), addItem(A, 1));
    const [, versioned] = decide(held, makeEnv({ profile: VERSIONED }));
    expect(versioned).toMatchObject({ request: { call: 'cart.updateItem', body: { qty: 3 }, ifMatch: 1 } });
    const [, plain] = decide(held, makeEnv({ profile: PLAIN }));
    expect(plain).toMatchObject({ request: { call: 'cart.addItem', body: { qty: 1 } } });
    expect(plain).not.toHaveProperty('request.ifMatch');
    expect(plain).not.toHaveProperty('request.key');
  });

  test('additions of quick shop and express payments ask for at most one unit, others have no limit', () => {
    const sentFor = (context?: string) => {
      const [, plan] = decide(withTaps(makeHeld(makeSnapshot({})), addItem(A, 1, context)), makeEnv());
      return plan.do === 'send' ? plan.request.body : undefined;
    };
    expect([sentFor('quickshop'), sentFor('express')]).toMatchObject([{ maxQty: 1 }, { maxQty: 1 }]);
    for (const context of [undefined, 'order-again']) expect(sentFor(context)).not.toHaveProperty('maxQty');
  });

  test('[STUCK1] a parked coupon does not delay a line', () => {
    const held = updateRow(withTaps(makeHeld(makeSnapshot({})), applyCoupon('SAVE10'), addItem(A)), 1, {
      parked: true,
      pause: { since: makeEnv().now, delay: 60_000, asked: 0 },
    });
    expect(decide(held, makeEnv())[1]).toMatchObject({ do: 'send', seq: 2 });
  });

  test('[REF8] a shipping method for a shipment that no longer exists is refused on the device', () => {
    const held = withTaps(makeHeld(makeSnapshot({ [A]: 1 })), {
      type: 'set-shipping-method',
      args: { shippingId: 'gone', code: 'express', storeId: 'S9' },
    });
    expect(decide(held, makeEnv())[0].outbox).toMatchObject([{ state: 'refused', refusal: { code: 'HERE-SHIPMENT-GONE' } }]);
  });
});

describe('a read of the cart', () => {
  const reading = { do: 'read', request: { call: 'cart.get', locale: 'en-us' }, epoch: 0, acks: 0 } as const;
  const answer = { kind: 'answer', status: 200, body: makeSnapshot({ [A]: 1 }, { version: 9 }), retryAfterMs: null } as const;
  const wanting = (): ReturnType<typeof makeHeld> => {
    const held = makeHeld(makeSnapshot({ [A]: 5 }, { version: 2 }));
    return withCart(held, { ...cartOf(held), read: 'soon' });
  };

  test('[SNAP2] a read that began before the newest acknowledgement is discarded and made again', () => {
    const held = withCart(wanting(), { ...cartOf(wanting()), acks: 1 });
    const after = recordRead(held, reading, answer, makeEnv());
    expect(cartOf(after).snapshot?.version).toBe(2);
    expect(decide(after, makeEnv())[1]).toMatchObject({ do: 'read', acks: 1 });
  });

  test('[SNAP2] a read of a cart that is no longer current is discarded', () => {
    const held = withCart(wanting(), { ...cartOf(wanting()), epoch: 1 });
    expect(cartOf(recordRead(held, reading, answer, makeEnv())).snapshot?.version).toBe(2);
  });

  test('[SNAP1] a read that is up to date becomes the snapshot', () => {
    const after = recordRead(wanting(), reading, answer, makeEnv());
    expect(cartOf(after)).toMatchObject({ read: 'no', snapshot: { version: 9 } });
    expect(decide(after, makeEnv())[1]).toEqual({ do: 'rest', waitMs: null });
  });
});
