import { QUICK_SHOP_QTY } from '#contract/constants.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { cart, openCart } from '#src/cart/cart.ts';
import { changeSaved } from '#src/cart/saved.ts';
import { importOrToast } from '#src/base/lazy/import-or-toast.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { ExpressOffer } from '#src/shop/product/product-ports.ts';
import { QuickShop } from '#src/shop/product/quick-shop.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { type DialogContent, openDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { LazyExpress } from '#src/shell/express/lazy-express.tsx';

/** Quick shop with the cart beside it: adds, or changes the line or what is saved for later that it was opened from. */
export default function QuickShopDialog({ props: { productId, line, saved: entry, pick }, close }: DialogContent<'quick-shop'>) {
  const i18n = useI18n('shop');
  const { miniCart, closeOnAdd, expressInQuickShop } = settingsFor(i18n.locale.id).features;
  const editing = line?.known ?? (entry?.value.facts ? { choice: entry.value.choice, facts: entry.value.facts } : undefined);
  const buy = (item: CartItemInput): void => {
    if (editing) {
      // Another colour or size: how it comes, and for whom it is, stays.
      const { product, upc } = item.choice;
      const to = { facts: item.facts, choice: { ...editing.choice, product, upc } };
      if (line && !pick) cart.editVariant(line, to);
      else if (entry) changeSaved(entry, to);
      close(pick ? to : true);
      return;
    }
    cart.addItem(item, QUICK_SHOP_QTY, { context: 'quickshop' });
    // Whatever opened quick shop gets the focus back once the mini cart is closed (spec 3 §4: closes when one of the two is on).
    if (miniCart) afterPaint(() => openDialog('mini-cart', { added: item.choice.upc }));
    else if (closeOnAdd) close(true);
    if (!miniCart) showToast({ title: i18n.t('basket.added', { name: item.facts.name }), kind: 'success' });
  };
  return (
    <QuickShop
      productId={editing?.facts.masterId ?? productId}
      editing={
        editing && {
          attributes: Object.fromEntries(editing.facts.attributes.map(({ type, value }) => [type, value])),
          storeId: editing.choice.storeId,
          storeName: editing.choice.storeName,
        }
      }
      onBuy={buy}
      onSignIn={(item) => {
        const signInAndBuy = async (): Promise<void> => {
          if (await (await importOrToast(i18n, () => import('./sign-in-dialogs.ts')))?.openSignIn(i18n, true)) buy(item);
        };
        void signInAndBuy();
      }}
      Express={expressInQuickShop && !editing ? ExpressInQuickShop : undefined}
      onIntent={() => void openCart().catch(() => undefined)}
    />
  );
}

const ExpressInQuickShop = (offer: ExpressOffer) => <LazyExpress where="quick-shop" {...offer} />;
