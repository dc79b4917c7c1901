import { expect, test } from 'vitest';
import { createRateLimit } from './token-bucket.ts';

const make = () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const limit = createRateLimit(() => new Date(now), {
    'cart.applyCoupon': { burst: 3, perMinute: 6, by: 'subject' },
    'auth.token': { burst: 2, perMinute: 60, by: 'address' },
  });
  return {
    ask: (call: 'cart.applyCoupon' | 'auth.token' | 'cart.get', subject: string | undefined, clientAddress = '192.0.2.1') =>
      limit({ call, subject, clientAddress }),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};

test('allows a burst, then as many as come in again, and says how long to wait', async () => {
  const { ask, wait } = make();
  for (let count = 0; count < 3; count += 1) expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  expect(await ask('cart.applyCoupon', 'ada')).toBeCloseTo(10);
  wait(4);
  expect(await ask('cart.applyCoupon', 'ada')).toBeCloseTo(6);
  wait(6);
  expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  wait(3600);
  for (let count = 0; count < 3; count += 1) expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  expect(await ask('cart.applyCoupon', 'ada')).toBeDefined();
});

test('counts shoppers apart, and by address where shoppers cost nothing', async () => {
  const { ask } = make();
  for (let count = 0; count < 3; count += 1) await ask('cart.applyCoupon', 'ada');
  expect(await ask('cart.applyCoupon', 'eve')).toBeUndefined();
  await ask('auth.token', 'ada');
  await ask('auth.token', 'eve');
  expect(await ask('auth.token', undefined)).toBeDefined();
  expect(await ask('auth.token', undefined, '192.0.2.2')).toBeUndefined();
});

test('does not count what costs nothing', async () => {
  const { ask } = make();
  for (let count = 0; count < 1000; count += 1) expect(await ask('cart.get', 'ada')).toBeUndefined();
});

test('a clock that is set back gives nothing away and takes nothing', async () => {
  const { ask, wait } = make();
  await ask('cart.applyCoupon', 'ada');
  wait(-3600);
  expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
});
