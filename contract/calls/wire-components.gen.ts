// Made from the contract by `npm run contract:generate`. Do not edit.
import { wire, type WireRow } from './wire.gen.ts';

Object.assign(wire, {
  'products.sizeAdvice': ['GET', '/products/v1/products/{productId}/sizeAdvice', 'personal'],
  'content.footer': ['GET', '/{mode}/caas/v1/canvas/augmentedpage/footer/{siteId}', 'public'],
  'fapi.components.size-chart': ['GET', '/fapi/components/size-chart/{productType}', 'public'],
  'fapi.components.compare': ['GET', '/fapi/components/compare', 'public'],
  'fapi.components.collections': ['GET', '/fapi/components/collections', 'public'],
  'fapi.components.foot-sizes': ['GET', '/fapi/components/foot-sizes', 'public'],
  'fapi.components.search-hub': ['GET', '/fapi/components/search-hub', 'public'],
  'fapi.pages.location-selector': ['GET', '/fapi/pages/location-selector', 'public'],
  'fapi.pages.page': ['GET', '/fapi/pages/{page}', 'public'],
  'agent.handOver': ['POST', '/consumers-v3/consumer/agent/handovers', 'personal'],
  'agent.handOverState': ['GET', '/consumers-v3/consumer/agent/handovers/{handOverId}', 'personal'],
  'agent.endHandOver': ['DELETE', '/consumers-v3/consumer/agent/handovers/{handOverId}', 'personal'],
  'consumer.takeOver': ['POST', '/consumers-v3/consumer/handovers', 'personal'],
  'agent.stock': ['GET', '/consumers-v3/consumer/agent/stock', 'personal'],
  'agent.stockPart': ['GET', '/consumers-v3/consumer/agent/stock/{hash}', 'personal'],
} satisfies Record<string, WireRow>);
