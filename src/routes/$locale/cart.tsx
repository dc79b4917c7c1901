import { createFileRoute } from '@tanstack/react-router';
import { AreaLate } from '#src/shell/area-late.tsx';
import { CartAccountLate } from '#src/shell/cart-account-late.tsx';
import { ExpressNow } from '#src/shell/express-late.tsx';
import { FirstProductsLate } from '#src/shell/first-products-late.tsx';
import { CartPage } from '#src/cart/cart-page.tsx';
import { pageHead } from '#src/base/seo/page-head.ts';

/** Personal: the server renders the frame alone, and nothing of it is kept. */
export const Route = createFileRoute('/$locale/cart')({
  staticData: { personal: 'own' },
  loader: async ({ context }) => {
    await Promise.all([context.i18n.load('shop'), context.i18n.load('errors'), context.i18n.load('lists')]);
  },
  head: ({ match: { context, pathname } }) =>
    pageHead({ i18n: context.i18n, publicUrl: context.publicUrl, path: pathname, title: context.i18n.t('dialog.miniCart'), hidden: true }),
  component: () => (
    <>
      <CartPage suggestions={<FirstProductsLate />} express={<ExpressNow where="basket" />} account={<CartAccountLate />} />
      <AreaLate page="cart" />
    </>
  ),
});
