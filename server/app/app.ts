import { Hono } from 'hono';
import { isEditor } from '#contract/accounts.ts';
import { SETTINGS } from '#contract/settings/settings.ts';
import { pagesVersion } from '#server/catalogue/content/version.ts';
import { isGone, movedAddress } from '#server/catalogue/products/old-addresses.ts';
import type { Reads } from '#server/platform/db/reads.ts';
import { createClientAddress } from '#server/platform/http/client-address.ts';
import { createCartDifferences } from '#server/platform/http/cart-differences.ts';
import { answerFailedPage } from '#server/platform/http/failed-page.ts';
import { health, type HealthPorts } from '#server/platform/http/health.ts';
import { createInnerApis } from '#server/platform/http/inner-api.ts';
import { createMetrics, type Metrics } from '#server/platform/http/metrics.ts';
import { createService } from '#server/platform/http/mount.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import { createSecurity, type InlineHashes } from '#server/platform/http/security.ts';
import type { Front } from '#server/platform/pages/front.ts';
import { pages } from '#server/platform/pages/pages.ts';

export interface AppPorts extends Pick<
  ServicePorts,
  'db' | 'authenticate' | 'knowsSubject' | 'idempotency' | 'limit' | 'guard' | 'log' | 'clock' | 'checkAnswers'
> {
  readonly reads: Reads;
  readonly front: Front;
  readonly publicUrl: string;
  /** Whether /kit/blocks is there. */
  readonly kit: boolean;
  /** Whether pages may load and frame reCAPTCHA. */
  readonly usesRecaptcha: boolean;
  /** Address of another photo service than the shop's own. */
  readonly photoService?: string | undefined;
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
  readonly checks: HealthPorts['checks'];
  readonly parts: HealthPorts['checks'];
}

/** The whole shop as one request handler: operations, calls, files, and at the end the pages. */
export const createApp = async (ports: AppPorts): Promise<Hono> => {
  const { front, publicUrl, kit, version } = ports;
  const clientAddress = createClientAddress(ports.trustProxy);
  const security = createSecurity({
    publicUrl,
    usesRecaptcha: ports.usesRecaptcha,
    photoService: ports.photoService,
    usesTagManager: Object.values(SETTINGS).some(({ analytics }) => analytics.tagManagerId !== ''),
  });
  const metrics = createMetrics({ clientAddress, trustProxy: ports.trustProxy, measuresProcess: ports.measuresProcess });
  ports.addFigures?.(metrics.registry);
  const service = createService(
    { ...ports, publicOrigin: publicUrl, clientAddress, cartDifferences: createCartDifferences(), onServed: metrics.observe },
    ports.handlers,
  );
  // From the server that the calls of the page are answered from.
  const versionOfPages = (): Promise<string> => ports.reads.read((db) => pagesVersion(db, ports.clock()));
  let outages = 0;
  const serve = async (request: Request): Promise<Response> => {
    const answer = await service.fetch(request);
    if (answer.status === 503) outages += 1;
    return answer;
  };
  const apiFor = createInnerApis(serve, { version: versionOfPages, now: () => performance.now() });
  const render = await front.openRenderer({ publicUrl, apiFor, kit });
  const policy = (hashes: InlineHashes): string => front.adaptPolicy?.(security.document(hashes)) ?? security.document(hashes);

  const mayPreview = async (request: Request): Promise<boolean> => isEditor((await ports.authenticate(request, ports.db))?.account?.consumerType);

  const app = new Hono();
  app.use('*', security.headers);
  app.onError(answerFailedPage(ports.log));
  app.route('/', health({ checks: ports.checks, parts: ports.parts, isOpen: ports.isOpen, isStopping: ports.isStopping, version }));
  app.route('/', metrics.routes);
  for (const { path, routes } of ports.mounts) app.route(path, routes);
  app.route('/', front.files(policy));
  app.route('/', service);
  app.route(
    '/',
    pages({
      render,
      publicUrl,
      outages: () => outages,
      version: versionOfPages,
      mayPreview,
      keeps: front.keepsDocuments,
      kit,
      policy,
      movedAddress: (pathname) => movedAddress(ports.db, pathname),
      isGone: (pathname) => isGone(ports.db, pathname),
    }),
  );
  return app;
};
