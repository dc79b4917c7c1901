import { analyticsHandlers } from './analytics/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import type { createCommerce } from './commerce.ts';
import { contentHandlers } from './content/handlers.ts';
import { decisionHandlers } from './decisions/handlers.ts';
import type { RemoteEngine } from './decisions/remote-engine.ts';
import { experimentHandlers } from './experiments/handlers.ts';
import type { AllHandlers } from './http/handlers.ts';
import { insightHandlers } from './insights/handlers.ts';
import { questionHandlers } from './questions/handlers.ts';
import { serviceHandlers } from './service/handlers.ts';
import type { PageMeasures } from './service/page-measures.ts';
import { storeHandlers } from './stores/handlers.ts';

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
  ...catalogueHandlers(),
  ...storeHandlers(),
  ...questionHandlers(),
  ...contentHandlers(),
  ...experimentHandlers(),
  ...decisionHandlers(engine),
  ...analyticsHandlers(measures),
  ...insightHandlers(),
  ...serviceHandlers(measures, { development }),
});
