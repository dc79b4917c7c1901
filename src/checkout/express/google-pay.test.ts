import { describe, expect, it } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { googlePayHere, openGooglePay, type PaymentAddressLike } from './google-pay.ts';
import type { Authorised, SheetHandlers, SheetRequest, Verdict } from './sheet.ts';
import { createFakePaymentRequest, type Paid } from './testing/fake-payment-request.ts';

const MERCHANT = { merchantId: 'BCR2DN4T', gateway: 'waymark', gatewayMerchantId: 'shop' };
const ADDRESS: PaymentAddressLike = {
  country: 'US',
  addressLine: ['350 5th Avenue'],
  region: 'NY',
  city: 'New York',
  postalCode: '10118',
  recipient: 'Ada King Lovelace',
  phone: '+12125550100',
};
const PAID: Paid = {
  details: { paymentMethodData: { tokenizationData: { token: 'c2VhbGVk' }, info: {} } },
  shippingAddress: ADDRESS,
  payerName: 'Ada King Lovelace',
  payerEmail: 'ada@example.com',
  payerPhone: '+12125550100',
};
const CONTENT = {
  total: 6695,
  lines: [{ label: 'Items', amount: 6000 }],
  methods: [
    { id: 'standard', label: 'Standard', detail: '', amount: 695 },
    { id: 'express', label: 'Express', detail: '', amount: 1995 },
  ],
};
const SHEET: SheetRequest = { country: 'US', currency: 'USD', label: 'Waymark', content: { ...CONTENT, total: 6000, methods: [] }, ships: true };

const open = (verdicts: Verdict[] = [{ done: true }], more: Partial<SheetHandlers> = {}) => {
  const reported: unknown[] = [];
  const paid: Authorised[] = [];
  const handlers: SheetHandlers = {
    validate: () => Promise.resolve(undefined),
    content: () => CONTENT,
    chooseContact: (contact) => {
      reported.push(contact);
      return Promise.resolve({ content: CONTENT, problems: [] });
    },
    chooseMethod: (id) => {
      reported.push(id);
      return Promise.resolve({ content: { ...CONTENT, total: 7995 }, problems: [] });
    },
    authorise: (payment) => {
      paid.push(payment);
      return Promise.resolve(verdicts.shift() ?? { done: true });
    },
    cancel: () => reported.push('cancelled'),
    fail: (reason) => reported.push(['failed', reason]),
    ...more,
  };
  const wallet = createFakePaymentRequest();
  openGooglePay(wallet.platform, MERCHANT)(SHEET, handlers);
  return { wallet, reported, paid };
};

describe('Google Pay', () => {
  it('is here only where the browser has it and the shop names a merchant', async () => {
    const { platform } = createFakePaymentRequest();
    expect(await googlePayHere(platform, MERCHANT)).toBe(platform);
    expect(await googlePayHere(platform, undefined)).toBeUndefined();
    expect(await googlePayHere({}, MERCHANT)).toBeUndefined();
    expect(await googlePayHere(createFakePaymentRequest({ able: false }).platform, MERCHANT)).toBeUndefined();
  });

  it('shows the figures once the session is there, and new ones for each choice', async () => {
    const { wallet, reported } = open();
    await wallet.sheet.ready();
    expect(wallet.seen.details.at(-1)?.total.amount).toEqual({ currency: 'USD', value: '66.95' });
    expect((await wallet.sheet.chooseContact(ADDRESS))?.shippingOptions?.map(({ id, selected }) => [id, selected])).toEqual([
      ['standard', true],
      ['express', false],
    ]);
    expect((await wallet.sheet.chooseMethod('express'))?.total.amount.value).toBe('79.95');
    expect(reported).toEqual([expect.objectContaining({ city: 'New York', region: 'NY', countryCode: 'US' }), 'express']);
  });

  it('says why a place cannot be, and offers no way to it', async () => {
    const problems = [{ name: 'applePayCountryError', whose: 'shipping', field: 'countryCode', text: 'Not here' }] as const;
    const { wallet } = open([], { chooseContact: () => Promise.resolve({ content: CONTENT, problems }) });
    await wallet.sheet.ready();
    expect(await wallet.sheet.chooseContact(ADDRESS)).toMatchObject({
      error: 'Not here',
      shippingOptions: [],
      shippingAddressErrors: { country: 'Not here' },
    });
  });

  it('pays with the sealed token; the last word of a name is the family’s', async () => {
    const { wallet, paid } = open();
    await wallet.sheet.ready();
    expect(await wallet.sheet.pay(PAID)).toBe('success');
    expect(paid[0]).toMatchObject({ data: 'c2VhbGVk', shipping: { givenName: 'Ada King', familyName: 'Lovelace', email: 'ada@example.com' } });
  });

  it('lets the shopper correct a contact, and pays then', async () => {
    const problems = [{ name: 'applePayShippingContactInvalid', whose: 'shipping', field: 'addressLines', text: 'A street is missing' }] as const;
    const { wallet } = open([{ done: false, problems, last: false }, { done: true }]);
    await wallet.sheet.ready();
    expect(await wallet.sheet.pay(PAID)).toBe('again');
    expect(wallet.seen.retries).toEqual([{ error: 'A street is missing', shippingAddress: { addressLine: 'A street is missing' } }]);
    expect(await wallet.sheet.pay(PAID)).toBe('success');
  });

  it('ends with failure where nothing can be corrected, and where it answers with no payment', async () => {
    const refused = open([{ done: false, problems: [], last: true }]);
    await refused.wallet.sheet.ready();
    expect(await refused.wallet.sheet.pay(PAID)).toBe('fail');
    const strange = open();
    await strange.wallet.sheet.ready();
    expect(await strange.wallet.sheet.pay({ ...PAID, details: { nothing: true } })).toBe('fail');
    expect(strange.reported).toEqual([['failed', expect.any(Error)]]);
  });

  it('is cancelled by closing the sheet', async () => {
    const { wallet, reported } = open();
    await wallet.sheet.ready();
    wallet.sheet.close();
    await turns();
    expect(reported).toEqual(['cancelled']);
  });
});
