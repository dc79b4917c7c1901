import { QUICK_SHOP_QTY } from '#contract/constants.ts';
import { settingsFor } from '#contract/settings.ts';
import type { KnownItem } from '#db/cart/item-facts.ts';
import { basket, openBasket } from '#src/cart/basket.ts';
import { useWords } from '#src/i18n/use-words.ts';
import type { ExpressOffer } from '#src/product/product-ports.ts';
import { QuickShop } from '#src/product/quick-shop.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { type DialogContent, openDialog } from '#ui/dialog/dialog-manager.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { ExpressLate } from './express-late.tsx';

/** Quick shop with the basket beside it: adds, or changes the line that it was opened from. */
export default function QuickShopDialog({ props: { productId, line }, close }: DialogContent<'quick-shop'>) {
  const words = useWords('shop');
  const { miniCart, closeOnAdd, expressInQuickShop } = settingsFor(words.locale.id).features;
  const buy = (item: KnownItem): void => {
    if (line) {
      // Another colour or size: how it comes, and for whom it is, stays.
      const { product, upc } = item.choice;
      basket.editVariant(line, { facts: item.facts, choice: { ...line.known.choice, product, upc } });
      close(true);
      return;
    }
    basket.addItem(item, QUICK_SHOP_QTY, { context: 'quickshop' });
    // Whatever opened quick shop gets the focus back once the mini cart is closed (spec 3 §4: closes when one of the two is on).
    if (miniCart) afterPaint(() => openDialog('mini-cart', { added: item.choice.upc }));
    else if (closeOnAdd) close(true);
    if (!miniCart) showToast({ title: words.t('basket.added', { name: item.facts.name }), kind: 'success' });
  };
  return (
    <QuickShop
      productId={line?.item.masterId ?? productId}
      editing={
        line && {
          attributes: Object.fromEntries(line.item.attributes.map(({ type, value }) => [type, value])),
          storeId: line.known.choice.storeId,
          storeName: line.known.choice.storeName,
        }
      }
      onBuy={buy}
      onSignIn={(item) => {
        const signInAndBuy = async (): Promise<void> => {
          if (await (await import('./sign-in-dialogs.ts')).openSignIn(words, true)) buy(item);
        };
        void signInAndBuy();
      }}
      Express={expressInQuickShop && !line ? ExpressInQuickShop : undefined}
      onIntent={() => void openBasket().catch(() => undefined)}
    />
  );
}

const ExpressInQuickShop = (offer: ExpressOffer) => <ExpressLate where="quick-shop" {...offer} />;
