import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { knownDevices } from '#server/platform/db/schema/accounts.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { DEVICE_COOKIE, readDeviceCookie } from '#server/customers/sessions/cookie.ts';

const KEPT_MS = 365 * 86_400_000;

const deviceCookie = (token: string): string => `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${KEPT_MS / 1000}; HttpOnly; Secure; SameSite=Lax`;

/** Asked about like an account: the answer takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Asker = Pick<CallContext, 'db' | 'clock' | 'header' | 'setCookie'>;

const tokenOf = ({ header }: Pick<Asker, 'header'>): string | undefined => readDeviceCookie(header('Cookie'));

/** The device that asks, by the hash of its cookie, where it has signed in to this account before; undefined where it has not. */
export const findDevice = async (asker: Asker, accountId: string | undefined): Promise<string | undefined> => {
  const token = tokenOf(asker);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const since = new Date(asker.clock().getTime() - KEPT_MS);
  const [known] = await asker.db
    .select({ usedAt: knownDevices.usedAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId ?? NOBODY), eq(knownDevices.hash, hash)));
  return known && known.usedAt >= since ? hash : undefined;
};

/** Remembers that this device has signed in to the account. One that has no name yet gets one. @returns the hash of its cookie */
export const rememberDevice = async (tx: Db, asker: Asker, accountId: string): Promise<string> => {
  const token = tokenOf(asker) ?? makeToken();
  const hash = hashToken(token);
  const usedAt = asker.clock();
  await tx
    .insert(knownDevices)
    .values({ accountId, hash, usedAt })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.hash], set: { usedAt } });
  asker.setCookie(deviceCookie(token));
  return hash;
};

/** Removes devices that have not signed in for a year. */
export const forgetOldDevices = async (db: Db, now: Date): Promise<void> => {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, new Date(now.getTime() - KEPT_MS)));
};
