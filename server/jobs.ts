import { settleRefunds } from './account-orders/refunds.ts';
import { advanceShipments } from './account-orders/warehouse.ts';
import { forgetOldAnalytics } from './analytics/forget.ts';
import { forgetOldChanges } from './auth/change-email.ts';
import { forgetOldDevices } from './auth/known-devices.ts';
import { forgetOldLinks } from './auth/reset-password.ts';
import { forgetOldTries } from './auth/tries.ts';
import { forgetOldUndos } from './auth/undo-email-change.ts';
import { forgetOldCarts } from './cart/forget.ts';
import { forgetOldConsent } from './consent/records.ts';
import { forgetUnconfirmed } from './consumer/subscribe.ts';
import { forgetOldDecisions } from './decisions/history.ts';
import type { Db } from './db/open.ts';
import { forgetOldExperimentEvents } from './experiments/handlers.ts';
import type { Log } from './http/context.ts';
import { forgetOldKeys } from './idempotency/store.ts';
import { forgetFoundCustomers } from './in-store/customers.ts';
import { forgetHeldBaskets } from './in-store/held-baskets.ts';
import { expirePoints } from './loyalty/book.ts';
import { forgetOldLetters } from './mail/forget-old-letters.ts';
import type { Mailer } from './mail/mailer.ts';
import { repairOrders, type RepairPorts } from './orders/repair.ts';
import { forgetFullBuckets } from './limits/token-bucket.ts';
import { forgetOldChallenges } from './passkeys/challenges.ts';
import { hearEvent } from './payment/hear-event.ts';
import { forgetOldEvents, type HearEvent } from './payment/sandbox/events.ts';
import { forgetUsedProofs } from './proof/used-proofs.ts';
import { receiveReturns } from './returns/receive-returns.ts';
import { forgetOldCodes } from './sessions/exchange-code.ts';
import { forgetExpiredSessions } from './sessions/sessions.ts';
import { forgetExpiredReservations } from './stock/reservations.ts';
import { forgetOldNotices, queueRestockLetters } from './stock-notices/queue-letters.ts';
import { forgetOldLists } from './wishlists/forget.ts';

export interface JobPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly orders: RepairPorts;
  readonly tellEvents: (hear: HearEvent) => Promise<number>;
  /** How many times as fast as ours the warehouse's clock runs. */
  readonly warehouseSpeed: number;
  readonly mailer: Mailer;
}

/** An event that was heard before needs no telling again. */
const HEARD: ReadonlySet<string> = new Set(['heard', 'known']);

const REPAIR_MS = 20_000;
const CLEAN_MS = 3_600_000;

/** Work nobody waits for: unfinished orders, letters that are due, and forgetting what is over. */
export const startJobs = ({ db, clock, log, orders, tellEvents, warehouseSpeed, mailer }: JobPorts): { readonly stop: () => Promise<void> } => {
  let current: Promise<unknown> = Promise.resolve();
  const run = (name: string, work: () => Promise<unknown>): void => {
    current = current
      .then(work)
      .catch((error: unknown) => log.error({ job: name, failure: error instanceof Error ? error.name : 'unknown' }, 'background work failed'));
  };
  const repair = setInterval(() => {
    run('events', () => tellEvents(async (body, signature) => HEARD.has(await hearEvent(orders, body, signature))));
    run('repair', () => repairOrders(orders));
    run('warehouse', () => advanceShipments({ db, clock, speed: warehouseSpeed }));
    run('returns', () => receiveReturns(db, clock()));
    run('refunds', () => settleRefunds(orders));
    run('restock', () => queueRestockLetters(db, clock()));
    run('mail', () => mailer.deliverDue());
  }, REPAIR_MS);
  const clean = setInterval(() => {
    run('clean', async () => {
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
      await expirePoints(db, clock());
      await forgetHeldBaskets(db, clock());
      await forgetFoundCustomers(db, clock());
      await forgetOldLetters(db, clock());
      await forgetOldAnalytics(db, clock());
      await forgetOldDecisions(db, clock());
      await forgetOldExperimentEvents(db, clock());
    });
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
