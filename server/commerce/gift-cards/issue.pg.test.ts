import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { valueCards } from '#server/platform/db/schema/payments.ts';
import { ada, checkout, clock, database, folder, emails, mailer, place, useOrderShop } from '#server/commerce/orders/testing.ts';
import { voidGiftCards } from './issue.ts';

useOrderShop();

const GIFT = { to: 'Bo', email: 'bo@example.com', message: 'With <love>' };
const bought = async (more: Record<string, unknown> = {}) => {
  const { id } = await checkout();
  await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('giftCard', { qty: 2, giftOption: { ...GIFT, ...more } }) } });
  const cart: Cart = (await ada('GET', `/cart/v1/cart/${id}`)).body;
  return (await place(cart)).body;
};
const giftEmails = () => database.db.select().from(mailOutbox).where(like(mailOutbox.messageId, 'gift-card-%'));
const printed = (mail: string) => {
  const text = mail.replaceAll('=\r\n', '');
  const found = [...text.matchAll(/Card number: (\d{4} \d{4} \d{4} \d{4})\r?\nPIN: (\d{4})/g)].map(
    ([, number = '', pin = '']) => [number, pin] as const,
  );
  return [...new Map(found)].map(([number, pin]) => ({ number, pin }));
};

test('a gift card that was bought is issued and mailed, pays what it cost, and its number is kept nowhere', async () => {
  const order = await bought();
  await mailer.deliverDue();
  const mails = emails().map((name) => readFileSync(join(folder, name), 'utf8'));
  const mail = mails.find((text) => text.includes('bo@example.com')) ?? '';
  const cards = printed(mail);
  expect(cards).toHaveLength(2);
  expect(mail).toContain('&lt;love&gt;');
  for (const { number, pin } of cards) {
    const { body } = await ada<{ balance: number }>('POST', '/cart/v1/giftcard/balance', { body: { card_number: number, pin } });
    expect(body.balance).toBe(50_00);
    const kept = JSON.stringify([await database.db.select().from(valueCards), await giftEmails()]);
    expect(kept).not.toContain(number.replaceAll(' ', ''));
  }
  // Two cards may end in the same digits.
  const active = await database.db.select({ last4: valueCards.last4 }).from(valueCards).where(eq(valueCards.state, 'active'));
  expect(active.map(({ last4 }) => last4)).toEqual(expect.arrayContaining(cards.map(({ number }) => number.slice(-4))));
  expect(order.items.some(({ isDigitalProduct }) => isDigitalProduct)).toBe(true);
});

test('a gift card waits for the day that was chosen', async () => {
  await bought({ sendOn: '2026-12-24' });
  expect(await giftEmails()).toMatchObject([{ nextAttemptAt: new Date('2026-12-24T06:00:00Z') }]);
  await mailer.resume();
  await mailer.deliverDue();
  expect(await giftEmails()).toMatchObject([{ sentAt: null }]);
});

test('gift cards of an order that is called off are void; where one was spent the order stands', async () => {
  const { orderNumber } = await bought();
  const cards = await database.db.select().from(valueCards).where(eq(valueCards.createdAt, clock()));
  expect(cards).toHaveLength(2);
  expect(await database.db.transaction((tx) => voidGiftCards(tx, orderNumber, clock()))).toBe(true);
  const after = await database.db.select({ state: valueCards.state }).from(valueCards).where(eq(valueCards.createdAt, clock()));
  expect(after).toEqual([{ state: 'inactive' }, { state: 'inactive' }]);
  expect(await database.db.transaction((tx) => voidGiftCards(tx, 'WM-NOBODY', clock()))).toBe(true);
});
