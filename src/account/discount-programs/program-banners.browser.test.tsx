import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProgramStatus } from '#contract/calls/programs.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProgramBanners } from './program-banners.tsx';

const status = (more: Partial<ProgramStatus>): ProgramStatus => ({
  program: 'EMPLOYEE',
  rate: 40_000,
  currency: 'USD',
  annualAmount: 3000_00,
  currentSpend: 240_00,
  active: true,
  ...more,
});

const show = (programs: readonly ProgramStatus[], onTerms: () => void = () => {}) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnglishPage>
        <ProgramBanners api={(async () => ({ programs })) as unknown as Api} subject="account-x" onTerms={onTerms} />
      </EnglishPage>
    </QueryClientProvider>,
  );

it('shows an employee the discount only after the terms were accepted', async () => {
  const onTerms = vi.fn<() => void>();
  show([status({ termsAccepted: false, active: false })], onTerms);
  await page.getByRole('button', { name: 'View terms' }).click();
  expect(onTerms).toHaveBeenCalledOnce();
  await expect.element(page.getByText('40% off everything at full price')).not.toBeInTheDocument();
});

it('shows the associate discount with what is used of the year', async () => {
  const place = show([status({ termsAccepted: true })]);
  await expect.element(page.getByRole('heading', { name: 'Associate discount' })).toBeVisible();
  await expect.element(page.getByText('40% off everything at full price')).toBeVisible();
  await expect.element(page.getByText('$240.00 of $3,000.00 used this year, 8.0%')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('shows an athlete the credit that is left, and the spend to one decimal', async () => {
  const payment = { code: 'ATHLETES_PAYMENT', additionalData: { remainingAmount: 859_50 } } as const;
  show([status({ program: 'ATHLETE', rate: 0, annualAmount: 1500_00, currentSpend: 640_50, payment })]);
  await expect.element(page.getByText('$859.50 of your credit left this year')).toBeVisible();
  await expect.element(page.getByText('$640.50 of $1,500.00 used this year, 42.7%')).toBeVisible();
});

it.each(['WRANX', 'IPA'] as const)('shows a professional of %s a banner of that identity', async (program) => {
  show([status({ program, rate: 25_000, currency: 'EUR', currentSpend: 3000_00, active: false })]);
  await expect.element(page.getByRole('heading', { name: `${program} discount` })).toBeVisible();
  await expect.element(page.getByText('Used up for this year. It resets on January 1.')).toBeVisible();
  await expect.element(page.getByText('Only valid for carts in EUR.')).toBeVisible();
});
