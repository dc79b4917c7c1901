import { settleRefunds } from '#server/commerce/after-sales/refunds.ts';
import { advanceShipments } from '#server/commerce/after-sales/warehouse.ts';
import { forgetMadePhotos, type PhotoFiles } from '#server/catalogue/photos/files.ts';
import { refreshRecommendations } from '#server/catalogue/recommendations/compute.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Log } from '#server/platform/http/context.ts';
import { hourlyWork } from './hourly-work.ts';
import type { JobClaims } from '#server/platform/jobs/claims.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { repairOrders, type RepairPorts } from '#server/commerce/orders/repair.ts';
import { hearEvent } from '#server/commerce/orders/hear-event.ts';
import { type HearEvent } from '#server/commerce/payment/sandbox/events.ts';
import { receiveReturns } from '#server/commerce/after-sales/receive-returns.ts';
import { queueRestockEmails } from '#server/commerce/restock-alerts/queue-emails.ts';

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
  /** Has photos of erased accounts deleted at another photo service; absent: there is none. */
  readonly erasePhotos?: (() => Promise<unknown>) | undefined;
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
  erasePhotos,
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
      if (erasePhotos) await attempt('photos elsewhere', erasePhotos);
    });
    // Every process sends: each email is taken by one of them.
    next('mail', () => mailer.deliverDue());
  }, REPAIR_MS);
  const clean = setInterval(() => {
    once('clean', CLEAN_MS, async () => {
      // One that fails, as without its bucket, keeps nothing else from being done.
      for (const { name, run } of hourlyWork) await attempt(name, () => run(db, clock(), files));
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
