import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { prepared, unheard } from '../db/prepared.ts';
import { idempotencyKeys } from '../db/schema/commerce.ts';
import { detailOf } from '../http/answer.ts';
import type { IdempotencyStore, KeyState, KeyUse, StoredOutcome } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';

/** At least the 30 days that [GW9] relies on; the rest allows for clocks that differ. */
const KEPT_DAYS = 35;

/** Name of the shop's secret that fingerprints are kept under. */
export const FINGERPRINT_SECRET = 'fingerprints';

export interface IdempotencyPorts {
  /** The cart as it stands, for the subject it belongs to, whatever became of it; undefined where there is none. */
  readonly readCart: (db: Db, cartId: string, subject: string) => Promise<unknown>;
  /** The same in all processes on one database. */
  readonly secret: string;
}

/** A cart inside a remembered answer is kept as its id: a repeat gets the cart of now anyway. */
interface CartRef {
  readonly $cart: string;
}

const isCart = (value: unknown): value is { basketId: string } =>
  typeof value === 'object' && value !== null && 'basketId' in value && 'items' in value && 'version' in value;
const isRef = (value: unknown): value is CartRef =>
  typeof value === 'object' && value !== null && '$cart' in value && typeof value.$cart === 'string';

/** Applies `change` to the body itself or to its fields: a cart is the answer, or stands in it under a name. */
const mapCarts = async (body: unknown, is: (value: unknown) => boolean, change: (value: unknown) => Promise<unknown>): Promise<unknown> => {
  if (is(body)) return change(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) entries.push([name, is(value) ? await change(value) : value]);
  return Object.fromEntries(entries);
};

const byUse = ({ subject, call, key }: KeyUse) =>
  and(eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Two requests with one key at once: the second hears so at once instead of waiting behind the first. */
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

/** An outcome in the place of its claim, where a saga made one. */
const writeOutcome = unheard('write_outcome', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      subject: sql.placeholder('subject'),
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      // Not as a value of its column: null would become JSON.
      outcome: sql`${sql.placeholder('outcome')}`,
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.subject, idempotencyKeys.call, idempotencyKeys.key],
      set: { outcome: sql`excluded.outcome` },
    }),
);

export interface SagaKeys extends IdempotencyStore {
  /** Claims a fresh key for work of several transactions: until `finish` every repeat hears that it is in progress. */
  claim(tx: Db, use: KeyUse, now: Date): Promise<void>;
  /** Gives a claimed key back: nothing was done under it. */
  abandon(tx: Db, use: KeyUse): Promise<void>;
}

/** Outcomes of changes, on the transaction of the change itself: either both are there or neither. */
export const createIdempotencyStore = ({ readCart, secret }: IdempotencyPorts): SagaKeys => {
  /** As it is kept: a body may hold a PIN, and a plain hash of one gives it to whoever tries all there are. */
  const kept = (fingerprint: string): string => createHmac('sha256', secret).update(fingerprint).digest('base64url');
  const write = (tx: Db, { fingerprint, ...use }: KeyUse, outcome: StoredOutcome | null, createdAt: Date): Promise<void> =>
    writeOutcome(tx, { ...use, fingerprint: kept(fingerprint), outcome: outcome && JSON.stringify(outcome), createdAt });
  return {
    begin: async (tx, use): Promise<KeyState> => {
      const name = `${use.subject} ${use.call} ${use.key}`;
      // Sent together, in this order, and two statements: the second sees whatever was committed before the lock was had.
      const [[lock], [known]] = await Promise.all([lockOfKey(tx, { name }), outcomeUnder(tx, { ...use })]);
      if (!lock?.taken) return { state: 'in-progress' };
      if (!known) return { state: 'fresh' };
      // Those of before there was a secret are kept plain until their time is over.
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

/** Forgets outcomes nobody can ask for any more. */
export const forgetOldKeys = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
};
