import { describe, expectTypeOf, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Api, CallInput } from './client.ts';

describe('the types of a call', () => {
  it('ask for what the row needs and for nothing else', () => {
    expectTypeOf<CallInput<'cart.get'>>().toExtend<{ params: { basketId: string } }>();
    expectTypeOf<{ params: { basketId: string } }>().toExtend<CallInput<'cart.get'>>();
    expectTypeOf<{ query: { q: string } }>().not.toExtend<CallInput<'cart.get'>>();
    expectTypeOf<{ params: { basketId: string }; body: { qty: number } }>().not.toExtend<CallInput<'cart.updateItem'>>();
    expectTypeOf<object>().not.toExtend<CallInput<'products.autoSuggest'>>();
    expectTypeOf<object>().toExtend<CallInput<'products.productSearch'>>();
  });

  it('give what the row answers', () => {
    const ask = (api: Api) => api('cart.get', { params: { basketId: '' } });
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<Cart>();
    const time = (api: Api) => api('fapi.serverTime');
    expectTypeOf(time).returns.resolves.toExtend<{ timestamp: string }>();
  });
});
