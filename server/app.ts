import { type Context, Hono } from 'hono';
import { SETTINGS } from '#contract/settings.ts';
import type { Api } from '#contract/client.ts';
import type { LocaleId } from '#contract/locales.ts';
import { catalogueVersion } from './catalogue/version.ts';
import { createClientAddress } from './http/client-address.ts';
import { describeFailure } from './http/failures.ts';
import { health } from './http/health.ts';
import { createInnerApi } from './http/inner-api.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createService } from './http/mount.ts';
import type { ServicePorts } from './http/service-ports.ts';
import type { AllHandlers } from './http/handlers.ts';
import { createSecurity, type InlineHashes } from './http/security.ts';
import type { Front } from './pages/front.ts';
import { pages } from './pages/pages.ts';

export interface AppPorts extends Pick<
  ServicePorts,
  'db' | 'authenticate' | 'knowsSubject' | 'idempotency' | 'limit' | 'guard' | 'log' | 'clock' | 'checkAnswers'
> {
  readonly front: Front;
  readonly publicUrl: string;
  /** Whether pages may load and frame reCAPTCHA. */
  readonly usesRecaptcha: boolean;
  readonly trustProxy: boolean;
  readonly version: string;
  readonly handlers: AllHandlers;
  /** Whether the figures include those of the process, which cannot be collected twice. */
  readonly measuresProcess: boolean;
  /** Modules that have figures of their own add them to those of the calls. */
  readonly addFigures?: (registry: Metrics['registry']) => void;
  /** Parts that bring their own routes: pictures, the payment provider, documents, the sitemap. */
  readonly mounts: readonly { readonly path: string; readonly routes: Hono }[];
  readonly isOpen: () => boolean;
  readonly isStopping: () => boolean;
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The whole shop as one request handler: operations, calls, files, and at the end the pages. */
export const createApp = async (ports: AppPorts): Promise<Hono> => {
  const { front, publicUrl, version } = ports;
  const clientAddress = createClientAddress(ports.trustProxy);
  const security = createSecurity({
    publicUrl,
    usesRecaptcha: ports.usesRecaptcha,
    usesTagManager: Object.values(SETTINGS).some(({ analytics }) => analytics.tagManagerId !== ''),
  });
  const metrics = createMetrics({ clientAddress, trustProxy: ports.trustProxy, measuresProcess: ports.measuresProcess });
  ports.addFigures?.(metrics.registry);
  const service = createService({ ...ports, publicOrigin: publicUrl, clientAddress, onServed: metrics.observe }, ports.handlers);
  const apiFor = (locale: LocaleId): Api => createInnerApi((request) => service.fetch(request), locale);
  const render = await front.openRenderer({ publicUrl, apiFor });
  const policy = (hashes: InlineHashes): string => front.adaptPolicy?.(security.document(hashes)) ?? security.document(hashes);

  const app = new Hono();
  app.use('*', security.headers);
  app.onError((error, c: Context) => {
    ports.log.error({ failure: describeFailure(error) }, 'request failed');
    return c.text('The page could not be made. Please try again.', 500);
  });
  app.route('/', health({ checks: ports.checks, isOpen: ports.isOpen, isStopping: ports.isStopping, version }));
  app.route('/', metrics.routes);
  for (const { path, routes } of ports.mounts) app.route(path, routes);
  app.route('/', front.files(policy));
  app.route('/', service);
  app.route('/', pages({ render, publicUrl, version: () => catalogueVersion(ports.db), keeps: front.keepsDocuments, policy }));
  return app;
};
