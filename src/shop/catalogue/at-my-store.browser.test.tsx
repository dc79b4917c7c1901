import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductHit } from '#contract/calls/products.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { turns } from '#tests/support/turns.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { AtMyStore } from './at-my-store.tsx';

const api = vi.fn<(name: string, input: { readonly body: unknown }) => Promise<unknown>>();
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => api }));

const hits = ['A1', 'B2', 'C3'].map((productId) => ({ productId }) as ProductHit);
const show = () =>
  renderInPage(
    <EnglishPage>
      <QueryClientProvider client={new QueryClient()}>
        {hits.map(({ productId }) => (
          <section key={productId} aria-label={productId}>
            <AtMyStore hits={hits} productId={productId} />
          </section>
        ))}
      </QueryClientProvider>
    </EnglishPage>,
  );
const hintOn = (productId: string) => page.getByRole('region', { name: productId }).getByText('At Portland Pearl');

afterEach(() => {
  keepStore(null);
  api.mockReset();
});

it('a card says that the shopper’s own store has the product, and all cards of a list are asked about together', async () => {
  keepStore({ id: 'US-PDX', name: 'Portland Pearl' });
  api.mockResolvedValue({ productIds: ['A1', 'C3'] });
  show();
  await expect.element(hintOn('A1')).toBeVisible();
  await expect.element(hintOn('C3')).toBeVisible();
  await expect.element(hintOn('B2')).not.toBeInTheDocument();
  expect(new Set(api.mock.calls.map(([, { body }]) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ storeId: 'US-PDX', productIds: ['A1', 'B2', 'C3'] })]),
  );
});

it('a card says nothing without a store of the shopper’s own, and asks nothing', async () => {
  show();
  await expect.element(hintOn('A1')).not.toBeInTheDocument();
  expect(api).not.toHaveBeenCalled();
});

it('a card says nothing while the shop does not answer', async () => {
  keepStore({ id: 'US-PDX', name: 'Portland Pearl' });
  api.mockRejectedValue(new Error('no answer'));
  show();
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  await turns();
  await expect.element(hintOn('A1')).not.toBeInTheDocument();
});
