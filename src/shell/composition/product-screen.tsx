import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ProductDetails } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { cart, openCart } from '#src/cart/cart.ts';
import { importOrToast } from '#src/base/lazy/import-or-toast.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { BlockPlace } from '#src/shop/content/block-ports.ts';
import { AreaSlot } from '#src/shop/content/area/area-slot.tsx';
import { ProductPage } from '#src/shop/product/product-page.tsx';
import { RecentlyViewedSlot } from '#src/shop/product/recently-viewed-slot.tsx';
import type { ExpressOffer, ProductCart } from '#src/shop/product/product-ports.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { LazyExpress } from '#src/shell/express/lazy-express.tsx';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { LazyProductExtras } from './lazy-product-extras.tsx';

const ExpressOnProduct = (offer: ExpressOffer) => <LazyExpress where="product" {...offer} />;

/** What a block may name the page of a product by: its style, its colours and its variants' SKUs, and its path. */
const placeOf = ({ id, masterId, sku, url, variants }: ProductDetails): BlockPlace => ({
  path: url.replace(/^\/[a-z-]+/, ''),
  productIds: [...new Set([masterId, id, sku, ...variants.flatMap((variant) => [variant.productId, variant.id, variant.upc])])],
});

const sizesOf = ({ attributes }: ProductDetails) =>
  attributes.find(({ type }) => type === 'size')?.options.map(({ value, label }) => ({ value, label })) ?? [];

/** The product page with the cart beside it: whatever form of address it was found at. */
export const ProductScreen = ({ product, search }: { product: ProductDetails; search: Readonly<Record<string, string | undefined>> }) => {
  const i18n = useI18n();
  const navigate = useNavigate();
  // The same objects in every render: the area waits, and must not be disturbed.
  const area = useMemo(() => ({ area: { product: product.masterId }, place: placeOf(product) }), [product]);
  const reviewed = useMemo(() => ({ productId: product.masterId, name: product.name, sizes: sizesOf(product) }), [product]);
  const { miniCart } = settingsFor(i18n.locale.id).features;
  const port: ProductCart = {
    Express: ExpressOnProduct,
    signIn: async () => (await importOrToast(i18n, () => import('#src/shell/dialogs/sign-in-dialogs.ts')))?.openSignIn(i18n, true) ?? false,
    add: (item, more) => {
      cart.addItem(item, 1, more);
      // The count is painted first: a dialog is a heavy frame.
      if (miniCart) afterPaint(() => openDialog('mini-cart', { added: item.choice.upc }));
      else showToast({ title: i18n.t('basket.added', { name: item.facts.name }), kind: 'success' });
    },
    prepare: () => {
      openCart().catch(() => undefined);
      if (miniCart) preloadDialog('mini-cart');
    },
  };
  return (
    <ProductPage
      key={product.masterId}
      product={product}
      search={search}
      onSearch={(next) => void navigate({ to: '.', search: (last) => ({ ...last, ...next }), replace: true, resetScroll: false, hash: true })}
      cart={port}
      below={
        <>
          <LazyProductExtras product={reviewed} rating={product.rating} signIn={port.signIn} />
          <RecentlyViewedSlot id={product.masterId} />
          <AreaSlot {...area} {...quickShopPort} />
        </>
      }
    />
  );
};
