import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Store } from '#contract/calls/stores.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { StoreFinder, type StoreFinderProps } from './store-finder.tsx';
import { makeStore } from './testing/make-places.ts';

interface Question {
  readonly query?: string;
  readonly openNow?: boolean;
}

const asked: Question[] = [];
let answer: (question: Question) => readonly Store[];
const api = (async (_name: string, { body }: { body: Question }) => {
  asked.push(body);
  return { stores: answer(body) };
}) as unknown as Api;
const onChoose = vi.fn<StoreFinderProps['onChoose']>();
const onDrop = vi.fn<StoreFinderProps['onDrop']>();

const ALWAYS: Store['hours'] = Array.from({ length: 7 }, () => ['00:00', '23:59'] as [string, string]);
const NEVER: Store['hours'] = Array.from({ length: 7 }, () => null);
const PEARL = makeStore('PDX', 'Portland Pearl', { hours: ALWAYS });
const BALLARD = makeStore('SEA', 'Seattle Ballard', { hours: NEVER, city: 'Seattle' });

beforeEach(() => {
  asked.length = 0;
  answer = () => [PEARL, BALLARD];
});
afterEach(() => {
  vi.clearAllMocks();
  keepStore(null);
  localStorage.removeItem('waymark.store-place');
});

const show = (): HTMLElement =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <StoreFinder onChoose={onChoose} onDrop={onDrop} />
      </EnglishPage>
    </WithApi>,
  );
const names = (): (string | null)[] => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

it('shows stores with hours and the ways to reach them, and says how many there are', async () => {
  const place = show();
  await expect.element(page.getByText('Open until 11:59 PM')).toBeVisible();
  await expect.element(page.getByText('Closed now')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 stores');
  await expect.element(page.getByRole('link', { name: 'Call Portland Pearl: +1 503 555 0100' })).toHaveAttribute('href', 'tel:+15035550100');
  await expect.element(page.getByRole('link', { name: 'Directions to Seattle Ballard' })).toHaveAttribute('rel', 'noreferrer');
  await page.getByRole('button', { name: 'Opening hours' }).first().click();
  await expect.element(page.getByText('Mon – Sun').first()).toBeVisible();
  await expect.element(page.getByText('12:00 AM – 11:59 PM')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('has the shopper’s own store first, which can be another one or none', async () => {
  keepStore({ id: 'SEA', name: 'Seattle Ballard' });
  show();
  await expect.element(page.getByText('Your store')).toBeVisible();
  expect(names()).toEqual(['Seattle Ballard', 'Portland Pearl']);
  await page.getByRole('button', { name: 'Make this my store: Portland Pearl' }).click();
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: 'PDX', name: 'Portland Pearl' });
  await page.getByRole('button', { name: 'Remove as my store' }).click();
  expect(onDrop).toHaveBeenCalledOnce();
});

it('asks for what is open, near what was typed, and begins there the next time', async () => {
  answer = ({ query, openNow }) => (query === 'Xyzzy' ? [] : openNow ? [PEARL] : [PEARL, BALLARD]);
  show();
  await page.getByRole('checkbox', { name: 'Open now' }).click();
  await expect.element(page.getByRole('heading', { name: 'Seattle Ballard' })).not.toBeInTheDocument();
  const field = page.getByRole('textbox', { name: 'City or ZIP code' });
  await field.fill('Xyzzy');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByText('No stores found there. Try another location.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ query: 'Xyzzy', openNow: true });
  expect(localStorage.getItem('waymark.store-place')).toBe('Xyzzy');
  await page.getByRole('button', { name: 'Show all locations' }).click();
  await expect.element(page.getByRole('heading', { name: 'Portland Pearl' })).toBeVisible();
});

it('says that no answer came, and asks again', async () => {
  answer = () => {
    throw new NoAnswer('network', false);
  };
  show();
  await expect.element(page.getByRole('alert').getByText(/^We couldn’t load stores/)).toBeVisible();
  answer = () => [PEARL];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Portland Pearl' })).toBeVisible();
});
