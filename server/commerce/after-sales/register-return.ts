import { randomBytes } from 'node:crypto';
import type { CallBody } from '#contract/calls/calls.ts';
import { returnDue } from './schedule.ts';
import { readFactsOf } from './facts.ts';
import type { PlacedRow } from './find-own.ts';
import { queueOrderNews } from './order-news.ts';
import type { Db } from '#server/platform/db/open.ts';
import { returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { planRefund, returnableOf, type ReturnWish } from './rules.ts';

type Lines = NonNullable<CallBody<'consumer.returnLabel'>['lines']>;

/** One wish for each item and reason. */
const gather = (lines: Lines): ReturnWish[] => {
  const wishes = new Map<string, ReturnWish>();
  for (const { itemId, qty, reason } of lines) {
    const key = `${itemId} ${reason}`;
    wishes.set(key, { itemId, reason, qty: qty + (wishes.get(key)?.qty ?? 0) });
  }
  return [...wishes.values()];
};

/** `RT-7A3FC09E2D`: short enough for a label. */
const makeReturnId = (): string => `RT-${randomBytes(5).toString('hex').toUpperCase()}`;

/**
 * Writes a return down, on the locked order: no more units than were bought and have not come back yet, and only what may come back
 * (RTN500 with the items that may not).
 */
export const registerReturn = async (tx: Db, row: PlacedRow, lines: Lines, { now, speed }: { readonly now: Date; readonly speed: number }) => {
  const { document: order, orderNumber, locale } = row;
  const facts = await readFactsOf(tx, orderNumber);
  const wishes = gather(lines);
  const returnable = returnableOf(order, facts, now);
  const tooMany = [...new Set(wishes.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const wanted = wishes.reduce((sum, wish) => (wish.itemId === itemId ? sum + wish.qty : sum), 0);
    const may = returnable.find((line) => line.itemId === itemId);
    return may && may.qty >= wanted ? [] : [{ itemId, wanted, returnable: may?.qty ?? 0, ...(may?.why ? { why: may.why } : {}) }];
  });
  if (tooMany.length > 0) throw new Refusal('RTN500', { items: tooMany });
  const { amounts, total } = planRefund(order, locale, facts, wishes);
  const id = makeReturnId();
  await tx.insert(returns).values({
    id,
    orderNumber,
    state: 'LABELLED',
    amount: total,
    currency: order.totals.currency,
    createdAt: now,
    dueAt: returnDue(now, speed),
  });
  await tx.insert(returnLines).values(wishes.map((wish, index) => ({ returnId: id, ...wish, amount: amounts[index] ?? 0 })));
  await queueOrderNews(tx, row, { kind: 'return', amount: total, name: id }, now);
  return id;
};
