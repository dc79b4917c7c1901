import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import NotifyMeDialog from './notify-me-dialog.tsx';

afterEach(() => {
  noteIdentity(null);
  keepStore(null);
});

const show = ({ shipped = 0, inStore = 0 } = {}) => {
  const answers: Readonly<Record<string, unknown>> = {
    'consumer.get': { consumerProfile: { consumerDetails: { email: 'ada@waymark.example' } } },
    'products.inventory': { productId: 'P', variants: { 400: { quantity: shipped, stockStatus: shipped > 0 ? 'AVAILABLE' : 'OUT OF STOCK' } } },
    'products.availability': { stores: [{ storeId: 'US-PDX', variants: { 400: inStore } }] },
  };
  const asked = vi.fn(async (name: string, _input?: unknown) => answers[name] ?? {});
  renderInPage(
    <WithApi api={asked as unknown as Api}>
      <EnglishPage>
        <NotifyMeDialog props={{ upc: '400', productId: 'P', name: 'Wool Sock' }} close={() => undefined} />
      </EnglishPage>
    </WithApi>,
  );
  return asked;
};
const email = page.getByLabelText(/^Email/);
const send = page.getByRole('button').last();

it('fills in the email of who is signed in, which can be another one', async () => {
  noteIdentity({ type: 'Registered', subject: 'ada' });
  const asked = show();
  await expect.element(email).toHaveValue('ada@waymark.example');
  await email.fill('bea@waymark.example');
  await send.click();
  await expect
    .poll(() => asked.mock.calls.at(-1))
    .toEqual(['products.notifications', { body: { upc: '400', productId: 'P', email: 'bea@waymark.example' } }]);
});

it('asks a guest for it', async () => {
  const asked = show();
  await expect.element(email).toHaveValue('');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Email is not valid');
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('products.notifications');
});

it('says that the shop has it again by now', async () => {
  show({ shipped: 4 });
  await expect.element(page.getByRole('status').getByText(/it’s back in stock/)).toBeVisible();
});

it('says that the shopper’s own store has it, and asks that store for this variant alone', async () => {
  keepStore({ id: 'US-PDX', name: 'Waymark Portland' });
  const asked = show({ inStore: 2 });
  await expect.element(page.getByRole('status').getByText(/Waymark Portland has 2 left/)).toBeVisible();
  expect(asked.mock.calls.find(([name]) => name === 'products.availability')?.[1]).toMatchObject({
    params: { productId: 'P' },
    body: { upcs: ['400'], storeIds: ['US-PDX'] },
  });
});

it('says nothing of stock where there is none', async () => {
  keepStore({ id: 'US-PDX', name: 'Waymark Portland' });
  const asked = show();
  await expect.poll(() => asked.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['products.inventory', 'products.availability']));
  await expect.element(email).toBeVisible();
  expect(page.getByRole('status').query()).toBeNull();
});
