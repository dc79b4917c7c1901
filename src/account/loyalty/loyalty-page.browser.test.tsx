import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { LoyaltyPage } from './loyalty-page.tsx';
import type { PutVoucher } from './vouchers.tsx';

const STRANGER: LoyaltyMember = {
  isLoyaltyMember: false,
  isConfirmed: false,
  currentLoyaltyPoints: 0,
  debt: 0,
  benefits: ['points', 'vouchers', 'welcome', 'free-shipping'],
};
const MEMBER: LoyaltyMember = {
  ...STRANGER,
  isLoyaltyMember: true,
  memberId: 'WM1234567897',
  loyaltyOptInDate: '2026-11-01T12:00:00.000Z',
  isConfirmed: true,
  currentLoyaltyPoints: 145,
  nextExpiry: { points: 25, at: '2027-11-01T12:00:00.000Z' },
};
const VOUCHERS = {
  currentLoyaltyPoints: 145,
  memberId: 'WM1234567897',
  applicableLoyaltyVouchers: [
    { points: 100, amountInCurrency: 500, currency: 'USD', available: true, eligible: true },
    { points: 200, amountInCurrency: 1000, currency: 'USD', available: false, eligible: false },
  ],
};
const entry = (index: number) => ({
  id: `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  kind: 'earn',
  points: 10,
  at: '2026-11-02T12:00:00.000Z',
  orderNumber: `W${index}`,
});

let answers: Record<string, (input: never) => unknown>;
const asked = vi.fn<(name: string, input: unknown) => void>();
const api = (async (name: string, input: unknown) => {
  asked(name, input);
  const answer = answers[name];
  if (!answer) throw new NoAnswer('network', false);
  return answer(input as never);
}) as unknown as Api;

beforeEach(() => {
  answers = {
    'loyalty.member': () => MEMBER,
    'consumer.loyaltyVouchers': () => VOUCHERS,
    'consumer.welcomePromo': () => ({
      promotionId: 'MEMBER-WELCOME',
      code: 'WELCOME-AB12',
      name: '10 % off',
      endsAt: '2026-12-21T12:00:00.000Z',
      state: 'open',
    }),
    'loyalty.history': ({ query: { start } }: { query: { start: number } }) => ({
      total: 21,
      start,
      count: start === 0 ? 20 : 1,
      items: start === 0 ? Array.from({ length: 20 }, (_, index) => entry(index)) : [entry(20)],
    }),
  };
});
afterEach(() => {
  asked.mockClear();
  sessionStorage.clear();
});

const show = (putVoucher: PutVoucher = async () => 'done', applyCode: (code: string) => void = () => {}, isVoucherIn = false) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <LoyaltyPage api={api} subject="account-ann" isVoucherIn={isVoucherIn} putVoucher={putVoucher} applyCode={applyCode} />
      </EnglishPage>
    </QueryClientProvider>,
  );

it('shows a member points, number, vouchers, benefits and history, page by page', async () => {
  const place = show();
  await expect.element(page.getByRole('heading', { name: '145 points' })).toBeVisible();
  await expect.element(page.getByText('WM1234567897')).toBeVisible();
  await expect.element(page.getByText('55 points to go')).toBeVisible();
  await expect.element(page.getByText('Free standard delivery, always')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Order W0' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByRole('link', { name: 'Order W20' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('puts a voucher into the cart and says what became of it', async () => {
  const putVoucher = vi.fn<PutVoucher>().mockResolvedValueOnce('empty').mockResolvedValueOnce('done');
  show(putVoucher);
  const use = page.getByRole('button', { name: 'Use in my cart: $5.00' });
  await use.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your cart is empty. Add something first.');
  await use.click();
  await expect.element(page.getByText('The voucher is in your cart.')).toBeVisible();
  expect(putVoucher.mock.calls).toEqual([[100], [100]]);
});

it('asks for a voucher once, and the focus stays on its button while the shop thinks', async () => {
  let answer = (): void => {};
  const putVoucher = vi.fn<PutVoucher>(() => new Promise((resolve) => (answer = () => resolve('done'))));
  show(putVoucher);
  const use = page.getByRole('button', { name: 'Use in my cart: $5.00' });
  await use.click();
  await expect.element(use).toHaveAttribute('aria-busy', 'true');
  await expect.element(use).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(putVoucher).toHaveBeenCalledOnce();
  answer();
  await expect.element(page.getByText('The voucher is in your cart.')).toBeVisible();
});

it('takes a voucher out of a cart that has one, and the focus stays with the vouchers', async () => {
  const putVoucher = vi.fn<PutVoucher>().mockResolvedValue('done');
  show(putVoucher, undefined, true);
  await page.getByRole('button', { name: 'Remove voucher from my cart' }).click();
  await expect.element(page.getByText('There’s no voucher in your cart.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Vouchers for your points' })).toHaveFocus();
  expect(putVoucher.mock.calls).toEqual([[null]]);
});

it('offers to take nothing out of a cart without a voucher', async () => {
  show();
  await expect.element(page.getByRole('button', { name: 'Use in my cart: $5.00' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove voucher from my cart' })).not.toBeInTheDocument();
});

it('joins only with the terms accepted, and keeps what was typed where the shop cannot be asked', async () => {
  answers['loyalty.member'] = () => STRANGER;
  const place = show();
  const code = page.getByRole('textbox', { name: /Referral member number/ });
  await code.fill('WM1234567897');
  await page.getByRole('button', { name: 'Join now' }).click();
  const terms = page.getByRole('checkbox', { name: /I accept the terms/ });
  await expect.element(terms).toHaveFocus();
  await expect.element(terms).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(place)).toEqual([]);
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('loyalty.join');
  await terms.click();
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect.poll(() => place.querySelector('[role=alert]')?.textContent).toBeTruthy();
  await expect.element(code).toHaveValue('WM1234567897');
  answers['loyalty.join'] = () => {
    answers['loyalty.member'] = () => ({ ...MEMBER, isConfirmed: false });
    return { ...MEMBER, isConfirmed: false };
  };
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect.element(page.getByRole('heading', { name: '145 points' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
  expect(asked.mock.calls.find(([name]) => name === 'loyalty.join')?.[1]).toEqual({ body: { isTermsConfirmed: true, referralCode: 'WM1234567897' } });
  expect(asked.mock.calls.map(([name]) => name)).toContain('consumer.loyaltyToken');
});

it('asks for a referral number that can be one before it asks the shop', async () => {
  answers['loyalty.member'] = () => STRANGER;
  show();
  const code = page.getByRole('textbox', { name: /Referral member number/ });
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await code.fill('abc');
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect.element(code).toHaveAccessibleDescription(/Value should match WM0123456789/);
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('loyalty.join');
});

it.each(['', 'wm 123-456 7897'])('the referral number “%s” is asked for at the shop', async (typed) => {
  answers['loyalty.member'] = () => STRANGER;
  show();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await page.getByRole('textbox', { name: /Referral member number/ }).fill(typed);
  await page.getByRole('button', { name: 'Join now' }).click();
  await vi.waitFor(() => expect(asked.mock.calls.map(([name]) => name)).toContain('loyalty.join'));
});

it('says that it cannot be shown, and tries again', async () => {
  delete answers['loyalty.member'];
  show();
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load your rewards' })).toBeVisible();
  answers['loyalty.member'] = () => MEMBER;
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByRole('heading', { name: '145 points' })).toBeVisible();
});
