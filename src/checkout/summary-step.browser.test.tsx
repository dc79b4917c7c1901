import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCalls } from './checkout-calls.ts';
import { SummaryStep, type SummaryStepProps } from './summary-step.tsx';

const { cart } = makeView([makeLine('400')]);
const prepare = vi.fn<CheckoutCalls['prepare']>(async () => ({ cart, reservedUntil: new Date(Date.now() + 600_000).toISOString() }));

const describeDevice = vi.fn<CheckoutCalls['pay']['describeDevice']>(async () => 'device-1');

const show = (props: Partial<SummaryStepProps> = {}) => {
  const onPlace = vi.fn<SummaryStepProps['onPlace']>(async () => undefined);
  const onLook = vi.fn<() => void>();
  const step = (more: Partial<SummaryStepProps> = {}) =>
    renderInPage(
      <EnglishPage>
        <SummaryStep
          cart={cart}
          draft={{}}
          express={false}
          sale={null}
          calls={{ prepare, pay: { describeDevice } } as unknown as CheckoutCalls}
          pass={async () => cart}
          wait={null}
          onFailure={{ report: async () => undefined, say: () => undefined }}
          onPlace={onPlace}
          oldTotal={undefined}
          unseen={false}
          onLook={onLook}
          {...props}
          {...more}
        />
      </EnglishPage>,
    );
  step();
  return { onPlace, onLook, step };
};

const place = page.getByRole('button', { name: /^Place order/ });
const accept = page.getByRole('checkbox', { name: /^I accept/ });
/** At once, as the second tap of a double tap: nothing is waited for. */
const tap = (target: typeof place): void => (target.element() as HTMLElement).click();
const press = async (): Promise<void> => {
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

afterEach(() => prepare.mockClear());

it('names the tax where it alone is why the total is another one', async () => {
  show({ oldTotal: 12_00, oldTax: 1_00 });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/The tax has changed\..*Tax: was \$1\.00, now \$0\.00\./);
});

it('asks for the terms first, at the box that is missing', async () => {
  const { onPlace } = show();
  await press();
  await expect.element(page.getByText('Please check this box to continue.')).toBeVisible();
  await expect.element(accept).toHaveFocus();
  expect(onPlace).not.toHaveBeenCalled();
  expect(await axeViolations()).toEqual([]);
});

it('places what is on the screen, once for a press that is repeated at once', async () => {
  let done = (): void => undefined;
  const { onPlace } = show();
  onPlace.mockImplementation(() => new Promise((resolve) => (done = resolve)));
  tap(accept);
  tap(place);
  tap(place);
  await vi.waitFor(() => expect(onPlace).toHaveBeenCalledExactlyOnceWith(cart, 'device-1'));
  done();
});

it('stops one press for a price that rose, leads to it and says so; the next press orders', async () => {
  const { onPlace, onLook, step } = show({ unseen: true });
  tap(accept);
  await press();
  expect(onLook).toHaveBeenCalledTimes(1);
  expect(onPlace).not.toHaveBeenCalled();
  await expect.element(page.getByText(/Something changed since you last looked/)).toBeVisible();
  step({ unseen: false });
  await press();
  await vi.waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1));
});

it.each<[CheckoutWait, RegExp]>([
  ['offline', /You’re offline/],
  ['refused', /^Check the quantity/],
  ['sold-out', /sold out/],
  ['checking', /whether your last change went through/],
  ['held', /can’t be sent yet/],
])('places nothing and says why while the cart is %s', async (wait, reason) => {
  const { onPlace } = show({ wait, pass: async () => null });
  tap(accept);
  await expect.element(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await press();
  expect(onPlace).not.toHaveBeenCalled();
  expect(prepare, 'nothing is held for a basket that the shop does not have').not.toHaveBeenCalled();
});

it('does not place a cart that moved while the press waited', async () => {
  const moved = { ...cart, version: cart.version + 1 };
  const pass = vi.fn<() => Promise<Cart | null>>(async () => moved);
  const { onPlace } = show({ pass });
  tap(accept);
  await press();
  await vi.waitFor(() => expect(pass).toHaveBeenCalledTimes(1));
  await expect.element(place).not.toHaveAttribute('data-loading');
  expect(onPlace).not.toHaveBeenCalled();
});

it('says beside what was agreed to at PayPal what it comes to with the address', async () => {
  const totals = { ...cart.totals, total: 124_80, remainingToPay: 124_80, appliedRewards: 0 };
  const payment = { payment_method_id: 'PAYPAL', payment_instrument_id: 'p', c_requestID: 'r', amount: 124_80 } as const;
  const approval = { state: 'approved', amount: 120_00, express: true } as const;
  show({ cart: { ...cart, totals, payment_instruments: [{ ...payment, approval }] } });
  await expect.element(page.getByRole('alert').filter({ hasText: 'You approved the first amount at PayPal' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('shows the new total beside the one that was agreed to', async () => {
  show({ oldTotal: cart.totals.total + 500 });
  await expect.element(page.getByRole('alert').filter({ hasText: /total/i })).toBeVisible();
});
