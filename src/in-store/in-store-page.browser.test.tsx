import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '#contract/client/client.ts';
import { NoAnswer } from '#contract/client/client.ts';
import type { ParkedCart } from '#contract/calls/store-session.ts';
import type { CounterRow } from '#db/storage/in-store-rows.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { InStorePage, type InStorePageProps } from './in-store-page.tsx';
import type { CounterCart } from './ports.ts';
import type { InStore, InStoreState, ResumeProblem } from './service.ts';

const COUNTER: CounterRow = {
  id: 'current',
  subject: 'associate',
  storeId: 'PDX',
  storeName: 'Portland',
  storeEmployeeId: 'PDX-01',
  storeEmployeeName: 'Maya',
  pin: { salt: '', hash: '', rounds: 1 },
  tries: 0,
  customer: null,
  customerUnsent: false,
};
const SALE: ParkedCart = {
  basketId: '01900000-0000-7000-8000-000000000001',
  kind: 'sale',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-02',
  storeEmployeeName: 'Owen',
  at: '2026-11-21T10:00:00.000Z',
  note: '<img src=x onerror=alert(1)>',
  total: { amount: 60_00, currency: 'USD' },
  items: [{ upc: '101', qty: 2, name: 'Trail shoe' }],
};
const STORES = {
  stores: [
    { id: 'BER', name: 'Kreuzberg', city: 'Berlin', countryCode: 'DE' },
    { id: 'PDX', name: 'Pearl', city: 'Portland', countryCode: 'US' },
  ],
};
const CART: CounterCart = { lines: [], units: 3, coupons: [], adjustments: [], total: { amount: 90_00, currency: 'USD' } };

let state: InStoreState;
let answers: Record<string, () => unknown>;
const inStore = {
  state: () => state,
  subscribe: () => () => undefined,
  sync: async () => undefined,
  connect: vi.fn<InStore['connect']>(async () => undefined),
  findCustomer: vi.fn<InStore['findCustomer']>(async () => ({
    customerRef: SALE.basketId,
    firstName: 'Ada',
    isLoyaltyMember: true,
    memberId: 'WM0000000001',
  })),
  setCustomer: vi.fn<InStore['setCustomer']>(async () => undefined),
  putAside: vi.fn<InStore['putAside']>(async () => undefined),
  resume: vi.fn<InStore['resume']>(async (): Promise<ResumeProblem | null> => null),
  drop: vi.fn<InStore['drop']>(async () => undefined),
};
const api = (async (name: string) => {
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', false);
  return answer();
}) as unknown as Api;

const cleared = vi.fn<() => Promise<void>>(async () => undefined);
const handOver: InStorePageProps['handOver'] = {
  api,
  cartPort: { read: async () => CART, clear: cleared },
  subject: 'associate',
  newId: () => SALE.basketId,
};
const onResumed = vi.fn<InStorePageProps['onResumed']>();
const show = (more: Partial<InStorePageProps> = {}): void => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInPage(
    <QueryClientProvider client={client}>
      <EnglishPage>
        <InStorePage
          api={api}
          inStore={inStore as unknown as InStore}
          subject="associate"
          offline={false}
          cart={CART}
          handOver={handOver}
          onConnected={() => undefined}
          onResumed={onResumed}
          onLock={() => undefined}
          leave={<button type="button">Sign out</button>}
          {...more}
        />
      </EnglishPage>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  state = { counter: COUNTER, held: [], refused: false };
  answers = {
    'agent.baskets': () => ({ baskets: [SALE] }),
    'utilities.stores': () => STORES,
    'utilities.storeEmployees': () => ({ employees: [{ id: 'PDX-01', name: 'Maya' }] }),
  };
});
afterEach(() => vi.clearAllMocks());

const store = page.getByRole('combobox', { name: 'Store' });
const sales = page.getByRole('region', { name: 'Pending sales' });

it('asks for store, employee and PIN first, and says at each field what is missing', async () => {
  state = { counter: null, held: [], refused: false };
  show();
  await userEvent.click(page.getByRole('button', { name: 'Start selling' }));
  await expect.element(store).toHaveFocus();
  await expect.element(page.getByText('Enter 4 to 6 digits.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(store);
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Pearl, Portland', 'Kreuzberg, Berlin, Germany', expect.any(String)]);
  await store.fill('portl');
  await userEvent.keyboard('{Enter}');
  await expect.element(store).toHaveValue('Pearl, Portland');
  await page.getByRole('combobox', { name: 'Associate' }).selectOptions('PDX-01');
  await page.getByRole('textbox', { name: /^Lock PIN/ }).fill('12a4');
  await userEvent.click(page.getByRole('button', { name: 'Start selling' }));
  expect(inStore.connect).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: /^Lock PIN/ }).fill('1234');
  await userEvent.click(page.getByRole('button', { name: 'Start selling' }));
  await vi.waitFor(() =>
    expect(inStore.connect).toHaveBeenCalledExactlyOnceWith({
      storeId: 'PDX',
      storeName: 'Pearl',
      storeEmployeeId: 'PDX-01',
      storeEmployeeName: 'Maya',
      pin: '1234',
    }),
  );
});

it('says so when the stores cannot be had, and tries again', async () => {
  state = { counter: null, held: [], refused: false };
  delete answers['utilities.stores'];
  show();
  await expect.element(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible();
  answers['utilities.stores'] = () => STORES;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await userEvent.click(store);
  await expect.element(page.getByRole('option', { name: /^Pearl/ })).toBeVisible();
});

it('shows who, where and when of a waiting sale, whatever its note holds, and pays it by a tap alone', async () => {
  show();
  await expect.element(sales.getByText(/^Portland, Owen, /)).toBeVisible();
  await expect.element(sales.getByText('2 × Trail shoe')).toBeVisible();
  await expect.element(sales.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  // What is asked for at the counter: the goods, then what was noted, then who and when.
  const places = [/^2 × Trail shoe/, /^<img/, /^Portland, Owen/].map((text) => sales.getByText(text).element().getBoundingClientRect().top);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(inStore.resume).not.toHaveBeenCalled();
  await userEvent.click(sales.getByRole('button', { name: 'Pay now' }));
  await vi.waitFor(() => expect(onResumed).toHaveBeenCalledExactlyOnceWith('sale'));
  expect(await axeViolations()).toEqual([]);
});

it('says what stands in the way, at the sale', async () => {
  inStore.resume.mockResolvedValueOnce('counter-busy');
  show();
  await userEvent.click(sales.getByRole('button', { name: 'Pay now' }));
  await expect.element(sales.getByRole('alert')).toHaveTextContent('Park or pay the current cart first.');
  expect(onResumed).not.toHaveBeenCalled();
});

it('lets one go only when asked twice', async () => {
  show();
  await userEvent.click(sales.getByRole('button', { name: 'Discard' }));
  expect(inStore.drop).not.toHaveBeenCalled();
  await userEvent.click(sales.getByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(inStore.drop).toHaveBeenCalledExactlyOnceWith(SALE.basketId));
});

it('does not say that nothing is parked where the store could not be asked', async () => {
  show({ offline: true });
  const parked = page.getByRole('region', { name: 'Parked carts' });
  await expect.element(parked.getByText('Carts parked on other devices appear when you’re back online.')).toBeVisible();
  await expect.element(page.getByText('No parked carts in this store.')).not.toBeInTheDocument();
});

it('without network rings up for later instead of paying, and finds nobody', async () => {
  show({ offline: true });
  await expect.element(page.getByText(/^You’re offline\. Keep selling/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Go to checkout' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Find' })).toBeDisabled();
  await page.getByRole('textbox', { name: /^Note/ }).fill('red bag');
  await userEvent.click(page.getByRole('button', { name: 'Save sale to pay later' }));
  await vi.waitFor(() => expect(inStore.putAside).toHaveBeenCalledExactlyOnceWith('sale', 'red bag'));
  expect(await axeViolations()).toEqual([]);
});

it('keeps the note and says so when the device could not keep the cart', async () => {
  inStore.putAside.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  show();
  await page.getByRole('textbox', { name: /^Note/ }).fill('red bag');
  await userEvent.click(page.getByRole('button', { name: 'Park cart' }));
  await expect.element(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('red bag');
});

it('attaches a customer by a tap of its own, after the name was seen; what was typed stays where nobody is found', async () => {
  inStore.findCustomer.mockRejectedValueOnce(new NoAnswer('network', false));
  show();
  const field = page.getByRole('textbox', { name: 'Email or loyalty number' });
  await field.fill('ada@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Find' }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('ada@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Find' }));
  await expect.element(page.getByText('Loyalty member WM0000000001')).toBeVisible();
  expect(inStore.setCustomer).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Add to sale' }));
  await vi.waitFor(() => expect(inStore.setCustomer).toHaveBeenCalledOnce());
});

it('says when the shop refuses store and employee, and asks for them anew', async () => {
  state = { ...state, refused: true };
  show();
  await expect.element(page.getByText(/no longer set up for this store/)).toBeVisible();
  await expect.element(store).toHaveValue('Pearl, Portland');
});

const CODE = { handOverId: SALE.basketId, token: 'A'.repeat(43), expiresAt: '2026-11-21T10:05:00.000Z' };

it('shows a code for the customer’s phone, says when it was used, and clears the register then', async () => {
  let taken = 'waiting';
  answers['agent.handOver'] = () => CODE;
  answers['agent.handOverState'] = () => ({ state: taken });
  show();
  await page.getByRole('button', { name: 'Hand over to the customer’s phone' }).click();
  const panel = page.getByRole('region', { name: 'For the customer’s phone' });
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  await expect.element(panel.getByRole('img', { name: 'QR code that opens this cart on a phone' })).toBeVisible();
  await expect.element(panel.getByText(/^Valid for [45]:\d\d$/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Hand over to the customer’s phone' })).not.toBeInTheDocument();
  taken = 'taken';
  await expect.element(panel.getByRole('status')).toMatchTextContent('The customer’s phone has the cart.');
  expect(await axeViolations()).toEqual([]);
  await panel.getByRole('button', { name: 'Clear register' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(cleared).toHaveBeenCalledOnce();
  expect(inStore.setCustomer).toHaveBeenCalledExactlyOnceWith(null);
});

it('says that a code is over, makes another, and withdraws one that is cancelled', async () => {
  let state = 'ended';
  let ended = 0;
  answers['agent.handOver'] = () => CODE;
  answers['agent.handOverState'] = () => ({ state });
  answers['agent.endHandOver'] = () => {
    ended += 1;
    return {};
  };
  show();
  await page.getByRole('button', { name: 'Hand over to the customer’s phone' }).click();
  await expect.element(page.getByText('This code has expired.')).toBeVisible();
  state = 'waiting';
  await page.getByRole('button', { name: 'New code' }).click();
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'For the customer’s phone' })).not.toBeInTheDocument();
  await expect.poll(() => ended).toBe(1);
  expect(cleared).not.toHaveBeenCalled();
});

it('says that no code can be made, and offers none without a network', async () => {
  show();
  await page.getByRole('button', { name: 'Hand over to the customer’s phone' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t make a code');
  show({ offline: true });
  await expect.element(page.getByRole('button', { name: 'Hand over to the customer’s phone' })).not.toBeInTheDocument();
});
