import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { noCart } from '#pricing/no-cart.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { CouponForm } from './coupon-form.tsx';
import { makeView } from './testing/make-view.ts';

it('says of a code that it is being checked only until the shop has said what it is', async () => {
  const couponItems = [
    { code: 'NEW', valid: false, statusCode: 'no_applicable_promotion' },
    { code: 'OLD', valid: false, statusCode: 'coupon_expired' },
  ] as const;
  renderInPage(
    <EnglishPage>
      <CouponForm view={makeView([], { cart: { ...noCart('en-us'), couponItems: [...couponItems] } })} offline={false} />
    </EnglishPage>,
  );
  const row = (code: string) => page.getByRole('listitem').filter({ hasText: code });
  await expect.element(row('NEW').getByText('checking')).toBeVisible();
  await expect.element(row('OLD').getByText('This code has expired.')).toBeVisible();
});
