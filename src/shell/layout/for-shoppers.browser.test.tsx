import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { BenefitBar } from '#src/shop/content/blocks/benefit-bar-block.tsx';
import { FavoritesLink } from '#src/shop/favorites/favorites-link.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { Footer } from './footer.tsx';

const api = (async () => {
  throw new NoAnswer('network', false);
}) as unknown as Api;
const { dataset } = document.documentElement;
afterEach(() => void delete dataset.inStore);

it('a device that sells in a store shows no marketing, no favorites and no footer, but everything else', async () => {
  const place = renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <BenefitBar bar={{ id: 'returns', name: 'returns', title: 'Sixty days to decide', showCloseButton: true }} />
        <FavoritesLink />
        <p>Trail Shoe</p>
        <Footer content={undefined} items={[]} />
      </EnglishPage>
    </WithApi>,
  );
  const forShoppers = ['aside', '[data-favorites]', 'footer'].map((part) => place.querySelector(part));
  const shown = () => forShoppers.map((part) => part?.checkVisibility());
  await expect.element(page.getByText('Trail Shoe')).toBeVisible();
  expect(shown()).toEqual([true, true, true]);
  dataset.inStore = 'open';
  expect(shown()).toEqual([false, false, false]);
  await expect.element(page.getByText('Trail Shoe')).toBeVisible();
});
