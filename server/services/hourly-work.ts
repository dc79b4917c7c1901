import { forgetOldPhotos } from '#server/catalogue/photos/discard.ts';
import { forgetOldAnalytics } from '#server/marketing/analytics/forget.ts';
import { forgetOldChanges } from '#server/customers/auth/change-email.ts';
import { forgetOldDevices } from '#server/customers/auth/known-devices.ts';
import { forgetOldLinks } from '#server/customers/auth/reset-password.ts';
import { forgetErasedCases } from '#server/customers/contact/erased-cases.ts';
import { forgetOldTries } from '#server/customers/auth/tries.ts';
import { forgetOldUndos } from '#server/customers/auth/undo-email-change.ts';
import { forgetOldCarts } from '#server/commerce/cart/forget.ts';
import { forgetOldConsent } from '#server/marketing/consent/records.ts';
import { forgetUnconfirmed } from '#server/customers/profile/subscribe.ts';
import { forgetOldDecisions } from '#server/marketing/decisions/history.ts';
import { forgetOldExperimentEvents } from '#server/marketing/experiments/handlers.ts';
import { forgetOldKeys } from '#server/platform/idempotency/store.ts';
import { forgetFoundCustomers } from '#server/in-store/customers.ts';
import { forgetHandOvers } from '#server/in-store/hand-over.ts';
import { forgetParkedCarts } from '#server/in-store/parked-carts.ts';
import { expirePoints } from '#server/commerce/loyalty/book.ts';
import { forgetOldEmails } from '#server/platform/mail/forget-old-emails.ts';
import { forgetFullBuckets } from '#server/platform/rate-limits/token-bucket.ts';
import { forgetOldChallenges } from '#server/customers/passkeys/challenges.ts';
import { forgetOldEvents } from '#server/commerce/payment/sandbox/events.ts';
import { forgetUsedProofs } from '#server/platform/bot-check/used-proofs.ts';
import { forgetOldCodes } from '#server/customers/sessions/exchange-code.ts';
import { forgetExpiredSessions } from '#server/customers/sessions/sessions.ts';
import { forgetExpiredReservations } from '#server/commerce/stock/reservations.ts';
import { forgetOldNotices } from '#server/commerce/restock-alerts/queue-emails.ts';
import { forgetOldLists } from '#server/commerce/wishlists/forget.ts';
import type { PhotoFiles } from '#server/catalogue/photos/files.ts';
import type { Db } from '#server/platform/db/open.ts';

export interface HourlyWork {
  readonly name: string;
  readonly run: (db: Db, now: Date, files: PhotoFiles) => Promise<unknown>;
}

/** What is done once an hour, in this order: rows that nobody can ask for any more are removed. */
export const hourlyWork: readonly HourlyWork[] = [
  { name: 'forgetExpiredReservations', run: forgetExpiredReservations },
  { name: 'forgetExpiredSessions', run: forgetExpiredSessions },
  { name: 'forgetOldCodes', run: forgetOldCodes },
  { name: 'forgetOldTries', run: forgetOldTries },
  { name: 'forgetOldDevices', run: forgetOldDevices },
  { name: 'forgetFullBuckets', run: forgetFullBuckets },
  { name: 'forgetUsedProofs', run: forgetUsedProofs },
  { name: 'forgetOldLinks', run: forgetOldLinks },
  { name: 'forgetOldChanges', run: forgetOldChanges },
  { name: 'forgetOldUndos', run: forgetOldUndos },
  { name: 'forgetOldChallenges', run: forgetOldChallenges },
  { name: 'forgetOldKeys', run: forgetOldKeys },
  { name: 'forgetOldEvents', run: forgetOldEvents },
  { name: 'forgetOldConsent', run: forgetOldConsent },
  { name: 'forgetOldCarts', run: forgetOldCarts },
  { name: 'forgetOldLists', run: forgetOldLists },
  { name: 'forgetOldNotices', run: forgetOldNotices },
  { name: 'forgetUnconfirmed', run: forgetUnconfirmed },
  { name: 'forgetOldPhotos', run: (db, now, files) => forgetOldPhotos(db, files, now) },
  { name: 'forgetErasedCases', run: (db, _, files) => forgetErasedCases(db, files.storage) },
  { name: 'expirePoints', run: expirePoints },
  { name: 'forgetParkedCarts', run: forgetParkedCarts },
  { name: 'forgetHandOvers', run: forgetHandOvers },
  { name: 'forgetFoundCustomers', run: forgetFoundCustomers },
  { name: 'forgetOldEmails', run: forgetOldEmails },
  { name: 'forgetOldAnalytics', run: forgetOldAnalytics },
  { name: 'forgetOldDecisions', run: forgetOldDecisions },
  { name: 'forgetOldExperimentEvents', run: forgetOldExperimentEvents },
];
