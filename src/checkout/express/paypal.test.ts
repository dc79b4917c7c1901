import { describe, expect, it } from 'vitest';
import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { finishPayPal, type PayPalPorts, type PayPalStep } from './paypal.ts';

const ADDRESS: AddressInput = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: '',
  addressLine1: '1 Main Street',
  city: 'Portland',
  countryCode: 'US',
};
const cartOf = (remainingToPay: number, ...methods: string[]): Cart =>
  ({
    id: 'cart',
    totals: { remainingToPay },
    payment_instruments: methods.map((method, index) => ({
      payment_method_id: method,
      payment_instrument_id: `p${index}`,
      ...(method === 'PAYPAL' && { approval: { state: 'approved', amount: 120_00, express: true } }),
    })),
  }) as unknown as Cart;
const cart = (...methods: string[]): Cart => cartOf(120_00, ...methods);

const finish = async (more: Partial<PayPalPorts> = {}) => {
  const calls: string[] = [];
  const steps: PayPalStep[] = [];
  const made =
    <A extends unknown[]>(name: string, note: (...args: A) => unknown = () => '') =>
    (...args: A): Promise<Cart> => {
      calls.push(`${name} ${String(note(...args))}`.trim());
      return Promise.resolve(cart('GIFT_CARD', 'PAYPAL'));
    };
  const ports: PayPalPorts = {
    openCart: () => Promise.resolve(cart('GIFT_CARD', 'PAYPAL')),
    details: () => Promise.resolve({ cart: cart('PAYPAL'), state: 'approved', payer: { email: 'ada@example.com', address: ADDRESS } }),
    setAddress: made('address', (_cart: Cart, { email }: AddressInput, context: string) => `${email} ${context}`),
    setBilling: made('billing'),
    prepare: made('prepare'),
    removePayment: made('remove', (_cart: Cart, instrument: string) => instrument),
    place: (_cart, instrument) => {
      calls.push(`place ${instrument}`);
      return Promise.resolve({ orderNumber: 'W1' });
    },
    ...more,
  };
  const end = await finishPayPal(ports, (step) => steps.push(step)).catch((reason: unknown) => ({ at: 'thrown', reason }));
  return { end, calls, steps };
};

describe('PayPal express, come back', () => {
  it('is authorised, then the address is added, then the order is placed', async () => {
    const { end, calls, steps } = await finish();
    expect(end).toEqual({ at: 'placed', orderNumber: 'W1' });
    expect(steps).toEqual(['authorised', 'address-added', 'placed']);
    expect(calls).toEqual(['address ada@example.com PAYPAL_EXPRESS', 'billing', 'prepare', 'place p1']);
  });

  it.each(['cancelled', 'refused', 'expired', 'pending'] as const)('%s takes the payment off the basket and places nothing', async (state) => {
    const { end, calls } = await finish({ details: () => Promise.resolve({ cart: cart('PAYPAL'), state, payer: undefined }) });
    expect([end, calls]).toEqual([{ at: 'cancelled', state }, ['remove p1']]);
  });

  it('goes on in the checkout where PayPal tells no address, or one that the shop does not take', async () => {
    const silent = await finish({ details: () => Promise.resolve({ cart: cart('PAYPAL'), state: 'approved', payer: { email: 'ada@example.com' } }) });
    expect([silent.end, silent.calls]).toEqual([{ at: 'incomplete', reason: 'no-address' }, []]);
    const reason = new Error('SHP500');
    const refused = await finish({ setAddress: () => Promise.reject(reason) });
    expect([refused.end, refused.steps]).toEqual([{ at: 'incomplete', reason }, ['authorised']]);
  });

  it('places nothing where the address makes it more than was agreed to: the shopper is asked first', async () => {
    const { end, calls } = await finish({ prepare: () => Promise.resolve(cartOf(124_80, 'GIFT_CARD', 'PAYPAL')) });
    expect([end, calls]).toEqual([{ at: 'grown' }, ['address ada@example.com PAYPAL_EXPRESS', 'billing']]);
    expect((await finish({ prepare: () => Promise.resolve(cartOf(119_00, 'GIFT_CARD', 'PAYPAL')) })).end.at).toBe('placed');
  });

  it('has nothing to do without a payment of PayPal’s', async () => {
    expect((await finish({ openCart: () => Promise.resolve(cart('CREDIT_CARD')) })).end).toEqual({ at: 'nothing' });
  });

  it('says why the order was not placed', async () => {
    expect((await finish({ place: () => Promise.reject(new Error('PAY400')) })).end).toEqual({ at: 'thrown', reason: new Error('PAY400') });
  });
});
