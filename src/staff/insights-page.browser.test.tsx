import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { InsightsPage } from './insights-page.tsx';
import { type Answers, EMPTY, FULL } from './testing/answers.ts';

const NOT_STAFF = new ApiError({
  code: 'AUT404',
  status: 401,
  level: 'top',
  messageKey: 'error.cannotAuthorize',
  action: { do: 'show' },
  replay: 'refused',
  values: {},
  details: {},
  serverMessage: '',
  words: undefined,
  appId: 'waymark',
  correlationId: '',
  retryAfterMs: undefined,
});

const asked: { readonly from?: string; readonly to?: string; readonly shop?: string }[] = [];
let answer: (name: keyof Answers) => unknown;
const api = (async (name: keyof Answers, { query }: { query: (typeof asked)[number] }) => {
  asked.push(query);
  return answer(name);
}) as unknown as Api;

beforeEach(() => {
  asked.length = 0;
  answer = (name) => FULL[name];
});
afterEach(async () => {
  document.documentElement.style.removeProperty('color-scheme');
  await page.viewport(390, 844);
});

const show = (): HTMLElement =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <InsightsPage />
      </EnglishPage>
    </WithApi>,
  );

it.each([
  [390, 844],
  [820, 1180],
  [1440, 900],
])('shows each chart with its figures in a table, at %i px without scrolling sideways', async (width, height) => {
  await page.viewport(width, height);
  const place = show();
  await expect.element(page.getByRole('img', { name: 'Visitors at each step' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Visitors at each step' })).toMatchTextContent(/1,234/);
  await expect.element(page.getByRole('img', { name: 'Visitors and purchases by day' })).toBeVisible();
  await page.getByRole('button', { name: 'By day' }).click();
  await expect.element(page.getByRole('table', { name: 'By day' }).getByRole('row', { name: /11\/21\/2026/ })).toMatchTextContent(/321/);
  const variations = page.getByRole('table', { name: 'Personalized content: home-hero: conversion with 95 % intervals' });
  await expect
    .element(variations.getByRole('row', { name: /returning/ }))
    .toMatchTextContent(/90% \(59\.6% to 98\.2%\)\+60 \(\+17\.2 to \+80\.9\)\. Differs/);
  await expect.element(variations.getByRole('row', { name: /^Baseline/ })).toMatchTextContent(/30% \(10\.8% to 60\.3%\)–/);
  await expect
    .element(page.getByRole('table', { name: /75th percentile/ }).getByRole('row', { name: /Product, opened/ }))
    .toMatchTextContent(/1,834–0\.021/);
  await expect.element(page.getByRole('table', { name: 'By page type' }).getByRole('row', { name: /^Order confirmation/ })).toMatchTextContent(/7/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(place.querySelectorAll('[style]')).toHaveLength(0);
  expect(await axeViolations(place)).toEqual([]);
});

it.each(['light', 'dark'])('can be read in %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  const place = show();
  await expect.element(page.getByRole('img', { name: 'Visitors at each step' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('says that it loads, and then that nothing happened in a period without events', async () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  answer = async (name) => {
    await gate;
    return EMPTY[name];
  };
  show();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Loading/);
  open();
  await expect.element(page.getByRole('heading', { name: 'No events in this period' })).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

it('asks for other days and another shop with the keyboard, and not for days that cannot be', async () => {
  show();
  await expect.element(page.getByRole('img', { name: 'Visitors at each step' })).toBeVisible();
  await page.getByLabelText('From', { exact: true }).fill('2026-11-30');
  await page.getByLabelText('To', { exact: true }).fill('2026-11-20');
  await page.getByRole('combobox', { name: 'Shop' }).selectOptions('de-de');
  const before = asked.length;
  await page.getByLabelText('To', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/The first day can’t be after the last/)).toBeVisible();
  expect(asked).toHaveLength(before);
  await page.getByLabelText('From', { exact: true }).fill('2026-11-01');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-20', shop: 'de-de' });
  await expect.element(page.getByText(/The first day can’t be/)).not.toBeInTheDocument();
});

it('says that figures could not be loaded, and loads them when asked again', async () => {
  answer = () => Promise.reject(new NoAnswer('network', true));
  show();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We couldn’t load the figures\./);
  answer = (name) => FULL[name];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: 'Visitors at each step' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is for staff alone: who is none is shown the sign-in', async () => {
  answer = () => Promise.reject(NOT_STAFF);
  const place = show();
  await expect.element(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en-us/sign-in?next=%2Fen-us%2Fstaff%2Finsights');
  expect(await axeViolations(place)).toEqual([]);
});
