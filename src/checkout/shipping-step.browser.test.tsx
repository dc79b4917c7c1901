import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#contract/client/client.ts';
import type { Cart } from '#contract/cart.ts';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { errorRow } from '#contract/errors/errors.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCalls } from './checkout-calls.ts';
import { ShippingStep } from './shipping-step.tsx';
import type { Shopper } from './shopper.ts';
import type { FailureSink } from './step-props.ts';
import { makeAddress } from './testing/make-address.ts';

const inBook = (addressId: string, addressLine1: string, main: boolean): BookAddress => ({
  ...makeAddress({ addressId, addressLine1 }),
  approachType: 'S',
  main,
});
const shopper: Shopper = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '5035550123',
  shippingAddresses: [inBook('home', '12 Trail Street', true), inBook('box', '1 Nowhere Way', false)],
  billingAddresses: [],
  cards: [],
  giftCards: [],
  isMember: false,
};
const view = makeView([makeLine('400')]);
/** One parcel to a door. */
const cart: Cart = {
  ...view.cart,
  shippingMethods: [
    {
      shippingId: 'home',
      code: 'standard',
      applicableShippingMethods: [
        {
          code: 'standard',
          label: 'Standard delivery',
          price: { amount: 0, finalAmount: 0, currency: 'USD' },
          deliveryTime: { minDays: 3, maxDays: 5 },
          shippingId: 'home',
        },
      ],
    },
  ],
};
const SAID = { values: {}, details: {}, serverMessage: '', words: undefined, appId: '', correlationId: '', retryAfterMs: undefined };
const refusedWith = (code: 'SHP500' | 'BSK404') => new ApiError({ ...errorRow(code), ...SAID, code });

const asked = vi.fn<(name: string, input: unknown) => void>();
const api = (async (name: string, input: unknown) => {
  asked(name, input);
  throw new Error('not answered here');
}) as unknown as Api;

const show = (calls: Partial<CheckoutCalls>, whose: Shopper | null = shopper) => {
  const report = vi.fn<FailureSink['report']>(async () => ({ fields: { addressLine1: 'poBox' }, shippingId: undefined }));
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <ShippingStep
          cart={cart}
          shopper={whose}
          draft={{}}
          onDraft={() => undefined}
          calls={calls as CheckoutCalls}
          withCart={async (send) => send(cart)}
          wait={null}
          payLater={() => null}
          onFailure={{ report, say: () => undefined }}
          onDone={() => undefined}
        />
      </EnglishPage>
    </WithApi>,
  );
  return report;
};
// The radio lies under its label.
const choose = (index: number): Promise<void> =>
  page
    .getByRole('radio', { name: /Ada Lovelace/ })
    .nth(index)
    .click({ force: true });

it('an address of the book that no parcel can be sent to is refused when it is chosen, at its field', async () => {
  const checkAddress = vi.fn<CheckoutCalls['checkAddress']>(async (_, { addressLine1 }) => {
    if (addressLine1 === '1 Nowhere Way') throw refusedWith('SHP500');
  });
  const report = show({ checkAddress });
  await expect.element(page.getByRole('radio', { name: /Ada Lovelace/ }).nth(1)).toBeInTheDocument();
  await choose(1);
  await expect.poll(() => checkAddress.mock.lastCall?.[1]).toMatchObject({ addressLine1: '1 Nowhere Way', email: 'ada@example.com' });
  await expect.element(page.getByLabelText(/^Street address/)).toHaveAttribute('aria-invalid', 'true');
  expect(report).toHaveBeenCalledOnce();
});

it('says nothing then of a cart that the shop has forgotten, nor of silence', async () => {
  const failures = [refusedWith('BSK404'), new Error('nothing came back')];
  const checkAddress = vi.fn<CheckoutCalls['checkAddress']>(async () => Promise.reject(failures.shift()));
  const report = show({ checkAddress });
  await expect.element(page.getByRole('radio', { name: /Ada Lovelace/ }).nth(1)).toBeInTheDocument();
  await choose(1);
  await choose(0);
  await expect.poll(() => checkAddress.mock.calls.length).toBe(2);
  expect(report).not.toHaveBeenCalled();
});

it('a parcel to somebody else goes with their phone, a wrong one is said at its field', async () => {
  const setAddresses = vi.fn<CheckoutCalls['setAddresses']>(async () => cart);
  show({ setAddresses, setMethods: async () => cart }, null);
  const written = {
    Email: 'ada@example.com',
    'First name': 'Grace',
    'Last name': 'Hopper',
    'Street address': '1 Main Street',
    City: 'Portland',
    'ZIP code': '97201',
    Phone: '5035550100',
  };
  for (const [label, value] of Object.entries(written)) await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  await page.getByRole('combobox', { name: /^State/ }).selectOptions('OR');
  await page.getByRole('button', { name: 'Someone else will receive this package' }).click();
  const phone = page.getByRole('textbox', { name: /^Recipient’s phone/ });
  await expect.element(phone).toHaveFocus();
  await phone.fill('12');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('503 555 0101');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(() => setAddresses.mock.lastCall?.[1]).toMatchObject([{ firstName: 'Grace', recipientContactPhone: '503 555 0101' }]);
});

it('asks the shop how addresses of its country are written, and says at the phone how numbers are', async () => {
  asked.mockClear();
  show({}, null);
  await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(/\(XXX\) XXX - XXXX/);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('utilities.i18n', expect.objectContaining({ params: { countryCode: 'US' } })));
});
