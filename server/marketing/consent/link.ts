import { v7 as uuidv7 } from 'uuid';
import { CONSENT_COOKIE, CONSENT_MAX_AGE_S, decodeChoice, encodeChoice, type ConsentChoice } from '#contract/consent.ts';
import type { Db } from '#server/platform/db/open.ts';
import { readCookie } from '#server/customers/sessions/cookie.ts';
import { addRecord, findRecord, latestOfAccount } from './records.ts';

/** Readable by the page: it asks before its first paint whether something was chosen. */
export const consentCookie = (choice: ConsentChoice, maxAge: number = CONSENT_MAX_AGE_S): string =>
  `${CONSENT_COOKIE}=${encodeChoice(choice)}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Lax`;

interface SignIn {
  readonly cookies: string | undefined;
  readonly now: Date;
  readonly setCookie: (cookie: string) => void;
}

/**
 * At a sign-in. What was chosen on this device is kept with the account, too; a device on which nothing was chosen takes what the account chose last. A
 * choice that has not been sent yet is sent in the account's session and so kept with it.
 */
export const linkConsent = async (tx: Db, accountId: string, { cookies, now, setCookie }: SignIn): Promise<void> => {
  const choice = decodeChoice(readCookie(cookies, CONSENT_COOKIE));
  if (choice) {
    const record = await findRecord(tx, choice.id);
    if (!record || record.accountId === accountId) return;
    await addRecord(tx, { ...record, id: uuidv7(), accountId, copiedFrom: record.id });
    return;
  }
  const latest = await latestOfAccount(tx, accountId);
  if (!latest) return;
  const left = Math.floor(CONSENT_MAX_AGE_S - (now.getTime() - latest.recordedAt.getTime()) / 1000);
  if (left <= 0) return;
  const taken = await addRecord(tx, {
    ...latest,
    id: uuidv7(),
    // A device of its own, whose later choices are told apart from those of the other.
    deviceId: uuidv7(),
    copiedFrom: null,
    source: 'account',
  });
  setCookie(consentCookie({ id: taken.id, granted: taken.granted, at: taken.recordedAt.toISOString() }, left));
};
