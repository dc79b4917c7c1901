import { settleRefunds } from '#server/commerce/after-sales/refunds.ts';
import { advanceShipments } from '#server/commerce/after-sales/warehouse.ts';
import { forgetMadePhotos, type PhotoFiles } from '#server/catalogue/photos/files.ts';
import { forgetOldPhotos } from '#server/catalogue/photos/discard.ts';
import { refreshRecommendations } from '#server/catalogue/recommendations/compute.ts';
import { forgetOldAnalytics } from '#server/marketing/analytics/forget.ts';
import { forgetErasedCases } from '#server/customers/contact/erased-cases.ts';
import { forgetOldChanges } from '#server/customers/auth/change-email.ts';
import { forgetOldDevices } from '#server/customers/auth/known-devices.ts';
import { forgetOldLinks } from '#server/customers/auth/reset-password.ts';
import { forgetOldTries } from '#server/customers/auth/tries.ts';
import { forgetOldUndos } from '#server/customers/auth/undo-email-change.ts';
import { forgetOldCarts } from '#server/commerce/cart/forget.ts';
import { forgetOldConsent } from '#server/marketing/consent/records.ts';
import { forgetUnconfirmed } from '#server/customers/profile/subscribe.ts';
import { forgetOldDecisions } from '#server/marketing/decisions/history.ts';
import type { Db } from '#server/platform/db/open.ts';
import { forgetOldExperimentEvents } from '#server/marketing/experiments/handlers.ts';
import type { Log } from '#server/platform/http/context.ts';
import type { JobClaims } from '#server/platform/jobs/claims.ts';
import { forgetOldKeys } from '#server/platform/idempotency/store.ts';
import { forgetFoundCustomers } from '#server/in-store/customers.ts';
import { forgetHandOvers } from '#server/in-store/hand-over.ts';
import { forgetParkedCarts } from '#server/in-store/parked-carts.ts';
import { expirePoints } from '#server/commerce/loyalty/book.ts';
import { forgetOldEmails } from '#server/platform/mail/forget-old-emails.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { repairOrders, type RepairPorts } from '#server/commerce/orders/repair.ts';
import { forgetFullBuckets } from '#server/platform/rate-limits/token-bucket.ts';
import { forgetOldChallenges } from '#server/customers/passkeys/challenges.ts';
import { hearEvent } from '#server/commerce/orders/hear-event.ts';
import { forgetOldEvents, type HearEvent } from '#server/commerce/payment/sandbox/events.ts';
import { forgetUsedProofs } from '#server/platform/bot-check/used-proofs.ts';
import { receiveReturns } from '#server/commerce/after-sales/receive-returns.ts';
import { forgetOldCodes } from '#server/customers/sessions/exchange-code.ts';
import { forgetExpiredSessions } from '#server/customers/sessions/sessions.ts';
import { forgetExpiredReservations } from '#server/commerce/stock/reservations.ts';
import { forgetOldNotices, queueRestockEmails } from '#server/commerce/restock-alerts/queue-emails.ts';
import { forgetOldLists } from '#server/commerce/wishlists/forget.ts';

export interface JobPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly orders: RepairPorts;
  readonly tellEvents: (hear: HearEvent) => Promise<number>;
  /** How many times as fast as ours the warehouse's clock runs. */
  readonly warehouseSpeed: number;
  readonly mailer: Mailer;
  /** What people have sent. */
  readonly files: PhotoFiles;
  /** Absent: no other process is on this database. */
  readonly claims?: JobClaims | undefined;
}

/** An event that was heard before needs no telling again. */
const HEARD: ReadonlySet<string> = new Set(['heard', 'known']);

const REPAIR_MS = 20_000;
const CLEAN_MS = 3_600_000;

/** Work nobody waits for: unfinished orders, emails that are due, and forgetting what is over. */
export const startJobs = ({
  db,
  clock,
  log,
  orders,
  tellEvents,
  warehouseSpeed,
  mailer,
  files,
  claims,
}: JobPorts): { readonly stop: () => Promise<void> } => {
  let current: Promise<unknown> = Promise.resolve();
  const report = (name: string) => (error: unknown) =>
    log.error({ job: name, failure: error instanceof Error ? error.name : 'unknown' }, 'background work failed');
  const attempt = (name: string, work: () => Promise<unknown>): Promise<unknown> => work().catch(report(name));
  const next = (name: string, work: () => Promise<unknown>): void => {
    current = current.then(() => attempt(name, work));
  };
  /** In one process of the cluster. */
  const once = (name: string, periodMs: number, work: () => Promise<unknown>): void =>
    next(name, () => (claims ? claims.run(name, periodMs, work) : work()));
  const repair = setInterval(() => {
    once('repair', REPAIR_MS, async () => {
      await attempt('events', () => tellEvents(async (body, signature) => HEARD.has(await hearEvent(orders, body, signature))));
      await attempt('orders', () => repairOrders(orders));
      await attempt('warehouse', () => advanceShipments({ db, clock, speed: warehouseSpeed }));
      await attempt('returns', () => receiveReturns(db, clock()));
      await attempt('refunds', () => settleRefunds(orders));
      await attempt('restock', () => queueRestockEmails(db, clock()));
      await attempt('recommendations', () => refreshRecommendations(db, clock()));
    });
    // Every process sends: each email is taken by one of them.
    next('mail', () => mailer.deliverDue());
  }, REPAIR_MS);
  const clean = setInterval(() => {
    once('clean', CLEAN_MS, async () => {
      await forgetExpiredReservations(db, clock());
      await forgetExpiredSessions(db, clock());
      await forgetOldCodes(db, clock());
      await forgetOldTries(db, clock());
      await forgetOldDevices(db, clock());
      await forgetFullBuckets(db, clock());
      await forgetUsedProofs(db, clock());
      await forgetOldLinks(db, clock());
      await forgetOldChanges(db, clock());
      await forgetOldUndos(db, clock());
      await forgetOldChallenges(db, clock());
      await forgetOldKeys(db, clock());
      await forgetOldEvents(db, clock());
      await forgetOldConsent(db, clock());
      await forgetOldCarts(db, clock());
      await forgetOldLists(db, clock());
      await forgetOldNotices(db, clock());
      await forgetUnconfirmed(db, clock());
      // Their files may be in a bucket that does not answer, which keeps nothing else from being forgotten.
      await attempt('photos', () => forgetOldPhotos(db, files, clock()));
      await attempt('cases', () => forgetErasedCases(db, files.storage));
      await expirePoints(db, clock());
      await forgetParkedCarts(db, clock());
      await forgetHandOvers(db, clock());
      await forgetFoundCustomers(db, clock());
      await forgetOldEmails(db, clock());
      await forgetOldAnalytics(db, clock());
      await forgetOldDecisions(db, clock());
      await forgetOldExperimentEvents(db, clock());
    });
    // Every process has made pictures of its own.
    next('made photos', () => forgetMadePhotos(db, files.dataDir));
  }, CLEAN_MS);
  repair.unref();
  clean.unref();
  mailer.wake();
  return {
    stop: async () => {
      clearInterval(repair);
      clearInterval(clean);
      await current;
      await mailer.stop();
    },
  };
};
