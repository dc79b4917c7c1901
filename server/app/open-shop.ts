import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { allHandlers } from '#server/services/all-handlers.ts';
import { createApp } from './app.ts';
import { photosLookup } from '#server/catalogue/photos/lookup.ts';
import { picturesLookup } from '#server/catalogue/products/pictures-lookup.ts';
import { createCommerce } from '#server/services/commerce.ts';
import { subscriptionRoutes } from '#server/customers/profile/subscription-routes.ts';
import { seedSets } from '#server/catalogue/sets/seed-sets.ts';
import { uploadsLookup } from '#server/catalogue/content/images/image-store.ts';
import { sitemapRoutes } from '#server/catalogue/content/sitemap-routes.ts';
import { assertRoom } from '#server/platform/db/disk-room.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { readsOfPrimary, readsOfStandby } from '#server/platform/db/reads.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import type { Env } from '#server/platform/env.ts';
import { seedExperiments } from '#server/marketing/experiments/seed.ts';
import { createClientAddress } from '#server/platform/http/client-address.ts';
import { measureReads } from '#server/platform/http/measure-reads.ts';
import { documentation } from '#server/platform/http/docs/documentation.ts';
import { seedCards } from '#server/commerce/gift-cards/seed-cards.ts';
import { FINGERPRINT_SECRET } from '#server/platform/idempotency/store.ts';
import { createRateLimit } from '#server/platform/rate-limits/token-bucket.ts';
import type { Log } from '#server/platform/http/context.ts';
import { loyaltyEmailRoutes } from '#server/customers/membership/confirm-routes.ts';
import { serveBackup } from '#server/backup/serve.ts';
import { feedRoutes } from '#server/export/feed-routes.ts';
import { serveExport } from '#server/export/serve.ts';
import { openControl } from '#server/import/control-server.ts';
import { createSmtpTransport, createStoredMail } from '#server/platform/mail/transport.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { openGuard } from '#server/platform/bot-check/open-guard.ts';
import type { Front } from '#server/platform/pages/front.ts';
import { keptOriginals } from '#server/catalogue/products/kept-originals.ts';
import { prerender } from '#server/platform/pages/prerender.ts';
import { warmFirstScreens } from '#server/platform/pages/warm-first-screens.ts';
import { createPictures } from '#artwork/routes.ts';
import { seedPromotions } from '#server/commerce/promotions/seed.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import { knowsSubject } from '#server/customers/sessions/knows-subject.ts';
import { createRemoteEngine } from '#server/marketing/decisions/remote-engine.ts';
import { seedDecisionRules } from '#server/marketing/decisions/rules.ts';
import { createPageMeasures } from '#server/platform/pages/page-measures.ts';
import { createStoredSms } from '#server/platform/sms/transport.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { stopRoutes } from '#server/commerce/restock-alerts/stop-routes.ts';

export interface OpenShop {
  readonly app: Hono;
  /** From now on the shop says that it is open. */
  readonly open: () => void;
  /** Makes everything ready that a first visitor would wait for; from then on the shop is open. */
  readonly prerender: () => Promise<void>;
  /** Draws ahead in quiet moments. */
  readonly warm: () => Promise<void>;
  /** Somebody is being served: what can wait waits. */
  readonly serving: () => void;
  readonly closers: readonly (() => void | Promise<void>)[];
}

export interface ShopPorts {
  readonly env: Env;
  readonly log: Log;
  readonly clock: () => Date;
  readonly version: string;
  readonly front: Front;
  readonly openDatabase: () => Promise<OpenDatabase>;
  readonly isStopping: () => boolean;
}

/** Everything the shop stands on, opened in order: database, schema, first filling, modules, and the request handler over them. */
export const openShop = async ({ env, log, clock, version, front, openDatabase, isStopping }: ShopPorts): Promise<OpenShop> => {
  const database = await openDatabase();
  const { db } = database;
  const reads = database.standby ? readsOfStandby({ primary: db, standby: database.standby }) : readsOfPrimary(db);
  const ran = await migrate(db);
  if (ran.length > 0) log.info({ migrations: ran.length }, 'schema brought up to date');
  const filled = await seedDatabase(db, clock());
  await seedPromotions(db);
  await seedSets(db);
  await seedExperiments(db);
  await seedDecisionRules(db);
  if (filled && env.demoAccounts) {
    await seedCards(db, clock());
    await seedPeople(db, clock(), log);
  }
  if (filled) log.info({}, 'empty shop filled');

  const storage = await openStorage(env);
  const isShared = storage.kind === 's3';
  const files = { storage, dataDir: env.dataDir };
  const [lookUpload, lookPhoto, lookPicture] = [uploadsLookup(db, storage), photosLookup(db, storage), picturesLookup(db)];
  const lookup = async (key: string) => (await lookUpload(key)) ?? (await lookPhoto(key)) ?? (await lookPicture(key));
  const pictures = createPictures({
    dataDir: env.dataDir,
    lookup,
    logger: log,
    ahead: env.drawAhead,
    // In a folder, the cache of imported pictures is the shared one.
    ...(isShared && { kept: keptOriginals(storage) }),
  });
  const clientAddress = createClientAddress(env.trustProxy);
  const limitTokens = createRateLimit(clock, { 'cart.addPaymentInstrument': { burst: 60, perMinute: 20, by: 'address' } }, 'tokens of cards');
  const sandbox = createSandbox({
    db,
    clock,
    publicUrl: env.publicUrl,
    limit: async (c) => limitTokens(db, { call: 'cart.addPaymentInstrument', subject: undefined, clientAddress: clientAddress(c) }),
  });
  const guard = await openGuard({ env, db, clock, log });
  const commerce = createCommerce({
    guard,
    db,
    clock,
    log,
    fingerprintSecret: await shopSecret(db, FINGERPRINT_SECRET),
    provider: sandbox.provider,
    tellEvents: sandbox.tell,
    mail: {
      transport: env.smtpUrl === undefined ? createStoredMail(storage) : createSmtpTransport(env.smtpUrl),
      from: env.mailFrom,
    },
    sms: createStoredSms(storage),
    publicUrl: env.publicUrl,
    files,
    photoService: env.photoService,
    warehouseSpeed: env.warehouseSpeed,
    trackingUrl: env.trackingUrl,
    alone: database.kind === 'embedded',
  });
  await commerce.start();
  // The embedded database belongs to this process: a catalogue comes in through it.
  const commands = { '/catalogue-export': serveExport({ db, clock }), '/backup': serveBackup(db) };
  const control = database.kind === 'embedded' ? await openControl({ db, dataDir: env.dataDir, storage, clock, log, commands }) : undefined;
  const measures = createPageMeasures();
  const engine = env.decisionEngineUrl === undefined ? undefined : createRemoteEngine({ url: env.decisionEngineUrl, log });
  let isOpen = false;
  const open = (): void => {
    isOpen = true;
  };
  const app = await createApp({
    db,
    reads,
    authenticate: commerce.authenticate,
    knowsSubject: (subject, handle) => knowsSubject(handle, subject),
    idempotency: commerce.idempotency,
    limit: createRateLimit(clock),
    guard,
    log,
    clock,
    checkAnswers: !env.production,
    front,
    publicUrl: env.publicUrl,
    kit: env.kit,
    usesRecaptcha: env.recaptcha !== undefined,
    photoService: env.photoService?.url,
    trustProxy: env.trustProxy,
    version,
    handlers: allHandlers(commerce, measures, !env.production, engine),
    measuresProcess: env.production,
    addFigures: (registry) => {
      measures.register(registry);
      measureReads(registry, reads.figures);
    },
    mounts: [
      { path: '/images', routes: pictures.routes },
      { path: '/letters', routes: stopRoutes(db) },
      { path: '/letters', routes: subscriptionRoutes(db, clock, commerce.wakeMail) },
      { path: '/letters', routes: loyaltyEmailRoutes(db, clock, commerce.authenticate) },
      { path: '/provider', routes: sandbox.routes },
      { path: '/webhooks', routes: commerce.webhooks },
      { path: '/feeds', routes: feedRoutes({ db, feedKey: env.feedKey, publicUrl: env.publicUrl, clock }) },
      { path: '/', routes: documentation({ publicUrl: env.publicUrl, version }) },
      { path: '/', routes: sitemapRoutes({ db, publicUrl: env.publicUrl, clock }) },
    ],
    isOpen: () => isOpen,
    isStopping,
    checks: { database: () => db.execute(sql`select 1`), disk: () => assertRoom(env.dataDir) },
    parts: { ...(isShared && { storage: storage.check }), ...(database.standby && { standby: reads.check }) },
  });
  const page = async (path: string): Promise<string> => (await app.request(path)).text();
  const home = `/${DEFAULT_LOCALE}`;
  const warm = async (): Promise<void> => {
    if (!env.drawAhead) return;
    const pictureCount = await warmFirstScreens({ page, warm: pictures.warm, home });
    log.info({ pictures: pictureCount }, 'first screens are being drawn');
  };
  return {
    app,
    open,
    prerender: () => prerender(page, home).finally(open),
    warm,
    serving: pictures.heed,
    closers: [() => pictures.close(), () => control?.close(), () => commerce.stop(), () => reads.stop(), () => database.close()],
  };
};
