import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Store } from '#contract/calls/stores.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { makeStore } from '#src/shop/stores/testing/make-places.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { BuyPanel } from './buy-panel.tsx';
import type { ProductCart } from './product-ports.ts';
import { choose, type Selection } from './selection.ts';
import { makeDetails } from './testing/make-details.ts';

const ownStoreStock = vi.hoisted(() => vi.fn<(storeId: string, upcs: readonly string[]) => Promise<unknown>>());
vi.mock('#src/base/offline-catalogue/offline-catalogue.ts', () => ({ offlineCatalogue: { ownStoreStock } }));

const product = makeDetails({ colors: ['BLK'], sizes: ['9', '10'], stock: { 'BLK/9': 9, 'BLK/10': 9 } });
const [nine = '', ten = ''] = product.variants.map(({ upc }) => upc);
const add = vi.fn<ProductCart['add']>();
const cart: ProductCart = { add, signIn: async () => false, prepare: () => undefined };
const asked: unknown[] = [];

const Page = () => {
  const [selection, setSelection] = useState<Selection>({ color: 'BLK' });
  const onChoose = (type: string, value: string): void => setSelection((last) => choose(last, type, value));
  return <BuyPanel product={product} selection={selection} onChoose={onChoose} cart={cart} />;
};
const show = (store: Partial<Store>) => {
  const api = (async (_: string, { body }: { body: unknown }) => {
    asked.push(body);
    return { stores: [makeStore('US-NYC', 'New York SoHo', { stock: { [nine]: 1, [ten]: 0 }, ...store })] };
  }) as unknown as Api;
  return renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <Page />
      </EnglishPage>
    </WithApi>,
  );
};
// The radio lies under its label.
const chooseSize = (size: string): void => page.getByRole('radio', { name: size }).element().closest('label')?.click();

afterEach(() => {
  asked.length = 0;
  add.mockClear();
  keepStore(null);
  localStorage.clear();
});

it('says what the shopper’s own store has of the chosen size and when, and takes it there with one press', async () => {
  keepStore({ id: 'US-NYC', name: 'New York SoHo' });
  const place = show({ pickupDays: 1 });
  await expect.element(page.getByText('Your store: New York SoHo. Choose your options to check availability.')).toBeVisible();
  chooseSize('9');
  await expect.element(page.getByText('At New York SoHo: 1 left, tomorrow')).toBeVisible();
  chooseSize('10');
  await expect.element(page.getByText('Not in stock at New York SoHo')).toBeVisible();
  chooseSize('9');
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Pick up here: New York SoHo' }).click();
  await expect.element(page.getByText('Pick up at New York SoHo')).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  expect(add.mock.lastCall?.[0].choice).toMatchObject({ upc: nine, storeId: 'US-NYC' });
  expect(asked[0]).toEqual({ storeIds: ['US-NYC'], upcs: [nine, ten] });
});

it('asks nothing and offers pickup as for everybody where the shopper has no store', async () => {
  show({});
  await expect.element(page.getByText('Free pickup in store')).toBeVisible();
  expect(asked).toEqual([]);
  chooseSize('9');
  await expect.element(page.getByRole('button', { name: 'Add to cart $99.00', exact: true }).first()).toBeVisible();
});

it('shows the pieces of the store beside every size to the people who sell there', async () => {
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'associate', consumerType: 'ASSOCIATE' }));
  keepStore({ id: 'US-NYC', name: 'New York SoHo' });
  show({});
  await expect.element(page.getByRole('radio', { name: '9 1 here' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '10 0 here' })).toBeInTheDocument();
});

it('lets the people who sell there hand a piece over now, from the shelf that they stand at', async () => {
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'associate', consumerType: 'ASSOCIATE' }));
  keepStore({ id: 'US-NYC', name: 'New York SoHo' });
  show({ pickupDays: 1 });
  chooseSize('9');
  await expect.element(page.getByText('In this store: 1 left')).toBeVisible();
  await page.getByRole('button', { name: 'Hand over now' }).click();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  expect(add.mock.lastCall?.[0].choice).toMatchObject({ upc: nine, storeId: 'US-NYC' });
});

it('shows them from the device, with their age, where the shop does not answer', async () => {
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'associate', consumerType: 'ASSOCIATE' }));
  keepStore({ id: 'US-NYC', name: 'New York SoHo' });
  ownStoreStock.mockResolvedValue({ asOf: '2026-11-20T09:05:00.000Z', units: { [nine]: 1 } });
  const silent = (async () => {
    throw Object.assign(new Error('offline'), { name: 'NoAnswer' });
  }) as unknown as Api;
  const place = renderInPage(
    <WithApi api={silent}>
      <EnglishPage>
        <Page />
      </EnglishPage>
    </WithApi>,
  );
  await expect.element(page.getByRole('radio', { name: '9 1 here' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '10 0 here' })).toBeInTheDocument();
  chooseSize('9 1 here');
  await expect.element(page.getByText(/^In this store: 1 left \(as of 11\/20\/2026, /)).toBeVisible();
  chooseSize('10 0 here');
  await expect.element(page.getByText(/^Not in stock at New York SoHo \(as of /)).toBeVisible();
  expect(ownStoreStock).toHaveBeenCalledWith('US-NYC', [nine, ten]);
  expect(await axeViolations(place)).toEqual([]);
});

it('asks the device of no shopper for what is on the shelves of a store', async () => {
  ownStoreStock.mockClear();
  keepStore({ id: 'US-NYC', name: 'New York SoHo' });
  const silent = (async () => {
    throw Object.assign(new Error('offline'), { name: 'NoAnswer' });
  }) as unknown as Api;
  renderInPage(
    <WithApi api={silent}>
      <EnglishPage>
        <Page />
      </EnglishPage>
    </WithApi>,
  );
  await expect.element(page.getByText('Free pickup in store')).toBeVisible();
  expect(ownStoreStock).not.toHaveBeenCalled();
});
