import { createFileRoute } from '@tanstack/react-router';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';
import { LazyCartAccount } from '#src/shell/composition/lazy-cart-account.tsx';
import { ExpressNow } from '#src/shell/express/lazy-express.tsx';
import { LazyFirstProducts } from '#src/shell/composition/lazy-first-products.tsx';
import { LazyRecommendations } from '#src/shell/composition/lazy-recommendations.tsx';
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
      <CartPage suggestions={<LazyFirstProducts />} express={<ExpressNow where="basket" />} account={<LazyCartAccount />} />
      <LazyRecommendations place="cart" />
      <LazyArea page="cart" />
    </>
  ),
});
