import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BenefitBar as BenefitBarFields } from '#contract/calls/content/banners.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import core from '#src/base/i18n/messages/en-us/core.json';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { BenefitBar } from './benefit-bar-block.tsx';

const bar: BenefitBarFields = { id: 'returns', name: 'returns', title: 'Sixty days to decide', showCloseButton: true };
const show = (change: Partial<BenefitBarFields & { overPages: boolean }> = {}, locale: LocaleId = 'en-us'): HTMLElement => {
  const { overPages = false, ...fields } = change;
  return renderInPage(
    <I18nContext value={createI18n(LOCALES[locale], { core }, () => Promise.reject(new Error('All parts are loaded')))}>
      <BenefitBar key={JSON.stringify(change) + locale} bar={{ ...bar, ...fields }} overPages={overPages} />
    </I18nContext>,
  );
};
const i18n = page.getByText('Sixty days to decide');

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.benefit;
});

it('stays closed on this device once it was closed, and others do not', async () => {
  expect(await axeViolations(show())).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(i18n).not.toBeVisible();
  show({ id: 'shipping' });
  await expect.element(i18n).toBeVisible();
  show({ id: 'returns', name: 'again' });
  await expect.element(i18n).not.toBeVisible();
});

it('over every page is remembered apart from one within a page', async () => {
  show({ overPages: true });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(i18n).not.toBeVisible();
  expect(document.documentElement.dataset.benefit).toBe('closed');
  show({ name: 'within' });
  await expect.element(i18n).toBeVisible();
});

it.each([
  ['en-us', true],
  ['en-ca', true],
  ['en-gb', false],
  ['fr-fr', false],
  ['de-de', false],
] as const)('with the free shipping of members shows in %s: %s', (locale, shown) => {
  const place = show({ benefit: 'loyalty-free-shipping' }, locale);
  expect(place.textContent.includes('Sixty days')).toBe(shown);
});
