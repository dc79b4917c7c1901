import type { Cart } from '#contract/cart.ts';
import type { PageType } from '#contract/constants.ts';
import { isPersonalPage } from '#domain/personal-pages.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import { checkoutEvents, type CartProducts, viewCart, viewItem } from './commerce.ts';
import type { AnalyticsEvent } from './events.ts';

/** What of a page its events are made from. */
export interface ShownPage {
  readonly path: string;
  readonly type: PageType;
  /** Of a product page. */
  readonly product: ProductDetails | undefined;
  /** Of the checkout. */
  readonly step: string | null;
}

/** A path that is about somebody is not told. */
export const pageView = ({ path, type }: ShownPage): AnalyticsEvent => ({
  name: 'page_view',
  params: { page_type: type, ...(isPersonalPage(path) ? {} : { page_path: path }) },
});

/**
 * Events of the pages that somebody goes through, in their order. Those about the cart wait until the device has read it. The state is the checkout's:
 * each of its steps is told once, until the page is left.
 */
export const createPageEvents = (track: (...events: readonly AnalyticsEvent[]) => void, products: () => CartProducts) => {
  let page: ShownPage | undefined;
  let cartTold = false;
  let step: string | null = null;

  const tellCart = (cart: Cart | null): void => {
    if (!page || !cart || cart.items.length === 0) return;
    if (page.type === 'Cart' && !cartTold) {
      cartTold = true;
      track(viewCart(cart, products()));
    }
    if (page.type === 'Checkout' && page.step !== null && page.step !== step) {
      const events = checkoutEvents(cart, products(), step, page.step);
      track(...events);
      if (events.length > 0) step = page.step;
    }
  };

  return {
    shown: (next: ShownPage, cart: Cart | null): void => {
      const isNew = page?.path !== next.path;
      page = next;
      if (isNew) {
        cartTold = false;
        if (next.type !== 'Checkout') step = null;
        track(pageView(next));
        if (next.product) track(viewItem(next.product));
      }
      tellCart(cart);
    },
    cartRead: tellCart,
  };
};
