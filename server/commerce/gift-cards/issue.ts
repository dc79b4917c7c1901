import { and, eq, isNull, like } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CartItem } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { LocaleId } from '#contract/locales.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { valueCards, valueTransactions } from '#server/platform/db/schema/payments.ts';
import type { GiftCardEmail } from '#server/platform/mail/gift-card.ts';
import { balancesOf, bookValue, lockCards } from './book.ts';
import { GIFT_CARD_SECRET } from './find-card.ts';
import { hashOfNumber, hashOfPin, printedOf } from './numbers.ts';

export const isGiftCard = ({ pricingFacts }: Pick<CartItem, 'pricingFacts'>): boolean => pricingFacts.taxClass === 'gift-card';

/** Name of the email that brings an item's gift cards. */
export const giftEmailId = (orderNumber: string, itemId: string): string => `gift-card-${orderNumber}-${itemId}`.toLowerCase();

const referenceOf = (orderNumber: string, itemId: string, index: number): string => `${orderNumber}/${itemId}/${index}`;

/** One card for every piece that was bought, and for every item an email to whom it is given, on the day that was chosen. */
export const issueGiftCards = async (tx: Db, order: Order, locale: LocaleId, now: Date): Promise<void> => {
  for (const item of order.items.filter(isGiftCard)) {
    const cardIds: string[] = [];
    for (let index = 0; index < item.qty; index += 1) cardIds.push(await issueCard(tx, order, item, index, now));
    const { giftOption, price, id } = item;
    const { firstName, lastName, email } = order.billingAddress;
    const chosenDay = giftOption?.sendOn === undefined ? now : new Date(`${giftOption.sendOn}T06:00:00Z`);
    const data: GiftCardEmail = {
      cardIds,
      amount: price.current,
      currency: order.totals.currency,
      to: giftOption?.to ?? firstName,
      from: `${firstName} ${lastName}`,
      message: giftOption?.message ?? '',
    };
    await tx
      .insert(mailOutbox)
      .values({
        id: uuidv7(),
        messageId: giftEmailId(order.orderNumber, id),
        template: 'gift-card',
        locale,
        recipient: giftOption?.email ?? email,
        data,
        nextAttemptAt: chosenDay > now ? chosenDay : now,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
};

const issueCard = async (tx: Db, { orderNumber, totals }: Order, { id: itemId, price }: CartItem, index: number, now: Date): Promise<string> => {
  const id = uuidv7();
  const secret = await shopSecret(tx, GIFT_CARD_SECRET);
  const { number, pin } = printedOf(secret, id);
  await tx.insert(valueCards).values({
    id,
    kind: 'GIFT_CARD',
    numberHash: hashOfNumber(secret, number),
    pinHash: hashOfPin(secret, number, pin),
    last4: number.slice(-4),
    currency: totals.currency,
    state: 'active',
    createdAt: now,
  });
  await bookValue(tx, { cardId: id, kind: 'issue', reference: referenceOf(orderNumber, itemId, index), amount: price.current, now });
  return id;
};

/**
 * Takes the gift cards of an order back that is called off, and the emails that have not gone yet: nobody is given a card with nothing on it.
 * @returns false where something was spent of one; then nothing was changed
 */
export const voidGiftCards = async (tx: Db, orderNumber: string, now: Date): Promise<boolean> => {
  const issued = await tx
    .select({ cardId: valueTransactions.cardId })
    .from(valueTransactions)
    .where(and(eq(valueTransactions.kind, 'issue'), like(valueTransactions.reference, `${orderNumber}/%`)));
  if (issued.length === 0) return true;
  const ids = issued.map(({ cardId }) => cardId);
  await lockCards(tx, ids);
  const balances = await balancesOf(tx, ids);
  const issuedFor = await balancesOf(tx, ids, 'issued');
  const worthOf = (id: string): number => -(issuedFor.get(id) ?? 0);
  if (ids.some((id) => balances.get(id) !== worthOf(id))) return false;
  for (const id of ids) {
    await bookValue(tx, { cardId: id, kind: 'void', reference: orderNumber, amount: worthOf(id), now });
    await tx.update(valueCards).set({ state: 'inactive' }).where(eq(valueCards.id, id));
  }
  await tx.delete(mailOutbox).where(and(like(mailOutbox.messageId, giftEmailId(orderNumber, '%')), isNull(mailOutbox.sentAt)));
  return true;
};
