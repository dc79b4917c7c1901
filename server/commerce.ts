import { accountOrderHandlers } from './account-orders/handlers.ts';
import { adjustmentHandlers } from './adjustments/handlers.ts';
import { forgetVisitors } from './analytics/forget.ts';
import { authHandlers } from './auth/handlers.ts';
import { catalogueForCart } from './cart/catalogue.ts';
import { cartHandlers, createCartReader } from './cart/handlers.ts';
import { consumerHandlers } from './consumer/handlers.ts';
import { consentHandlers } from './consent/handlers.ts';
import { linkConsent } from './consent/link.ts';
import { contactHandlers } from './contact/handlers.ts';
import type { StandingOf } from './consumer/ports.ts';
import type { Db } from './db/open.ts';
import { enrollmentHandlers } from './enrollment/handlers.ts';
import { printedCards } from './gift-cards/printed-cards.ts';
import type { Log } from './http/context.ts';
import type { ServicePorts } from './http/service-ports.ts';
import { createIdempotencyStore } from './idempotency/store.ts';
import { inStoreHandlers } from './in-store/handlers.ts';
import { startJobs } from './jobs.ts';
import { rewardHandlers } from './loyalty/apply-reward.ts';
import { loyaltyHandlers } from './loyalty/handlers.ts';
import { readStanding } from './loyalty/standing.ts';
import { createMailer } from './mail/mailer.ts';
import type { MailTransport } from './mail/transport.ts';
import { orderHandlers } from './orders/handlers.ts';
import { repairOrders } from './orders/repair.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { webhookRoutes } from './payment/hear-event.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { HearEvent } from './payment/sandbox/events.ts';
import { programHandlers } from './programs/handlers.ts';
import { createGuard, type Guard } from './proof/guard.ts';
import { createBotCheck } from './proof/bot-check.ts';
import { createSuspicion } from './proof/suspicion.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { findSession } from './sessions/find-session.ts';
import { cookieNames } from './sessions/loopback-cookies.ts';
import type { SmsTransport } from './sms/transport.ts';
import { findCards } from './wishlists/catalogue.ts';
import { favoriteHandlers } from './wishlists/favorites.ts';
import { savedHandlers } from './wishlists/saved.ts';

export interface CommercePorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  /** FINGERPRINT_SECRET of the shop. */
  readonly fingerprintSecret: string;
  readonly provider: PaymentProvider;
  /** The embedded provider tells its events by this. */
  readonly tellEvents: (hear: HearEvent) => Promise<number>;
  readonly mail: { readonly transport: MailTransport; readonly from: string };
  readonly sms: SmsTransport;
  /** Origin of links in letters. */
  readonly publicUrl: string;
  /** Folder of what people send and the shop keeps. */
  readonly dataDir: string;
  /** How many times as fast as ours the warehouse's clock runs. */
  readonly warehouseSpeed: number;
  /** Address of the carrier's page about a parcel. */
  readonly trackingUrl?: string | undefined;
  /** Absent: the shop's own work after some free uses, and nobody is suspicious. */
  readonly guard?: Guard;
  /** No other process is on this database: whatever is unfinished at the start was left by one that is gone. */
  readonly alone: boolean;
}

/**
 * Sessions, baskets, payment and orders, put together over one database. `start` settles what a crash left behind and begins the background
 * work; call it before the first request, and `stop` before the database is closed.
 */
export const createCommerce = ({
  db,
  clock,
  log,
  fingerprintSecret,
  provider,
  tellEvents,
  mail,
  sms,
  publicUrl,
  dataDir,
  warehouseSpeed,
  trackingUrl,
  alone,
  ...given
}: CommercePorts) => {
  const guard = given.guard ?? createGuard(createBotCheck(clock), createSuspicion(clock, 0));
  const carts = catalogueForCart(clock);
  const keys = createIdempotencyStore({ readCart: createCartReader(carts, clock), secret: fingerprintSecret });
  const mailer = createMailer({ db, clock, log, publicUrl, printedCards, ...mail });
  const orders = { carts, keys, provider, wakeMail: mailer.wake };
  const afterwards = { keys, provider, wakeMail: mailer.wake, speed: warehouseSpeed, trackingUrl };
  const standingOf: StandingOf = (handle, { id }, { withPoints }) => readStanding(handle, id, { withPoints, now: clock() });
  const repair = { ...orders, db, clock, log };
  const cookies = cookieNames(publicUrl);
  const authenticate: ServicePorts['authenticate'] = (request, handle) => findSession(handle, cookies.heard(request), clock());
  let jobs: ReturnType<typeof startJobs> | undefined;
  return {
    handlers: {
      ...sessionHandlers({ carts, linkConsent }),
      ...authHandlers({ sms, wakeMail: mailer.wake, guard }),
      ...passkeyHandlers({ publicUrl, wakeMail: mailer.wake }),
      ...enrollmentHandlers(),
      ...consumerHandlers({ standingOf, provider, keys, sms, wakeMail: mailer.wake, dataDir }),
      ...cartHandlers(carts),
      ...adjustmentHandlers({ carts }),
      ...rewardHandlers({ carts }),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers(orders),
      ...accountOrderHandlers(afterwards),
      ...consentHandlers([forgetVisitors]),
      ...contactHandlers({ keys, dataDir, wakeMail: mailer.wake }),
      ...inStoreHandlers({ carts }),
      ...loyaltyHandlers({ wakeMail: mailer.wake }),
      ...programHandlers(),
      ...favoriteHandlers({ findCards }),
      ...savedHandlers({ carts }),
    },
    idempotency: keys,
    authenticate,
    /** For what writes letters and is no call. */
    wakeMail: mailer.wake,
    /** Events of a provider outside of this process. */
    webhooks: webhookRoutes(repair),
    start: async () => {
      await repairOrders(repair, alone);
      if (alone) await mailer.resume();
      jobs = startJobs({ db, clock, log, orders: repair, tellEvents, warehouseSpeed, mailer });
    },
    stop: async () => {
      await (jobs?.stop() ?? mailer.stop());
    },
  };
};
