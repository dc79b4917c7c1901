import { CONSENT_PERFORMANCE, CONSENT_TARGETING } from '#contract/constants.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { profileQuery } from '#src/account/shopper/use-profile.ts';
import { currentPageType } from '#src/base/page-type/report-page-type.ts';
import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { consent } from '#src/base/consent/consent.ts';
import { visitor } from '#src/base/consent/visitor.ts';
import { askDecisions } from '#src/personalisation/ask-decisions.ts';
import { decisionEvents, type Situation } from '#src/personalisation/decision-events.ts';
import { startPersonalisation } from '#src/personalisation/start-personalisation.ts';
import { currentSession, subscribeSession } from '#src/base/session/session-hint.ts';
import { isDraftPage } from '#src/base/preview/draft-channel.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

/** What the decision engine is told of the page and the device. */
const situation = ({ state: { location, matches }, options }: AppRouter): Situation => {
  const facts: { productId?: unknown; id?: unknown } = Object.assign({}, ...matches.map(({ loaderData }) => loaderData));
  const pageType = currentPageType();
  const { q } = location.search as { readonly q?: unknown };
  const cart = cartState().view?.cart;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    pageType,
    categoryId: pageType === 'PLP' ? text(facts.id) : undefined,
    productId: pageType === 'PDP' ? text(facts.productId) : undefined,
    search: text(q),
    screen,
    language: navigator.language,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
    variables: {
      locale: options.context.locale.id,
      app: matchMedia('(display-mode: standalone)').matches ? 'installed' : 'browser',
    },
    cart: cart
      ? {
          currency: cart.currency,
          items: cart.items.map(({ productId, qty, price }) => ({ productId, quantity: qty, unitPrice: price.current })),
        }
      : null,
  };
};

const analytics = () => importWithRetry(() => import('#src/analytics/start-analytics.ts'));

/** Once and as soon as the consent is there. */
const withConsent = (category: ConsentCategory, begin: () => void): void => {
  if (consent.granted(category)) return begin();
  const stop = consent.subscribe(() => {
    if (!consent.granted(category)) return;
    stop();
    begin();
  });
};

const startTargeting = async ({ options }: AppRouter): Promise<void> => {
  const { startTargeted } = await importWithRetry(() => import('#src/shell/boot/start-targeted.ts'));
  startTargeted(options.context);
};

/** Data layer, timings and personalised content, each as far as the shopper has agreed to it. */
export const startMeasuring = (router: AppRouter): void => {
  // What an editor writes is neither an impression nor a visit.
  if (isDraftPage(location.pathname)) return;
  const { locale, queryClient, api } = router.options.context;
  const { features, shop, experienceEvent } = settingsFor(locale.id);
  const arrivedAt = currentPageType();
  withConsent(CONSENT_PERFORMANCE, () => {
    void analytics().then(({ startAnalytics }) => startAnalytics(router));
    if (features.performanceIngest)
      void importWithRetry(() => import('#src/analytics/page-timings.ts')).then(({ startTimings }) => startTimings(locale.id, arrivedAt));
  });
  withConsent(CONSENT_TARGETING, () => void startTargeting(router));
  startPersonalisation({
    router,
    locale,
    queryClient,
    consent,
    session: currentSession,
    onSession: subscribeSession,
    onCart: subscribeCart,
    readProfile: (subject) => queryClient.fetchQuery(profileQuery(api, subject)),
    ask: () => askDecisions(api, { brand: shop.brand, customerId: visitor.id(), events: decisionEvents(situation(router)) }),
    event: experienceEvent,
  });
};
