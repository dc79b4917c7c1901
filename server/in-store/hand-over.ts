import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Cart } from '#contract/cart.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { HAND_OVER_S } from '#contract/calls/hand-over.ts';
import { changeCart } from '#server/commerce/cart/change.ts';
import { returnLine } from '#server/commerce/cart/create.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { counterOf } from '#server/commerce/counter/counter.ts';
import type { Db } from '#server/platform/db/open.ts';
import { handOvers } from '#server/platform/db/schema/in-store.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { cartToFill, currentOf, returnCoupons } from './put-back.ts';

/** Afterwards nobody looks at the screen that offered it. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Offers a copy of what is at the counter. Of the token only its hash is kept. @throws AUT404, STR404 */
export const offerHandOver = async (
  { db, session, clock }: CallContext<'agent.handOver'>,
  { items, coupons = [] }: CallBody<'agent.handOver'>,
): Promise<CallResponse<'agent.handOver'>> => {
  const { storeId, employeeId } = await counterOf(db, session);
  const token = makeToken();
  const handOverId = uuidv7();
  const expiresAt = new Date(clock().getTime() + HAND_OVER_S * 1_000);
  await db.insert(handOvers).values({ id: handOverId, tokenHash: hashToken(token), storeId, employeeId, items, coupons, expiresAt });
  return { handOverId, token, expiresAt: expiresAt.toISOString() };
};

/** @throws AUT404, STR404, WMK404B where it is not of the session's store */
export const stateOfHandOver = async (
  { db, session, clock }: CallContext<'agent.handOverState'>,
  id: string,
): Promise<CallResponse<'agent.handOverState'>> => {
  const { storeId } = await counterOf(db, session);
  const [row] = await db
    .select({ takenAt: handOvers.takenAt, expiresAt: handOvers.expiresAt })
    .from(handOvers)
    .where(and(eq(handOvers.id, id), eq(handOvers.storeId, storeId)));
  if (!row) throw new Refusal('WMK404B');
  if (row.takenAt !== null) return { state: 'taken' };
  return { state: row.expiresAt > clock() ? 'waiting' : 'ended' };
};

/** Nobody takes it any more. One that was taken stays taken. @throws as `stateOfHandOver` */
export const endHandOver = async ({ db, session, clock }: CallContext<'agent.endHandOver'>, id: string): Promise<void> => {
  const { storeId } = await counterOf(db, session);
  const ended = await db
    .update(handOvers)
    .set({ expiresAt: clock() })
    .where(and(eq(handOvers.id, id), eq(handOvers.storeId, storeId), isNull(handOvers.takenAt)))
    .returning({ id: handOvers.id });
  if (ended.length === 0) throw new Refusal('WMK404B');
};

/**
 * Puts the lines into the shopper's cart, as far as they can still be had; remarks of the answer say what cannot. The token is spent in the same transaction:
 * of two phones one gets the cart.
 * @throws WMK404B, BSK404
 */
export const takeOver = async (
  ctx: CallContext<'consumer.takeOver'>,
  ports: CartPorts,
  { token, cartId }: CallBody<'consumer.takeOver'>,
): Promise<Cart> => {
  const { db: tx, session, clock } = ctx;
  // A device of a store resumes what is put aside there; a code of another store is none of its business.
  if (session.account?.consumerType === 'ASSOCIATE') throw new Refusal('WMK404B');
  const now = clock();
  const valid = and(eq(handOvers.tokenHash, hashToken(token)), isNull(handOvers.takenAt), gt(handOvers.expiresAt, now));
  const [offered] = await tx.update(handOvers).set({ takenAt: now }).where(valid).returning();
  if (!offered) throw new Refusal('WMK404B');
  const target = await cartToFill(ctx, ports, cartId);
  return changeCart({ ...ctx, ifMatch: undefined }, ports, target, async (edit) => {
    for (const item of offered.items) await returnLine(await currentOf(edit, target), item);
    await returnCoupons(edit, target, offered.coupons);
  });
};

export const forgetHandOvers = async (db: Db, now: Date): Promise<void> => {
  await db.delete(handOvers).where(lt(handOvers.expiresAt, new Date(now.getTime() - KEPT_MS)));
};
