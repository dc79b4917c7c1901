import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import { type Observation, onObservation } from '#src/base/observation/observe.ts';
import type { Api } from '#src/base/api/client.ts';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import type { OrderParts } from './ports.ts';
import { TrackPage } from './track-page.tsx';

const { cart } = makeView([makeLine('400'), makeLine('401')]);
const [first, second] = cart.items.map(({ id }) => id) as [string, string];
const ADDRESS = {
  addressId: 'a',
  firstName: 'Ada',
  lastName: 'Stone',
  email: 'ada@example.com',
  addressLine1: '1 Main Street',
  city: 'Portland',
  postalCode: '97201',
  province: 'OR',
  country: 'United States',
  countryCode: 'US',
  isValidated: true,
};
const NUMBER = 'WM-7K3QF-9F2XD';
const AT = '2026-11-01T12:00:00.000Z';

/** An order with two items, delivered unless said otherwise. */
const makePurchase = (more: Partial<Purchase> = {}): Purchase => ({
  order: {
    orderNumber: NUMBER,
    st: 'proof',
    state: 'PLACED',
    placedAt: AT,
    items: cart.items,
    shipments: [
      {
        shippingId: 'home',
        code: 'standard',
        itemIds: [first, second],
        shipping: 0,
        label: 'Standard delivery',
        address: ADDRESS,
        deliveryTime: { minDays: 3, maxDays: 5 },
      },
    ],
    totals: cart.totals,
    paymentMethod: { code: 'CREDIT_CARD', card_type: 'Visa', last4: '4242' },
    flash: [],
    promoSummary: [],
    billingAddress: ADDRESS,
  },
  locale: 'en-us',
  status: 'DELIVERED',
  tracking: [
    {
      shippingId: 'home',
      step: 'DELIVERED',
      events: (['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED'] as const).map((step) => ({ step, at: AT })),
      ahead: [],
      trackingNumber: 'WT000000000001',
      expected: { from: '2026-11-26', to: '2026-11-30' },
    },
  ],
  canCancel: false,
  returnable: [
    { itemId: first, qty: 1 },
    { itemId: second, qty: 0, why: 'custom' },
  ],
  returnsUntil: '2027-01-31T23:59:59.999Z',
  returns: [],
  hasGiftCard: false,
  ...more,
});

let answers: Record<string, (input: never) => unknown>;
const asked = vi.fn<(name: string, input: { key?: string; body?: unknown }) => void>();
const api = (async (name: string, input: { key?: string; body?: unknown }) => {
  asked(name, input);
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', true);
  return answer(input as never);
}) as unknown as Api;
const keysOf = (call: string) => asked.mock.calls.filter(([name]) => name === call).map(([, { key }]) => key);
const refusal = (status: number, code: string, messageKey: string) =>
  new ApiError({ status, code, messageKey, level: 'top', values: {}, details: {}, words: undefined } as unknown as ConstructorParameters<
    typeof ApiError
  >[0]);

const orderAgain = vi.fn<OrderParts['orderAgain']>();
const parts: OrderParts = {
  api,
  Items: ({ items, label }) => (
    <ul aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  ),
  AddressText: ({ address }) => <address>{address.city}</address>,
  Totals: ({ purchase }) => <p>{purchase.order.totals.total}</p>,
  PaidWith: ({ order }) => <p>{order.paymentMethod.last4}</p>,
  orderAgain,
};

const show = (screen: React.ReactNode) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishPage>{screen}</EnglishPage>
    </QueryClientProvider>,
  );

beforeEach(() => {
  answers = { 'consumer.getPurchase': () => makePurchase() };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  asked.mockClear();
  orderAgain.mockReset();
  vi.restoreAllMocks();
});

it('lists orders with their state, and says so where there are none', async () => {
  const entry = {
    orderNumber: NUMBER,
    placedAt: AT,
    status: 'SHIPPED',
    total: 12_000,
    currency: 'USD',
    units: 2,
    items: [{ name: 'Ridge Runner', productImageURL: '' }],
  };
  answers['consumer.purchaseHistory'] = () => ({ purchases: [entry], total: 21, page: 2, pages: 3 });
  const place = show(<OrdersPage api={api} page={2} />);
  await expect.element(page.getByRole('link', { name: `Order ${NUMBER}` })).toBeVisible();
  await expect.element(page.getByText('On its way')).toBeVisible();
  await expect.element(page.getByText('$120.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /\b3$/ })).toHaveAttribute('href', '/en-us/account/orders?page=3');
  expect(await axeViolations(place)).toEqual([]);
});

it('says that there are no orders, and asks again after a failure', async () => {
  show(<OrdersPage api={api} page={1} />);
  await expect.element(page.getByText('We couldn’t load this')).toBeVisible();
  answers['consumer.purchaseHistory'] = () => ({ purchases: [], total: 0, page: 1, pages: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No orders yet')).toBeVisible();
});

it('shows where an order is, and offers what can be done with it', async () => {
  const place = show(<OrderPage {...parts} orderNumber={NUMBER} />);
  await expect.element(page.getByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
  await expect.element(page.getByText('WT000000000001')).toBeVisible();
  await expect.element(page.getByText('Made for you: can’t be returned')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  expect(await axeViolations(place)).toEqual([]);
  orderAgain.mockResolvedValueOnce({ added: 1, gone: ['Trail Sock'], unsure: [] });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect.element(page.getByText('1 item is in your cart. No longer available: Trail Sock')).toBeVisible();
});

it('leads from the number of a parcel to the page of its carrier', async () => {
  const purchase = makePurchase();
  const trackingUrl = 'https://carrier.example/WT000000000001';
  answers['consumer.getPurchase'] = () => ({ ...purchase, tracking: purchase.tracking.map((tracked) => ({ ...tracked, trackingUrl })) });
  show(<OrderPage orderNumber={NUMBER} {...parts} />);
  await expect.element(page.getByRole('link', { name: 'WT000000000001' })).toHaveAttribute('href', trackingUrl);
});

it('an order that is not there says so', async () => {
  answers['consumer.getPurchase'] = () => {
    throw refusal(404, 'OHS4004', 'error.orderNotFound');
  };
  show(<OrderPage {...parts} orderNumber="WM-00000-00000" />);
  await expect.element(page.getByText('Order not found')).toBeVisible();
});

it('cancels after one question, and shows where the money is', async () => {
  const placed = makePurchase({ status: 'PLACED', canCancel: true, returnable: [] });
  answers['consumer.getPurchase'] = () => placed;
  const cancelled = makePurchase({
    status: 'CANCELLED',
    returnable: [],
    cancellation: { at: AT, reason: 'too-slow', refund: { amount: 5000, currency: 'USD', state: 'pending' } },
  });
  answers['consumer.cancelOrder'] = () => cancelled;
  show(<OrderPage {...parts} orderNumber={NUMBER} />);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByRole('heading', { name: 'Cancel this order?' })).toHaveFocus();
  await page.getByRole('combobox', { name: 'Why are you canceling?' }).selectOptions('It takes too long');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText(/Canceled on 11\/01\/2026\. Your \$50\.00 refund is on its way\./)).toBeVisible();
  expect(asked.mock.calls.find(([name]) => name === 'consumer.cancelOrder')?.[1].body).toMatchObject({ orderId: NUMBER, reason: 'too-slow' });
});

it('a return asks for pieces and a reason, at the field that misses it', async () => {
  const place = show(<OrderPage {...parts} orderNumber={NUMBER} />);
  const submit = page.getByRole('button', { name: 'Get return label' });
  const qty = page.getByRole('combobox', { name: /^Quantity of/ });
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Select at least one item.');
  await expect.element(qty).toHaveFocus();
  await expect.element(page.getByText('Return by 01/31/2027.', { exact: false })).toBeVisible();
  await qty.selectOptions('1');
  // What is mended is not said any more.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await submit.click();
  const why = page.getByRole('combobox', { name: /^Reason for/ });
  await expect.element(why).toHaveFocus();
  await expect.element(why).toHaveAttribute('aria-invalid', 'true');
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('consumer.returnLabel');
  expect(await axeViolations(place)).toEqual([]);
});

it('a return whose answer was lost keeps the choice, and is asked for once more under the same key', async () => {
  show(<OrderPage {...parts} orderNumber={NUMBER} />);
  await page.getByRole('combobox', { name: /^Quantity of/ }).selectOptions('1');
  const why = page.getByRole('combobox', { name: /^Reason for/ });
  await why.selectOptions('Too small');
  const submit = page.getByRole('button', { name: 'Get return label' });
  const heard = vi.fn<(observation: Observation) => void>();
  onObservation(heard);
  // What earlier tests of this page said.
  heard.mockClear();
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  await expect.element(why).toHaveValue('too-small');
  const sent = {
    returnId: 'RT-1',
    state: 'LABELLED' as const,
    createdAt: AT,
    lines: [{ itemId: first, qty: 1, reason: 'too-small' as const, amount: 100 }],
    refund: { amount: 100, currency: 'USD' as const, state: 'expected' as const },
  };
  answers['consumer.returnLabel'] = () => ({
    return: sent,
    label: { fileName: 'label.pdf', contentType: 'application/pdf', content: btoa('%PDF-') },
    purchase: makePurchase({ returns: [sent], returnable: [{ itemId: first, qty: 0, why: 'returned' }] }),
  });
  await submit.click();
  await expect.element(page.getByText('Your return is started. The label has been downloaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Return RT-1 · Started, not received yet' })).toBeVisible();
  const keys = keysOf('consumer.returnLabel');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(heard.mock.calls).toMatchObject([[{ what: 'returned', order: { orderNumber: NUMBER }, lines: [{ itemId: first, qty: 1 }] }]]);
});

it('a piece whose return is started is not said to be under way', async () => {
  answers['consumer.getPurchase'] = () =>
    makePurchase({
      returns: [
        {
          returnId: 'RT-1',
          state: 'LABELLED',
          createdAt: AT,
          lines: [{ itemId: first, qty: 1, reason: 'too-small', amount: 100 }],
          refund: { amount: 100, currency: 'USD', state: 'expected' },
        },
      ],
      returnable: [
        { itemId: first, qty: 0, why: 'returned' },
        { itemId: second, qty: 1 },
      ],
    });
  const place = show(<OrderPage {...parts} orderNumber={NUMBER} />);
  await expect.element(page.getByText('Return already started')).toBeVisible();
  expect(place.textContent).not.toMatch(/on its way to us|sent back/i);
});

it('tracking says the same of a wrong address as of no order, and keeps what was typed', async () => {
  answers['consumer.trackOrder'] = () => {
    throw refusal(404, 'OHS4004', 'error.orderNotFound');
  };
  const place = show(<TrackPage {...parts} orderNumber={undefined} proof={undefined} />);
  const number = page.getByRole('textbox', { name: 'Order number' });
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect.element(number).toHaveFocus();
  await number.fill(NUMBER);
  await page.getByRole('textbox', { name: 'Email or phone used for the order' }).fill('503 555 0100');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('We couldn’t find an order with this number and this email or phone. Please check both.')).toBeVisible();
  await expect.element(number).toHaveValue(NUMBER);
  expect(asked.mock.calls.at(-1)?.[1].body).toEqual({ orderId: NUMBER, phone: '503 555 0100' });
  expect(await axeViolations(place)).toEqual([]);
  answers['consumer.trackOrder'] = () => makePurchase();
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
});

it('a letter’s link opens the order by its proof, which goes along with every change', async () => {
  answers['consumer.trackOrder'] = () => makePurchase();
  answers['consumer.downloadInvoice'] = () => ({ fileName: 'a.pdf', contentType: 'application/pdf', content: btoa('%PDF-') });
  show(<TrackPage {...parts} orderNumber={NUMBER} proof="proof" />);
  await page.getByRole('button', { name: 'Download invoice' }).click();
  await expect.element(page.getByText('Invoice downloaded')).toBeVisible();
  expect(asked.mock.calls.find(([name]) => name === 'consumer.downloadInvoice')?.[1].body).toEqual({ orderId: NUMBER, st: 'proof' });
});

it('an order that is tracked takes the width of its page and keeps clear of header and footer', async () => {
  await page.viewport(1440, 900);
  answers['consumer.trackOrder'] = () => makePurchase();
  const place = show(<TrackPage {...parts} orderNumber={NUMBER} proof="proof" />);
  await expect.element(page.getByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
  const [order, back] = [place.querySelector('article')!.getBoundingClientRect(), place.querySelector('button')!.getBoundingClientRect()];
  const around = place.firstElementChild!.getBoundingClientRect();
  expect(order.width).toBeGreaterThan(0.6 * around.width);
  expect(back.top - around.top).toBeGreaterThanOrEqual(16);
  expect(around.bottom - order.bottom).toBeGreaterThanOrEqual(16);
  await page.viewport(414, 896);
});
