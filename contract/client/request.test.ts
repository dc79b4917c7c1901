import { describe, expect, it } from 'vitest';
import { cartId, clientWith, failure, time } from './testing.ts';

describe('the address of a call', () => {
  it('fills the path, escapes what it fills, and carries query and locale', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('cart.updateItem', { params: { basketId: 'a/b c' }, query: { itemId: 'x&y' }, body: { qty: 2 } });
    expect(sent[0]?.url.href).toBe('https://shop.test/cart/v1/cart/a%2Fb%20c/item?itemId=x%26y&locale=fr-fr');
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"qty":2}' });
  });

  it('leaves out what a query does not name', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('products.productSearch', { query: { q: 'boot', categoryId: undefined, start: 24 } });
    expect(sent[0]?.url.search).toBe('?q=boot&start=24&locale=fr-fr');
  });

  it('stands below the preview prefix in preview; the content service has a mode and a date instead', async () => {
    const { api, sent } = clientWith(Response.json({}), { preview: () => ({ at: '2026-12-24T00:00:00.000Z' }) });
    await api('fapi.serverTime');
    await api('content.menu', { params: { mode: 'publish', siteId: 'WAYMARK-FR' } });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/preview/fapi/server/time', '/preview/caas/v1/canvas/augmentedpage/menu/WAYMARK-FR']);
    expect(sent.map(({ headers }) => headers.get('X-Preview-Date'))).toEqual([null, '2026-12-24T00:00:00.000Z']);
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store']);
  });

  it('may be in another locale: a change is sent in the one it was made in', async () => {
    const { send, sent } = clientWith(Response.json({}));
    await send('cart.get', { params: { basketId: cartId }, locale: 'de-de' });
    expect(sent[0]?.url.searchParams.get('locale')).toBe('de-de');
    expect(sent[0]?.headers.get('X-Locale')).toBe('de-de');
  });

  it('is never made with a hole in it', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await failure(api('cart.get', { params: { basketId: '' } }), TypeError);
    expect(sent).toEqual([]);
  });
});

describe('what a call carries', () => {
  it('names page, call, client, locale and the context ECOMM, ECOM15', async () => {
    const { api, sent } = clientWith(Response.json(time));
    await api('fapi.serverTime');
    await api('fapi.serverTime');
    const [first, second] = sent.map(({ headers }) => headers);
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      accept: 'application/json',
      'x-transaction-id': 'page-1',
      'x-correlation-id': 'call-1',
      'x-access-key': 'waymark-web',
      'x-locale': 'fr-fr',
      'x-context-channel': 'ECOMM',
      'x-context-source': 'ECOM15',
    });
    expect([second?.get('X-Transaction-Id'), second?.get('X-Correlation-Id')]).toEqual(['page-1', 'call-2']);
    expect(first?.has('Content-Type')).toBe(false);
  });

  it('names the session to authentication and consumer services alone', async () => {
    const { api, sent } = clientWith(Response.json({}), { sessionId: () => 'visit-1' });
    await api('auth.token', { body: { type: 'Guest' } });
    await api('cart.get', { params: { basketId: cartId } });
    expect(sent.map(({ headers }) => headers.get('X-Session-Id'))).toEqual(['visit-1', null]);
  });

  it.each([
    [false, 'ECOMM'],
    [true, 'MOBILE_APP'],
  ])('says where an order is placed; in a web view %s: %s', async (inWebView, channel) => {
    const { send, sent } = clientWith(Response.json({}), { inWebView: () => inWebView });
    await send('cart.placeOrder', { body: {} });
    await send('cart.prepareOrder', { body: { basketId: cartId } });
    expect(sent.map(({ headers }) => headers.get('X-Channel'))).toEqual([channel, null]);
  });

  it('goes without credentials when it is public, so that its answer is nobody’s', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('products.inventory', { params: { productId: 'ABCDEFGH' } });
    await api('cart.get', { params: { basketId: cartId } });
    expect(sent.map(({ init }) => init.credentials)).toEqual(['omit', 'same-origin']);
  });

  it('has key, subject and version of a change', async () => {
    const { api, sent } = clientWith(Response.json({}));
    await api('cart.applyCoupon', { body: { cartId, code: 'TRAIL10' }, key: 'key-0001', subject: 'guest-1', ifMatch: 7 });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'idempotency-key': 'key-0001',
      'x-waymark-subject': 'guest-1',
      'if-match': '"7"',
      'content-type': 'application/json',
    });
  });
});
