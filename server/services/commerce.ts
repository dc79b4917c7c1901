import { accountOrderHandlers } from '#server/commerce/after-sales/handlers.ts';
import { adjustmentHandlers } from '#server/commerce/adjustments/handlers.ts';
import { forgetVisitors } from '#server/marketing/analytics/forget.ts';
import { authHandlers } from '#server/customers/auth/handlers.ts';
import { catalogueForCart } from '#server/commerce/cart/catalogue.ts';
import { cartHandlers, createCartReader } from '#server/commerce/cart/handlers.ts';
import { consumerHandlers } from '#server/customers/profile/handlers.ts';
import { consentHandlers } from '#server/marketing/consent/handlers.ts';
import { linkConsent } from '#server/marketing/consent/link.ts';
import { contactHandlers } from '#server/customers/contact/handlers.ts';
import type { ReadMemberStatus } from '#server/customers/profile/ports.ts';
import type { Db } from '#server/platform/db/open.ts';
import { enrollmentHandlers } from '#server/customers/enrollment/handlers.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import type { Log } from '#server/platform/http/context.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import { createIdempotencyStore } from '#server/platform/idempotency/store.ts';
import { inStoreHandlers } from '#server/in-store/handlers.ts';
import { createJobClaims } from '#server/platform/jobs/claims.ts';
import { startJobs } from './jobs.ts';
import { rewardHandlers } from '#server/commerce/payment/apply-reward.ts';
import { loyaltyHandlers } from '#server/commerce/loyalty/handlers.ts';
import { readMemberStatus } from '#server/commerce/loyalty/member-status.ts';
import { suggestionsForOrder } from '#server/catalogue/recommendations/for-order.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import type { MailTransport } from '#server/platform/mail/transport.ts';
import { orderHandlers } from '#server/commerce/orders/handlers.ts';
import { repairOrders } from '#server/commerce/orders/repair.ts';
import { passkeyHandlers } from '#server/customers/passkeys/handlers.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { webhookRoutes } from '#server/commerce/orders/hear-event.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import type { HearEvent } from '#server/commerce/payment/sandbox/events.ts';
import { programHandlers } from '#server/commerce/discount-programs/handlers.ts';
import { createGuard, type Guard } from '#server/platform/bot-check/guard.ts';
import { createBotCheck } from '#server/platform/bot-check/bot-check.ts';
import { createSuspicion } from '#server/platform/bot-check/suspicion.ts';
import { sessionHandlers } from '#server/customers/sessions/handlers.ts';
import { findSession } from '#server/customers/sessions/find-session.ts';
import { cookieNames } from '#server/platform/http/loopback-cookies.ts';
import type { SmsTransport } from '#server/platform/sms/transport.ts';
import { contentAdminHandlers } from '#server/catalogue/content/admin-handlers.ts';
import type { PhotoFiles } from '#server/catalogue/photos/files.ts';
import { forgetOldPhotos } from '#server/catalogue/photos/discard.ts';
import { eraseElsewhere } from '#server/catalogue/photos/erase-elsewhere.ts';
import { photoHandlers } from '#server/catalogue/photos/handlers.ts';
import type { PhotoService } from '#server/catalogue/photos/pass.ts';
import { setAdminHandlers } from '#server/catalogue/sets/admin-handlers.ts';
import { createPromotionBook } from '#server/commerce/promotions/public.ts';
import { moderationHandlers } from '#server/catalogue/moderation/handlers.ts';
import { findCards } from '#server/commerce/wishlists/catalogue.ts';
import { favoriteHandlers } from '#server/commerce/wishlists/favorites.ts';
import { savedHandlers } from '#server/commerce/cart/saved.ts';

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
  /** Origin of links in emails. */
  readonly publicUrl: string;
  /** What people send and the shop keeps. */
  readonly files: PhotoFiles;
  /** Another photo service than the shop's own; `url` without a slash at the end. */
  readonly photoService?: PhotoService | undefined;
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
 * Sessions, carts, payment and orders, put together over one database. `start` settles what a crash left behind and begins the background
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
  files,
  photoService,
  warehouseSpeed,
  trackingUrl,
  alone,
  ...given
}: CommercePorts) => {
  const guard = given.guard ?? createGuard(createBotCheck(clock), createSuspicion(clock, 0));
  const book = createPromotionBook(clock);
  const carts = catalogueForCart(clock, book.read);
  const keys = createIdempotencyStore({ readCart: createCartReader(carts, clock), secret: fingerprintSecret });
  const mailer = createMailer({
    db,
    clock,
    log,
    publicUrl,
    printedCards,
    suggest: (order, locale) => suggestionsForOrder(db, order, locale, clock()),
    ...mail,
  });
  const orders = { carts, keys, provider, wakeMail: mailer.wake };
  const afterwards = { keys, provider, wakeMail: mailer.wake, speed: warehouseSpeed, trackingUrl };
  const memberStatusOf: ReadMemberStatus = (handle, { id }, { withPoints }) => readMemberStatus(handle, id, { withPoints, now: clock() });
  const repair = { ...orders, db, clock, log };
  const cookies = cookieNames(publicUrl);
  const authenticate: ServicePorts['authenticate'] = (request, handle) => findSession(handle, cookies.heard(request), clock());
  let jobs: ReturnType<typeof startJobs> | undefined;
  return {
    handlers: {
      ...sessionHandlers({ carts, linkConsent }),
      ...authHandlers({ sms, wakeMail: mailer.wake, guard }),
      ...passkeyHandlers({ publicUrl, wakeMail: mailer.wake }),
      ...enrollmentHandlers({ wakeMail: mailer.wake }),
      ...consumerHandlers({ memberStatusOf, provider, keys, sms, wakeMail: mailer.wake, files, photoService }),
      ...cartHandlers(carts),
      ...adjustmentHandlers({ carts }),
      ...rewardHandlers({ carts }),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers(orders),
      ...accountOrderHandlers(afterwards),
      ...consentHandlers([forgetVisitors]),
      ...contactHandlers({ keys, storage: files.storage, wakeMail: mailer.wake }),
      ...inStoreHandlers({ carts }),
      ...moderationHandlers({ wakeMail: mailer.wake }),
      ...photoHandlers({ keys, files, forget: () => forgetOldPhotos(db, files, clock()), publicUrl, service: photoService }),
      ...loyaltyHandlers({ wakeMail: mailer.wake }),
      ...programHandlers(),
      ...favoriteHandlers({ findCards }),
      ...savedHandlers({ carts }),
      ...contentAdminHandlers({ storage: files.storage }),
      ...setAdminHandlers({ promotionsChanged: book.forget }),
    },
    idempotency: keys,
    authenticate,
    /** For what writes emails and is no call. */
    wakeMail: mailer.wake,
    /** Events of a provider outside of this process. */
    webhooks: webhookRoutes(repair),
    start: async () => {
      await repairOrders(repair, alone);
      if (alone) await mailer.resume();
      jobs = startJobs({
        db,
        clock,
        log,
        orders: repair,
        tellEvents,
        warehouseSpeed,
        mailer,
        files,
        erasePhotos: photoService && (() => eraseElsewhere({ db, clock, log, service: photoService, issuer: publicUrl })),
        claims: alone ? undefined : createJobClaims(db),
      });
    },
    stop: async () => {
      await (jobs?.stop() ?? mailer.stop());
    },
  };
};
