import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#contract/client/client.ts';
import { type ErrorCode, errorRow } from '#contract/errors/errors.ts';
import { makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCalls } from '../checkout-calls.ts';
import { VoucherRow } from './part-payments.tsx';
import { VoucherChoice } from './voucher-choice.tsx';

const { cart } = makeView([]);
const refusal = (code: ErrorCode): ApiError => new ApiError({ ...errorRow(code), code, values: {}, details: {}, serverMessage: '' } as never);
const voucher = { points: 500, amountInCurrency: 5_00, currency: 'USD', available: true, eligible: false };

const show = (vouchers: () => Promise<unknown>, applyVoucher: () => Promise<unknown> = async () => cart) => {
  const report = vi.fn(async () => undefined);
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <VoucherChoice
          cart={cart}
          calls={{ pay: { vouchers, applyVoucher } } as unknown as CheckoutCalls}
          pass={async () => cart}
          onFailure={{ report, say: () => undefined }}
        />
      </EnglishPage>
    </QueryClientProvider>,
  );
  return report;
};

beforeEach(() => localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'ada' })));
afterEach(() => localStorage.clear());

it('tells a guest to sign in without a question to the shop', async () => {
  localStorage.clear();
  const vouchers = vi.fn(() => Promise.reject(refusal('REW401')));
  show(vouchers);
  await expect.element(page.getByText(/^Sign in to use your rewards\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(vouchers).not.toHaveBeenCalled();
});

it.each([
  ['REW401', /^Sign in to use your rewards\./, 'Sign in'],
  ['REW130', /^Rewards are for members\. Joining is free\./, 'Go to your membership'],
] as const)('says what has to be done first: %s', async (code, text, link) => {
  show(() => Promise.reject(refusal(code)));
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: link })).toBeVisible();
});

it('asks the shop for a voucher that the points reach, and hands on why it was refused: REW135', async () => {
  const failure = refusal('REW135');
  const report = show(
    async () => ({ applicableLoyaltyVouchers: [voucher] }),
    () => Promise.reject(failure),
  );
  await page.getByRole('button', { name: /^Use the \S+ voucher/ }).click();
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure, 'billing'));
});

it('asks for no vouchers before the row is opened', async () => {
  const vouchers = vi.fn(async () => ({ applicableLoyaltyVouchers: [voucher] }));
  renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishPage>
        <VoucherRow
          cart={cart}
          calls={{ pay: { vouchers } } as unknown as CheckoutCalls}
          pass={async () => cart}
          onFailure={{ report: async () => undefined, say: () => undefined }}
        />
      </EnglishPage>
    </QueryClientProvider>,
  );
  const row = page.getByRole('button', { name: /voucher/i });
  await expect.element(row).toBeVisible();
  expect(vouchers).not.toHaveBeenCalled();
  await row.click();
  await expect.element(page.getByRole('button', { name: /^Use the \S+ voucher/ })).toBeVisible();
  expect(vouchers).toHaveBeenCalledOnce();
});
