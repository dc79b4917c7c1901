import { analyticsHandlers } from '#server/marketing/analytics/handlers.ts';
import { suggestArticles } from '#server/catalogue/content/suggest-articles.ts';
import { catalogueHandlers } from '#server/catalogue/products/handlers.ts';
import type { createCommerce } from './commerce.ts';
import { componentHandlers } from '#server/catalogue/components/handlers.ts';
import { contentHandlers } from '#server/catalogue/content/handlers.ts';
import { decisionHandlers } from '#server/marketing/decisions/handlers.ts';
import type { RemoteEngine } from '#server/marketing/decisions/remote-engine.ts';
import { experimentHandlers } from '#server/marketing/experiments/handlers.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import { insightHandlers } from '#server/marketing/insights/handlers.ts';
import { offlineCatalogueHandlers } from '#server/catalogue/offline/handlers.ts';
import { recommendationHandlers } from '#server/catalogue/recommendations/handlers.ts';
import { setHandlers } from '#server/catalogue/sets/handlers.ts';
import { sizeAdviceHandlers } from '#server/catalogue/size-advice/handlers.ts';
import { questionHandlers } from '#server/catalogue/questions/handlers.ts';
import { reviewHandlers } from '#server/catalogue/reviews/handlers.ts';
import { serviceHandlers } from '#server/diagnostics/handlers.ts';
import type { PageMeasures } from '#server/platform/pages/page-measures.ts';
import { storeHandlers } from '#server/catalogue/stores/handlers.ts';

/**
 * Who answers each call of the contract: what only reads, besides what the commerce has put together. Without `measures` timings are kept for nobody.
 * @param development false: what only developers ask is not there
 * @param engine another decision engine in the place of the shop's own
 */
export const allHandlers = (
  commerce: Pick<ReturnType<typeof createCommerce>, 'handlers'>,
  measures?: PageMeasures,
  development = true,
  engine?: RemoteEngine,
): AllHandlers => ({
  ...commerce.handlers,
  ...catalogueHandlers({ suggestArticles }),
  ...storeHandlers(),
  ...offlineCatalogueHandlers(),
  ...questionHandlers(),
  ...setHandlers(),
  ...sizeAdviceHandlers(),
  ...recommendationHandlers(),
  ...reviewHandlers(),
  ...contentHandlers(),
  ...componentHandlers(),
  ...experimentHandlers(),
  ...decisionHandlers(engine),
  ...analyticsHandlers(),
  ...insightHandlers(),
  ...serviceHandlers(measures, { development }),
});
