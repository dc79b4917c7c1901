import type { RegisteredRouter } from '@tanstack/react-router';
import { CONSENT_PERFORMANCE } from '#contract/constants.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { newId } from '#db/mutations/new-id.ts';
import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { consent } from '#src/base/consent/consent.ts';
import { visitor } from '#src/base/consent/visitor.ts';
import { isStep } from '#src/checkout/step.ts';
import { addToWishlist, cartEvents, purchase, refund } from './commerce.ts';
import { decidedOption } from '#src/personalisation/kept.ts';
import { createDataLayer } from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';
import { knownHit } from './known-hits.ts';
import { type Observation, onObservation } from '#src/base/observation/observe.ts';
import { createPageEvents, type ShownPage } from './page-events.ts';
import { currentPageType } from '#src/base/page-type/report-page-type.ts';
import { openSink } from './sink.ts';
import { createStored, deviceStorage, type Stored } from './stored.ts';
import { watchDom } from './watch-dom.ts';

const shownPage = ({ state: { location, matches } }: RegisteredRouter): ShownPage => {
  const { step } = location.search as { readonly step?: unknown };
  const type = currentPageType();
  const product = type === 'PDP' ? matches.map(({ loaderData }) => productIn(loaderData)).find((found) => found !== undefined) : undefined;
  return { path: location.pathname, type, product, step: type === 'Checkout' ? (isStep(step) ? step : 'shipping') : null };
};

/** A product page's own data, or that of an address of another form (src/shell/router/load-alternate.ts). */
const productIn = (data: unknown): ProductDetails | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('masterId' in data) return data as ProductDetails;
  return 'product' in data ? (data.product as ProductDetails) : undefined;
};

const observed =
  (stored: Stored, track: (...events: readonly AnalyticsEvent[]) => void) =>
  (observation: Observation): void => {
    // Nothing is kept for somebody who has not agreed, either.
    if (!consent.granted(CONSENT_PERFORMANCE)) return;
    switch (observation.what) {
      case 'cart': {
        const { events, products } = cartEvents(observation, stored.products(), stored.origin());
        stored.keepProducts(products);
        return track(...events);
      }
      case 'favorite':
        return track(addToWishlist(observation.card, observation.productId));
      case 'order':
        if (!stored.isNewPurchase(observation.order.orderNumber)) return;
        track(purchase(observation.order, stored.products()));
        return stored.keepProducts({});
      case 'cancelled':
        return track(refund(observation.order));
      case 'returned':
        return track(refund(observation.order, observation.lines));
      case 'pop-up': {
        const { what, name, tracked, text = '' } = observation.event;
        const facts = { popup_name: name, popup_kind: tracked };
        if (what === 'click') return track({ name: 'popup_click', params: { ...facts, button_text: text } });
        return track({ name: what === 'impression' ? 'popup_impression' : 'popup_expand', params: facts });
      }
    }
  };

/** The data layer of this page. Begins with performance consent and ends with it: a later page begins anew. */
export const startAnalytics = async (router: RegisteredRouter): Promise<void> => {
  const { locale, queryClient } = router.options.context;
  const { tagManagerId } = settingsFor(locale.id).analytics;
  const stored = createStored(deviceStorage);
  const sink = await openSink();
  const container = tagManagerId === '' ? undefined : await import('./tag-manager.ts');
  const push = container?.openTagManager(tagManagerId);
  const { track } = createDataLayer({
    granted: consent.granted,
    shop: locale.id,
    page: currentPageType,
    visitor: visitor.id,
    newId,
    now: () => new Date(),
    sink,
    push,
  });
  consent.onWithdrawal(CONSENT_PERFORMANCE, async () => {
    stored.erase();
    await sink.erase(['analytics', 'timing']);
    container?.closeTagManager();
  });
  const pages = createPageEvents(track, stored.products);
  const cart = () => cartState().view?.cart ?? null;
  const show = (): void => pages.shown(shownPage(router), cart());
  show();
  router.subscribe('onRendered', show);
  subscribeCart(() => pages.cartRead(cart()));
  onObservation(observed(stored, track));
  watchDom({
    hit: (id) => knownHit(queryClient, id),
    track,
    decided: (experienceId) => decidedOption(locale.id, experienceId),
    keepOrigin: (origin) => {
      if (consent.granted(CONSENT_PERFORMANCE)) stored.keepOrigin(origin);
    },
  });
};
