import { desc, eq, lte } from 'drizzle-orm';
import type { ConsentRecord } from '#contract/calls/consent-calls.ts';
import { CONSENT_MAX_AGE_S, OPTIONAL_CATEGORIES } from '#contract/consent.ts';
import type { Db } from '#server/platform/db/open.ts';
import { consentRecords } from '#server/platform/db/schema/consent.ts';

type Row = typeof consentRecords.$inferSelect;

/** A claim over a consent that was not given lapses in three years in most of the shop's countries, counted from when the choice itself ran out. */
const KEPT_MS = 3 * 366 * 86_400_000 + CONSENT_MAX_AGE_S * 1000;

/** Choices of one device that an answer tells of; whoever makes more than that is told the latest. */
const TOLD = 200;

export const findRecord = async (db: Db, id: string): Promise<Row | undefined> =>
  (await db.select().from(consentRecords).where(eq(consentRecords.id, id)))[0];

/** Adds a record, unless one of that id is there: then nothing is changed. @returns the one that is kept */
export const addRecord = async (db: Db, record: typeof consentRecords.$inferInsert): Promise<Row> => {
  const [added] = await db.insert(consentRecords).values(record).onConflictDoNothing().returning();
  return added ?? (await findRecord(db, record.id)) ?? (record as Row);
};

export const recordsOfDevice = async (db: Db, deviceId: string): Promise<ConsentRecord[]> => {
  const rows = await db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.deviceId, deviceId))
    .orderBy(desc(consentRecords.recordedAt), desc(consentRecords.id))
    .limit(TOLD);
  // An account's copy says what the device's own record says.
  return rows
    .filter(({ copiedFrom }) => copiedFrom === null)
    .toReversed()
    .map(({ granted, chosenAt, recordedAt, accountId, textVersion, id, locale, source, globalPrivacyControl }) => ({
      id,
      granted: [...granted],
      refused: OPTIONAL_CATEGORIES.filter((category) => !granted.includes(category)),
      locale,
      source,
      text: textVersion,
      chosenAt: chosenAt.toISOString(),
      recordedAt: recordedAt.toISOString(),
      globalPrivacyControl,
      inAccount: accountId !== null || rows.some(({ copiedFrom }) => copiedFrom === id),
    }));
};

/** The choice that an account made last, on whichever device. */
export const latestOfAccount = async (db: Db, accountId: string): Promise<Row | undefined> =>
  (
    await db
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.accountId, accountId))
      .orderBy(desc(consentRecords.recordedAt), desc(consentRecords.id))
      .limit(1)
  )[0];

/** Removes proofs that nobody can be asked for any more. */
export const forgetOldConsent = async (db: Db, now: Date): Promise<void> => {
  await db.delete(consentRecords).where(lte(consentRecords.recordedAt, new Date(now.getTime() - KEPT_MS)));
};
