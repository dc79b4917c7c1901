import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { prepared, deferredWrite } from '#server/platform/db/prepared.ts';
import { idempotencyKeys } from '#server/platform/db/schema/commerce.ts';
import { detailOf } from '#server/platform/http/answer.ts';
import type { IdempotencyStore, KeyState, KeyUse, StoredOutcome } from '#server/platform/http/idempotency.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** At least the 30 days that [GW9] relies on, with a margin for clocks that differ. */
const KEPT_DAYS = 35;

/** Name of the shop secret with which fingerprints are hashed. */
export const FINGERPRINT_SECRET = 'fingerprints';

export interface IdempotencyPorts {
  /** The current cart of the subject, in any state; undefined if there is none. */
  readonly readCart: (db: Db, cartId: string, subject: string) => Promise<unknown>;
  /** The same in all processes on one database. */
  readonly secret: string;
}

/** Stored responses hold cart ids, not carts; a replay returns the current cart. */
interface CartRef {
  readonly $cart: string;
}

const isCart = (value: unknown): value is { basketId: string } =>
  typeof value === 'object' && value !== null && 'basketId' in value && 'items' in value && 'version' in value;
const isRef = (value: unknown): value is CartRef =>
  typeof value === 'object' && value !== null && '$cart' in value && typeof value.$cart === 'string';

/** Applies `change` to the body itself or to its fields: a cart is the response, or a field of it. */
const mapCarts = async (body: unknown, is: (value: unknown) => boolean, change: (value: unknown) => Promise<unknown>): Promise<unknown> => {
  if (is(body)) return change(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) entries.push([name, is(value) ? await change(value) : value]);
  return Object.fromEntries(entries);
};

const byUse = ({ subject, call, key }: KeyUse) =>
  and(eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** If two requests with one key run at once, the second gets its response immediately instead of waiting for the first. */
const lockOfKey = prepared('lock_of_key', (db) =>
  db.select({ taken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))` }).from(sql`(values (1)) as once`),
);

const outcomeUnder = prepared('outcome_under_key', (db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.subject, sql.placeholder('subject')),
        eq(idempotencyKeys.call, sql.placeholder('call')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    ),
);

/** Replaces the claim of a saga by its outcome. */
const writeOutcome = deferredWrite('write_outcome', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      subject: sql.placeholder('subject'),
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      // Not as a value of its column, which would turn null into JSON.
      outcome: sql`${sql.placeholder('outcome')}`,
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.subject, idempotencyKeys.call, idempotencyKeys.key],
      set: { outcome: sql`excluded.outcome` },
    }),
);

export interface SagaKeys extends IdempotencyStore {
  /** Claims a new key for work of several transactions: until `finish`, every repeat is answered as in progress. */
  claim(tx: Db, use: KeyUse, now: Date): Promise<void>;
  /** Releases a claimed key: nothing was done under it. */
  abandon(tx: Db, use: KeyUse): Promise<void>;
}

/** Outcomes of changes, written in the transaction of the change: either both are stored or neither. */
export const createIdempotencyStore = ({ readCart, secret }: IdempotencyPorts): SagaKeys => {
  /** The stored form: a body may contain a PIN, and a plain hash of it could be found by trying all PINs. */
  const kept = (fingerprint: string): string => createHmac('sha256', secret).update(fingerprint).digest('base64url');
  const write = (tx: Db, { fingerprint, ...use }: KeyUse, outcome: StoredOutcome | null, createdAt: Date): Promise<void> =>
    writeOutcome(tx, { ...use, fingerprint: kept(fingerprint), outcome: outcome && JSON.stringify(outcome), createdAt });
  return {
    begin: async (tx, use): Promise<KeyState> => {
      const name = `${use.subject} ${use.call} ${use.key}`;
      // Sent together but in this order, as two statements: the second sees what was committed before the lock was acquired.
      const [[lock], [known]] = await Promise.all([lockOfKey(tx, { name }), outcomeUnder(tx, { ...use })]);
      if (!lock?.taken) return { state: 'in-progress' };
      if (!known) return { state: 'fresh' };
      // Fingerprints from before the secret existed are plain until they expire.
      if (![kept(use.fingerprint), use.fingerprint].includes(known.fingerprint)) return { state: 'other-body' };
      if (known.outcome === null) return { state: 'in-progress' };
      return { state: 'known', outcome: known.outcome as StoredOutcome };
    },
    claim: (tx, use, now) => write(tx, use, null, now),
    abandon: async (tx, use) => {
      await tx.delete(idempotencyKeys).where(and(byUse(use), sql`outcome is null`));
    },
    finish: async (tx, use, { status, body }, now) => {
      const byId = status < 400 ? await mapCarts(body, isCart, async (cart) => ({ $cart: (cart as { basketId: string }).basketId })) : body;
      await write(tx, use, { status, body: byId }, now);
    },
    present: async (tx, use, { status, body }) => {
      let gone = false;
      const current = await mapCarts(body, isRef, async (ref) => {
        const cart = await readCart(tx, (ref as CartRef).$cart, use.subject);
        gone ||= cart === undefined;
        return cart;
      });
      if (!gone) return { status, body: current };
      const refusal = new Refusal('BSK404');
      return { status: refusal.status, body: detailOf(refusal) };
    },
  };
};

/** Deletes outcomes that can no longer be requested. */
export const forgetOldKeys = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
};
