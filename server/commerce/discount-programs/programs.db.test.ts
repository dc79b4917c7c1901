import { describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { programMemberships, programSpend } from '#server/platform/db/schema/loyalty.ts';
import { orderRefunded } from '#server/commerce/loyalty/after-order.ts';
import { database, now, type Shopper, setNow, shop, useLoyaltyShop } from '#server/commerce/loyalty/testing.ts';
import { newMembership } from './program-status.ts';

useLoyaltyShop();

type Answer = CallResponse<'programs.mine'>;
const mine = async ({ call }: Shopper) => (await call<Answer>('GET', '/consumers-v3/consumer/programs')).body.programs;
const accept = ({ call }: Shopper, version = EMPLOYEE_TERMS_VERSION) =>
  call<Answer>('POST', '/consumers-v3/consumer/programs/terms', { body: { version } });

describe('an employee', () => {
  it('has the discount after accepting the terms, on goods at full price', async () => {
    const eve = await shop.shopper('EMPLOYEE');
    expect(await mine(eve)).toEqual([
      { program: 'EMPLOYEE', rate: 40_000, currency: 'USD', annualAmount: 3000_00, currentSpend: 0, active: false, termsAccepted: false },
    ]);
    const cart = await eve.cart(['shoe', 1], ['tee', 1]);
    expect(cart.totals.totalDiscount).toBe(0);
    expect((await accept(eve, 'old')).code).toBe('WMK400');
    expect((await accept(eve)).body.programs[0]).toMatchObject({ active: true, termsAccepted: true });
    const { body } = await eve.call('GET', `/cart/v1/cart/${cart.id}`);
    // The tee is reduced already.
    expect(body.items.map(({ price }) => price.priceAfterItemDiscount)).toEqual([72_00, 30_00]);
    expect(body.promoSummary.find(({ promotionId }) => promotionId === 'PROGRAM-EMPLOYEE')?.calloutMessage).toBe('Associate discount: $48 off');
  });

  it('has it for so much a year, in the money of the programme', async () => {
    const eve = await shop.shopper('EMPLOYEE');
    await accept(eve);
    const order = (await eve.pay(await eve.cart(['shoe', 2]))).body;
    expect(order.totals.itemTotal).toBe(144_00);
    expect((await mine(eve))[0]).toMatchObject({ currentSpend: 240_00, active: true });
    await database.db.insert(programSpend).values({
      accountId: eve.id,
      program: 'EMPLOYEE',
      orderNumber: 'earlier',
      currency: 'USD',
      amount: 2760_00,
      spentAt: now,
    });
    expect((await mine(eve))[0]).toMatchObject({ currentSpend: 3000_00, active: false });
    const cart = await eve.cart(['shoe', 1]);
    expect(cart.totals.totalDiscount).toBe(0);
    await database.db.transaction((tx) => orderRefunded(tx, { subject: eve.subject, order, reference: 'r', before: 0, items: 72_00 }, now));
    expect((await mine(eve))[0]).toMatchObject({ currentSpend: 2880_00, active: true });
    expect((await eve.call('GET', `/cart/v1/cart/${cart.id}`, { locale: 'fr-fr' })).body.totals.totalDiscount).toBe(0);
    setNow(new Date('2027-01-01T00:00:00Z'));
    expect((await mine(eve))[0]).toMatchObject({ currentSpend: 0, active: true });
  });

  it('alone can accept the terms', async () => {
    const ann = await shop.shopper();
    expect((await accept(ann)).code).toBe('PRO404');
    expect(await mine(ann)).toEqual([]);
    expect((await shop.guest()('GET', '/consumers-v3/consumer/programs')).code).toBe('AUT404');
  });
});

it('an athlete has a credit and no discount', async () => {
  const al = await shop.shopper('ATHLETE');
  await database.db
    .insert(programSpend)
    .values({ accountId: al.id, program: 'ATHLETE', orderNumber: 'earlier', currency: 'USD', amount: 640_50, spentAt: now });
  expect(await mine(al)).toEqual([
    {
      program: 'ATHLETE',
      rate: 0,
      currency: 'USD',
      annualAmount: 1500_00,
      currentSpend: 640_50,
      active: true,
      payment: { code: 'ATHLETES_PAYMENT', additionalData: { remainingAmount: 859_50 } },
    },
  ]);
  expect((await al.cart(['shoe', 1])).totals.totalDiscount).toBe(0);
});

it.each([
  ['WRANX', 30_00],
  ['IPA', 36_00],
] as const)('a professional of %s has the discount of that identity', async (program, off) => {
  const pat = await shop.shopper('PROSUMER');
  expect(await mine(pat)).toEqual([]);
  await database.db.insert(programMemberships).values(newMembership(pat.id, program, 'en-us'));
  expect((await pat.cart(['shoe', 1])).totals.totalDiscount).toBe(off);
});

it('of two identities the better one counts', async () => {
  const pat = await shop.shopper('PROSUMER');
  await database.db.insert(programMemberships).values([newMembership(pat.id, 'WRANX', 'en-us'), newMembership(pat.id, 'IPA', 'en-us')]);
  expect((await pat.cart(['shoe', 1])).totals.totalDiscount).toBe(36_00);
});
