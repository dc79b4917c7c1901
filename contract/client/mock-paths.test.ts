import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { createMockPaths } from './mock-paths.ts';
import { cartId, clientWith, failure, time } from './testing.ts';

describe('mocked paths', () => {
  const mocked = (mocks: Parameters<typeof createMockPaths>[0]) => clientWith(Response.json({ real: true }), { mock: createMockPaths(mocks) });

  it('answer with 200 unless told, and the network is not asked', async () => {
    const { api, sent } = mocked([{ path: '/fapi/server/*', body: time }]);
    expect(await api('fapi.serverTime')).toEqual(time);
    expect(sent).toEqual([]);
  });

  it('may be of one method and have a status', async () => {
    const { api, sent } = mocked([
      {
        path: 'POST /cart/v1/item',
        status: 409,
        body: { errorDetails: [{ errorId: 'INV700', message: '' }], appId: 'waymark', correlationId: 'm', status: 409 },
      },
    ]);
    expect((await failure(api('cart.addItem', { body: { cartId, product: 'ABCDEFGHK1B', upc: '01234567' } }), ApiError)).code).toBe('INV700');
    expect(await api('cart.removeItem', { body: { cartId, itemId: '1' } })).toEqual({ real: true });
    expect(sent).toHaveLength(1);
  });

  it('match below the preview prefix only when they say so, and dots mean dots', async () => {
    const { api, sent } = mocked([{ path: '/fapi.server/time', body: {} }]);
    await api('fapi.serverTime');
    expect(sent).toHaveLength(1);
  });
});
