import { afterEach, expect, it } from 'vitest';
import { createAccountPort } from '#db/replay/identity/account-port.ts';
import { claimedOrder, claimOrder, forgetOrderClaim } from './order-claim.ts';
import { forgetStoredTraces } from './forget-stored-traces.ts';

afterEach(forgetOrderClaim);

const ORDER = { orderNumber: 'WM-1234', st: 'proof' };

const exchanged = async (): Promise<unknown> => {
  let body: unknown;
  const transport = { send: (request: { body?: unknown }) => Promise.resolve(void ({ body } = request)) };
  const lock = { hold: (_: string, work: () => Promise<unknown>) => work() };
  const port = createAccountPort(transport as never, lock as never, () => 'en-us', claimedOrder);
  await port.exchange({ authorizationCode: 'code', codeVerifier: 'verifier', guestCartId: null });
  return body;
};

it('takes an order that a guest wants to keep along with the next change of person', async () => {
  expect(await exchanged()).not.toHaveProperty('orderNo');
  claimOrder(ORDER);
  expect(await exchanged()).toMatchObject({ orderNo: 'WM-1234', st: 'proof', action: 'postLogin' });
});

it('takes it to whoever signs in within half an hour, and to nobody after a sign-out', () => {
  const now = Date.now();
  claimOrder(ORDER, now);
  expect(claimedOrder(now + 29 * 60_000)).toEqual({ orderNo: 'WM-1234', st: 'proof' });
  expect(claimedOrder(now + 31 * 60_000)).toBeUndefined();
  forgetStoredTraces();
  expect(claimedOrder(now)).toBeUndefined();
});
