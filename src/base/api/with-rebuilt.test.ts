import { expect, it, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';
import { type ErrorCode, errorRow } from '#contract/errors/errors.ts';
import { noCart } from '#pricing/no-cart.ts';
import { withRebuilt } from './with-rebuilt.ts';

const cartOf = (id: string): Cart => ({ ...noCart('en-us'), id });
const refusal = (code: ErrorCode): ApiError => new ApiError({ ...errorRow(code), code, values: {}, details: {} } as never);
const forgotten = refusal('BSK404');

/** The shop has the cart `old`, and, once it was asked to read it, the cart `next`. */
const ports = (next: Cart | null = cartOf('next')) => {
  let refreshed = false;
  const asked: (string | undefined)[] = [];
  return {
    asked,
    pass: async (instead?: string) => {
      asked.push(instead);
      return refreshed ? next : cartOf('old');
    },
    refresh: vi.fn(async () => {
      refreshed = true;
    }),
  };
};

it('what the shop refuses for a cart that it has forgotten is done once more with the one in its place', async () => {
  const at = ports();
  const work = vi.fn(async ({ id }: Cart) => {
    if (id === 'old') throw forgotten;
    return `done with ${id}`;
  });
  expect(await withRebuilt(at, work)).toBe('done with next');
  expect(at.asked).toEqual([undefined, 'old']);
  expect(at.refresh).toHaveBeenCalledTimes(1);
});

it('is said as it was refused where no cart comes in its place', async () => {
  const at = ports(null);
  await expect(
    withRebuilt(at, async () => {
      throw forgotten;
    }),
  ).rejects.toBe(forgotten);
});

it('is tried once more and not for ever', async () => {
  const work = vi.fn(async () => {
    throw forgotten;
  });
  await expect(withRebuilt(ports(), work)).rejects.toBe(forgotten);
  expect(work).toHaveBeenCalledTimes(2);
});

it.each([refusal('CHK380'), refusal('AUT498'), new TypeError('Failed to fetch')])('any other failure is not tried again: %s', async (failure) => {
  const at = ports();
  const work = vi.fn(async () => {
    throw failure;
  });
  await expect(withRebuilt(at, work)).rejects.toBe(failure);
  expect(work).toHaveBeenCalledTimes(1);
  expect(at.refresh).not.toHaveBeenCalled();
});

it('is not begun where something stands in the way', async () => {
  const work = vi.fn(async () => 'done');
  expect(await withRebuilt({ pass: async () => null, refresh: async () => undefined }, work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});
