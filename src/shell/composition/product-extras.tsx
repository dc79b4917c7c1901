import { settingsFor } from '#contract/settings/settings.ts';
import { cart } from '#src/cart/cart.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductSets } from '#src/shop/sets/product-sets.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { openDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { Recommendations } from './recommendations.tsx';
import { ReviewSections, type ReviewSectionsProps } from './review-sections.tsx';

/** What is said and shown of a product, what was asked about it, its sets, and what is recommended beside it. */
export const ProductExtras = ({ product, ...about }: ReviewSectionsProps) => {
  const { productId } = product;
  const { t, locale } = useI18n('discovery');
  const add = (items: readonly CartItemInput[]): void => {
    for (const item of items) cart.addItem(item);
    const first = items[0];
    if (settingsFor(locale.id).features.miniCart && first) afterPaint(() => openDialog('mini-cart', { added: first.choice.upc }));
    else showToast({ title: t('set.added', { count: items.length }), kind: 'success' });
  };
  return (
    <>
      <ReviewSections product={product} {...about} />
      <ProductSets productId={productId} onAdd={add} />
      <Recommendations place="product" productId={productId} />
    </>
  );
};
