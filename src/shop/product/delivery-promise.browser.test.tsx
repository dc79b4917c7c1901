import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#contract/locales.ts';
import { ratesFor } from '#pricing/shipping-rates.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it.each([
  ['out already', undefined],
  ['out for a week', dayFromNow(-7)],
  ['out in two weeks', dayFromNow(14)],
])('says between which days it is there, of what is %s', async (_what, notBefore) => {
  renderInPage(
    <EnglishPage>
      <DeliveryPromise digital={false} notBefore={notBefore} />
    </EnglishPage>,
  );
  const [minDays = 0, maxDays = 0] = ratesFor('en-us', 'standard')[0]?.days ?? [];
  const when = arrivalWhen({ locale: LOCALES['en-us'] }, { code: 'standard', deliveryTime: { minDays, maxDays, notBefore } });
  await expect.poll(() => page.getByRole('listitem').first().element().textContent).toContain(`Standard delivery: ${when}.`);
  if (notBefore !== undefined && notBefore > dayFromNow(0)) expect(page.getByText('it leaves today').elements()).toHaveLength(0);
});
