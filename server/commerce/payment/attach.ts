import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallBody } from '#contract/calls/calls.ts';
import { CHARGED_METHODS, isCharged } from '#domain/charged-methods.ts';
import type { PaymentMethod } from '#contract/payment-instrument.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartEdit } from '#server/commerce/cart/change.ts';
import { type CardSummary, cartPayments, type PaymentDetails } from '#server/platform/db/schema/commerce.ts';
import type { ValueKind } from '#server/platform/db/schema/payments.ts';
import { savedGiftCard } from '#server/commerce/gift-cards/saved-cards.ts';
import type { ValueCard } from '#server/commerce/gift-cards/book.ts';
import { assertGood, type BalanceKeeper, findCard, obstacleOf } from '#server/commerce/gift-cards/find-card.ts';
import type { CallAccount } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readHolding } from '#server/commerce/loyalty/book.ts';
import { balanceOf } from '#server/commerce/loyalty/ledger.ts';
import { findMember } from '#server/commerce/loyalty/members.ts';
import { creditOf } from '#server/commerce/discount-programs/credit.ts';

type Body = CallBody<'cart.addPaymentInstrument'>;

/** What the provider said of a payment before the transaction. */
export interface Charged {
  readonly token: string;
  readonly card?: CardSummary;
  readonly details?: PaymentDetails;
}

interface Attaching {
  readonly body: Body;
  readonly account: CallAccount | undefined;
  readonly requestId: string;
  readonly charged: Charged | undefined;
  readonly balances: BalanceKeeper;
}

type Values = Pick<typeof cartPayments.$inferInsert, 'token' | 'card' | 'amount' | 'details'>;

/** Attaches one payment to the locked cart. What cannot pay is refused here; how much each pays is worked out with the bill. */
export const attachPayment = async (edit: CartEdit, attaching: Attaching): Promise<void> => {
  const { tx, rows } = edit;
  const { payment_method_id: method } = attaching.body;
  const values = await valuesOf(edit, attaching);
  const replaced: readonly PaymentMethod[] = isCharged(method) ? CHARGED_METHODS : values.details?.kind === 'stored' ? [] : [method];
  if (replaced.length > 0)
    await tx.delete(cartPayments).where(and(eq(cartPayments.cartId, rows.cart.id), inArray(cartPayments.method, [...replaced])));
  const position = Math.max(-1, ...rows.payments.map((row) => row.position)) + 1;
  await tx.insert(cartPayments).values({ id: uuidv7(), cartId: rows.cart.id, position, method, requestId: attaching.requestId, ...values });
};

const valuesOf = (edit: CartEdit, attaching: Attaching): Promise<Values> | Values => {
  const { body, charged } = attaching;
  switch (body.payment_method_id) {
    case 'GIFT_CARD':
    case 'REWARD_CARD':
    case 'REWARD_CODE':
      return storedValue(edit, attaching, body.payment_method_id);
    case 'LOYALTY_POINTS':
      return points(edit, attaching);
    case 'ATHLETES_PAYMENT':
      return credit(edit, attaching);
    default:
      if (!charged) throw new Refusal('PYT404');
      return charged;
  }
};

/** A gift card by number and PIN, or one that its account has saved: anybody else's is PYT404. */
const wantedCard = async ({ tx, now }: CartEdit, { body, account }: Attaching, kind: ValueKind): Promise<ValueCard> => {
  const { saved_instrument_id: saved, pin } = body;
  if (kind !== 'GIFT_CARD' || saved === undefined) {
    const number = kind === 'REWARD_CODE' ? body.code : body.card_number;
    return findCard(tx, { kind, number, pin, accountId: account?.id }, now);
  }
  const card = account && (await savedGiftCard(tx, account.id, saved));
  if (!card) throw new Refusal('PYT404');
  return assertGood(card, now);
};

/** @throws GFO405 where a gift card is being bought: what was given pays for none. Looked at again when the order is placed. */
const assertNoGiftCard = async ({ rows, facts }: CartEdit): Promise<void> => {
  const { variants } = await facts(rows.items.map(({ upc }) => upc));
  if ([...variants.values()].some(({ taxClass }) => taxClass === 'gift-card')) throw new Refusal('GFO405');
};

/** Gift cards: as findCard says; then GFO405 where a gift card is being bought, GFC755 once attached, GFC410 one too many, GFC725, GFC740 empty, GFC799 no answer. */
const storedValue = async (edit: CartEdit, attaching: Attaching, kind: ValueKind): Promise<Values> => {
  const { tx, rows, locale, now } = edit;
  const card = await wantedCard(edit, attaching, kind);
  await assertNoGiftCard(edit);
  const stored = rows.payments.flatMap(({ method, details }) => (details?.kind === 'stored' ? [{ method, cardId: details.cardId }] : []));
  if (stored.some(({ cardId }) => cardId === card.id)) throw new Refusal('GFC755');
  const max = settingsFor(locale.id).payment.giftCardsPerOrder;
  if (stored.filter(({ method }) => method === kind).length >= max) throw new Refusal('GFC410', { max });
  const obstacle = obstacleOf(card, locale.currency, now);
  if (obstacle) throw new Refusal(obstacle);
  if ((await askBalance(attaching.balances, tx, card)) <= 0) throw new Refusal('GFC740');
  return { details: { kind: 'stored', cardId: card.id, last4: card.last4 } };
};

/** @throws GFC799 where whoever keeps the balances does not answer */
export const askBalance = async (balances: BalanceKeeper, ...asked: Parameters<BalanceKeeper['balanceOf']>): Promise<number> => {
  try {
    return await balances.balanceOf(...asked);
  } catch {
    throw new Refusal('GFC799');
  }
};

/** Points of confirmed members: REW401, REW130, REW135, and REW140 for more than there are. */
const points = async (edit: CartEdit, { body, account }: Attaching): Promise<Values> => {
  const { tx, rows, locale, now } = edit;
  if (!settingsFor(locale.id).features.loyalty) throw new Refusal('PYT404');
  if (!account) throw new Refusal('REW401');
  const member = await findMember(tx, account.id);
  if (!member) throw new Refusal('REW130');
  if (!member.confirmedAt) throw new Refusal('REW135');
  const balance = balanceOf(await readHolding(tx, account.id), now) - (rows.cart.rewardPoints ?? 0);
  const wanted = body.points ?? balance;
  if (wanted < 1 || wanted > balance) throw new Refusal('REW140', { points: wanted });
  await assertNoGiftCard(edit);
  return { details: { kind: 'points', points: wanted } };
};

/** An athlete's credit: nobody else has one (PYT404); REW140 where this year's is used up. */
const credit = async (edit: CartEdit, { body, account }: Attaching): Promise<Values> => {
  const { tx, locale, now } = edit;
  const left = account && (await creditOf(tx, account.id, locale.currency, now));
  if (left === undefined) throw new Refusal('PYT404');
  if (left === 0 || body.amount === 0) throw new Refusal('REW140');
  await assertNoGiftCard(edit);
  return { details: { kind: 'credit' }, amount: body.amount ?? null };
};
