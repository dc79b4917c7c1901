import { expect, test } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, makeTap } from '#tests/support/make-held.ts';
import { IDENTITY } from '#db/replay/identity/identity.ts';
import { type ReplayState, type LaneRow, pendingRows, subjectOf } from '#db/mutations/mutation.ts';
import { enqueue } from '#db/replay/outbox.ts';
import type { KnownSession } from '#db/replay/ports.ts';
import { createMemoryStore } from '#db/storage/memory-store.ts';
import { recordIdentity } from './record-identity.ts';

const ACCOUNT: KnownSession = { subject: 'account', type: 'Registered', basket: { id: 'cart-2', mergedFrom: [] } };

/** A guest with a cart and one change that waits, in the middle of that; a list is the first to hear who the shop takes us for. */
const heardIn = async (lane: Partial<LaneRow>): Promise<ReplayState> => {
  const held = enqueue(makeHeld(makeSnapshot({ 10000001: 1 })), 'cart', [makeTap(addItem('10000002'), { subject: 'guest' })]);
  const store = createMemoryStore([{ ...held, lane: { ...held.lane, ...lane } }]);
  await recordIdentity(store, ACCOUNT, 'test', IDENTITY);
  return store.read('cart');
};

test('[SIGN1] a list that receives the account’s session during a sign-in leaves the guest’s data to the sign-in', async () => {
  const credentials = { authorizationCode: 'code', codeVerifier: 'verifier' };
  const held = await heardIn({ signIn: { stage: 'exchange', barrier: 1, credentials, attempts: 1, account: null, failures: 0, pause: null } });
  expect(subjectOf(held)).toBe('guest');
  expect(pendingRows(held)).toHaveLength(1);
  expect(held.lane.signIn).toMatchObject({ stage: 'fetch', account: { subject: 'account', cartId: 'cart-2', merged: false } });
});

test('[SIGN10] an abandoned sign-in that succeeds is completed, even if a list receives the session first', async () => {
  const held = await heardIn({ lastSignIn: { outcome: 'failed', doubt: 'first' } });
  expect(pendingRows(held)).toHaveLength(1);
  expect(held.lane.signIn).toMatchObject({ stage: 'fetch', account: { subject: 'account' } });
});

test('[OUTS2] a list does not restore an account whose sign-out the server has not confirmed', async () => {
  const held = await heardIn({ signOut: { stage: 'end', barrier: 0, failures: 0, pause: null } });
  expect(subjectOf(held)).toBe('guest');
});
