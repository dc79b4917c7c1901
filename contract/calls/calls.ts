import { adjustmentCalls } from './adjustments.ts';
import { analyticsCalls } from './analytics.ts';
import { authCalls } from './auth.ts';
import type { BodyInputOf, BodyOf, ParamsOf, QueryInputOf, QueryOf, ResponseOf } from './call.ts';
import { cartCalls } from './cart-calls.ts';
import { checkoutCalls } from './checkout.ts';
import { componentCalls, frameCalls } from './components.ts';
import { consentCalls } from './consent-calls.ts';
import { consumerAddressCalls } from './consumer-address.ts';
import { consumerCardCalls } from './consumer-cards.ts';
import { consumerDataCalls } from './consumer-data.ts';
import { consumerSubscriptionCalls } from './consumer-subscription.ts';
import { consumerCalls } from './consumer.ts';
import { contactCalls } from './contact.ts';
import { contentAdminCalls } from './content-admin.ts';
import { contentCalls } from './content.ts';
import { countryCalls } from './countries.ts';
import { decisionCalls } from './decision.ts';
import { discoveryCalls } from './discovery.ts';
import { emailChangeCalls } from './email-change.ts';
import { enrollmentCalls } from './enrollment.ts';
import { experimentCalls } from './experiments.ts';
import { handOverCalls } from './hand-over.ts';
import { storeStockCalls } from './store-stock.ts';
import { insightCalls } from './insights.ts';
import { loyaltyCalls } from './loyalty.ts';
import { offlineCatalogueCalls } from './offline-catalogue.ts';
import { moderationCalls } from './moderation.ts';
import { orderCalls } from './orders.ts';
import { passkeyCalls } from './passkeys.ts';
import { paymentCalls } from './payment.ts';
import { photoCalls } from './photos.ts';
import { productSetCalls } from './product-sets.ts';
import { productCalls } from './products.ts';
import { programCalls } from './programs.ts';
import { questionCalls } from './questions.ts';
import { reviewCalls } from './reviews.ts';
import { serviceCalls } from './service.ts';
import { storeSessionCalls } from './store-session.ts';
import { storeCalls } from './stores.ts';
import { wishlistCalls } from './wishlists.ts';

/** Named by its parts: written out the type would be too long to be kept. */
type AllCalls = typeof authCalls &
  typeof passkeyCalls &
  typeof emailChangeCalls &
  typeof cartCalls &
  typeof adjustmentCalls &
  typeof checkoutCalls &
  typeof paymentCalls &
  typeof productCalls &
  typeof offlineCatalogueCalls &
  typeof discoveryCalls &
  typeof productSetCalls &
  typeof questionCalls &
  typeof reviewCalls &
  typeof moderationCalls &
  typeof storeCalls &
  typeof storeSessionCalls &
  typeof handOverCalls &
  typeof storeStockCalls &
  typeof contactCalls &
  typeof contentCalls &
  typeof contentAdminCalls &
  typeof orderCalls &
  typeof enrollmentCalls &
  typeof serviceCalls &
  typeof frameCalls &
  typeof componentCalls &
  typeof consentCalls &
  typeof loyaltyCalls &
  typeof programCalls &
  typeof wishlistCalls &
  typeof consumerCalls &
  typeof consumerAddressCalls &
  typeof consumerCardCalls &
  typeof consumerDataCalls &
  typeof consumerSubscriptionCalls &
  typeof countryCalls &
  typeof experimentCalls &
  typeof decisionCalls &
  typeof analyticsCalls &
  typeof insightCalls &
  typeof photoCalls;

/**
 * Everything the shop can be asked. Client, service worker, server and the OpenAPI document are derived from this table.
 * It brings all schemas along: the page imports `wire.gen.ts` and the types instead.
 */
export const calls: AllCalls = {
  ...authCalls,
  ...passkeyCalls,
  ...emailChangeCalls,
  ...cartCalls,
  ...adjustmentCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...productCalls,
  ...offlineCatalogueCalls,
  ...questionCalls,
  ...discoveryCalls,
  ...productSetCalls,
  ...reviewCalls,
  ...moderationCalls,
  ...storeCalls,
  ...storeSessionCalls,
  ...contactCalls,
  ...contentCalls,
  ...contentAdminCalls,
  ...orderCalls,
  ...enrollmentCalls,
  ...serviceCalls,
  ...frameCalls,
  ...componentCalls,
  ...consentCalls,
  ...loyaltyCalls,
  ...programCalls,
  ...wishlistCalls,
  ...consumerCalls,
  ...consumerAddressCalls,
  ...consumerCardCalls,
  ...consumerDataCalls,
  ...consumerSubscriptionCalls,
  ...countryCalls,
  ...experimentCalls,
  ...decisionCalls,
  ...analyticsCalls,
  ...insightCalls,
  ...photoCalls,
  ...handOverCalls,
  ...storeStockCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

export type CallParams<N extends CallName> = ParamsOf<Calls[N]>;
export type CallQuery<N extends CallName> = QueryOf<Calls[N]>;
export type CallQueryInput<N extends CallName> = QueryInputOf<Calls[N]>;
export type CallBody<N extends CallName> = BodyOf<Calls[N]>;
export type CallBodyInput<N extends CallName> = BodyInputOf<Calls[N]>;
export type CallResponse<N extends CallName> = ResponseOf<Calls[N]>;
