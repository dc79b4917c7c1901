import type { Currency } from '#contract/money.ts';
import { accountOf } from '#server/accounts/account-of.ts';
import type { CartState } from '#server/commerce/cart/view.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { OrderTender } from '#server/platform/db/schema/commerce.ts';
import { balancesOf, bookValue, heldFor, lockCards } from '#server/commerce/gift-cards/book.ts';
import { obstacleOf } from '#server/commerce/gift-cards/find-card.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { redeemVoucher } from '#server/commerce/loyalty/after-order.ts';
import { voucherWorth } from '#server/commerce/loyalty/rules.ts';
import { giveCreditBack, spendCredit } from '#server/commerce/discount-programs/credit.ts';
import { assertGiftCardsPaid } from '#server/commerce/gift-cards/given-value.ts';

/** The tenders that pay for a part of the cart without the provider, as the shopper sees them. */
export const tendersOf = ({ cart, rows }: CartState): OrderTender[] =>
  cart.payment_instruments.flatMap(({ payment_method_id: code, payment_instrument_id, available, amount, points }) => {
    if (available === undefined || amount === 0) return [];
    const details = rows.payments.find(({ id }) => id === payment_instrument_id)?.details;
    const card = details?.kind === 'stored' ? { cardId: details.cardId, last4: details.last4 } : {};
    return [{ code, amount, ...card, ...(points === undefined ? {} : { points }) }];
  });

interface Taking {
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly now: Date;
}

/**
 * Takes all tenders of an order, in the transaction that begins to place it: points, then cards, then credit, in this order everywhere. If a
 * displayed tender is no longer available the order is refused, because the shopper did not see what would be charged without it.
 * @throws GFO405 if a tender would pay for a gift card that was added to the cart since
 */
export const takeTenders = async (tx: Db, state: CartState, tenders: readonly OrderTender[], taking: Taking): Promise<void> => {
  assertGiftCardsPaid(state.cart, tenders);
  await spendPoints(tx, state, tenders, taking);
  await holdCards(tx, tenders, taking);
  const { orderNumber, currency, now } = taking;
  const credit = tenders.find(({ code }) => code === 'ATHLETES_PAYMENT');
  if (!credit) return;
  const account = await accountOf(tx, state.rows.cart.subject);
  const spent = account !== undefined && (await spendCredit(tx, { accountId: account.id, orderNumber, amount: credit.amount, currency, now }));
  if (!spent) throw new Refusal('REW140');
};

/** The voucher's points and points used directly are one booking. */
const spendPoints = async (tx: Db, { cart, rows }: CartState, tenders: readonly OrderTender[], { orderNumber, now }: Taking): Promise<void> => {
  const voucher = rows.cart.rewardPoints;
  const { appliedRewards, total } = cart.totals;
  const voucherWaits = voucher === null || (appliedRewards === 0 && total <= (voucherWorth(voucher, rows.cart.currency) ?? 0));
  if (!voucherWaits && appliedRewards === 0) throw new Refusal('REW140', { points: voucher });
  const points = (voucherWaits ? 0 : voucher) + tenders.reduce((sum, tender) => sum + (tender.points ?? 0), 0);
  if (points > 0 && !(await redeemVoucher(tx, rows.cart.subject, orderNumber, points, now))) throw new Refusal('REW140', { points });
};

const holdCards = async (tx: Db, tenders: readonly OrderTender[], { orderNumber, currency, now }: Taking): Promise<void> => {
  const amounts = new Map(tenders.flatMap(({ cardId, amount }) => (cardId === undefined ? [] : [[cardId, amount] as const])));
  const cards = await lockCards(tx, [...amounts.keys()]);
  const balances = await balancesOf(tx, [...amounts.keys()]);
  for (const card of cards) {
    const amount = amounts.get(card.id) ?? 0;
    const obstacle = obstacleOf(card, currency, now);
    if (obstacle) throw new Refusal(obstacle, { last4: card.last4 });
    if ((balances.get(card.id) ?? 0) < amount) throw new Refusal('GFC740', { last4: card.last4 });
    await bookValue(tx, { cardId: card.id, kind: 'hold', reference: orderNumber, amount, now });
  }
};

/** The order was placed: what its cards reserved is spent. */
export const settleTenders = (tx: Db, orderNumber: string, now: Date): Promise<void> => moveHeld(tx, orderNumber, 'redeem', now);

/** The order failed: cards and credit are restored. Points are returned together with the voucher's. */
export const returnTenders = async (tx: Db, orderNumber: string, now: Date): Promise<void> => {
  await moveHeld(tx, orderNumber, 'release', now);
  await giveCreditBack(tx, orderNumber);
};

const moveHeld = async (tx: Db, orderNumber: string, kind: 'redeem' | 'release', now: Date): Promise<void> => {
  const held = await heldFor(tx, orderNumber);
  await lockCards(tx, [...held.keys()]);
  for (const [cardId, amount] of held) await bookValue(tx, { cardId, kind, reference: orderNumber, amount, now });
};
