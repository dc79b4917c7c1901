import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { mailOutbox, orders, providerCharges, reservations } from '#server/platform/db/schema/commerce.ts';
import { forgetOldEmails } from '#server/platform/mail/forget-old-emails.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import {
  CARD,
  LOG,
  ada,
  checkout,
  clock,
  count,
  database,
  folder,
  emails,
  loseNextAnswer,
  mailer,
  minutes,
  now,
  onHand,
  place,
  provider,
  repair,
  shop,
  tokenOf,
  useOrderShop,
} from './testing.ts';

useOrderShop();

describe('a lost response from the provider', () => {
  test('after a lost charge response the shopper is asked to wait, and the order exists once it is settled', async () => {
    const cart = await checkout();
    const key = uuidv7();
    loseNextAnswer('after');
    expect(await place(cart, {}, { key })).toMatchObject({ status: 409, code: 'WMK409K' });
    expect(await place(cart, {}, { key })).toMatchObject({ code: 'WMK409K' });
    expect((await ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') } })).code).toBe('WMK409K');
    expect((await ada<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state).toBe('PLACING');
    minutes(30);
    const { id } = (await shop.as('eve')('POST', '/cart/v1/cart', { body: {} })).body;
    expect((await shop.as('eve')('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 5 }) } })).code).toBe('INV408');
    expect(await repair()).toBe(1);
    const settled = await place(cart, {}, { key });
    expect(settled.body).toMatchObject({ state: 'PLACED', totals: { total: cart.totals.total } });
    expect([await onHand('five'), await count(providerCharges), await count(mailOutbox)]).toEqual([4, 1, 1]);
    expect(await repair(true)).toBe(0);
  });

  test('after a lost charge request nothing is ever charged, and the cart is open again', async () => {
    const cart = await checkout();
    const key = uuidv7();
    loseNextAnswer('before');
    await place(cart, {}, { key });
    expect(await repair()).toBe(0);
    minutes(2);
    expect(await repair()).toBe(1);
    expect(await place(cart, {}, { key })).toMatchObject({ status: 402, code: 'PAY400' });
    const [charge] = await database.db.select().from(providerCharges);
    expect(charge).toMatchObject({ status: 'refused', reason: 'cancelled' });
    expect(await provider.charge({ reference: charge?.reference ?? '', token: await tokenOf(CARD), amount: 1, currency: 'USD' })).toMatchObject({
      status: 'refused',
    });
    expect([await onHand('five'), await count(reservations)]).toEqual([5, 0]);
    expect((await place(cart)).body.state).toBe('PLACED');
  });

  test('two concurrent repairs settle the order once', async () => {
    const cart = await checkout();
    loseNextAnswer('after');
    await place(cart);
    minutes(2);
    await Promise.all([repair(), repair(), repair()]);
    expect([await onHand('five'), await count(mailOutbox), await count(orders)]).toEqual([4, 1, 1]);
  });
});

describe('the email', () => {
  test('the email is in the language of the order', async () => {
    const cart = await checkout({ address: ADDRESSES.FR, locale: 'fr-fr' });
    expect((await place(cart, {}, { locale: 'fr-fr' })).status).toBe(200);
    await mailer.deliverDue();
    const mail = readFileSync(join(folder, emails()[0] ?? ''), 'utf8');
    expect(mail).toMatch(/Subject: =\?UTF-8\?Q\?Votre_commande/);
  });

  test('the email waits while it cannot be sent, is sent once, and has the same id after a crash in between', async () => {
    await place(await checkout());
    let up = false;
    const sent: string[] = [];
    const flaky = createMailer({
      db: database.db,
      clock,
      log: LOG,
      publicUrl: 'https://shop.example',
      printedCards,
      from: 'orders@shop.example',
      transport: {
        close: () => {},
        send: async ({ messageId }) => {
          if (!up) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
          sent.push(messageId);
        },
      },
    });
    expect(await flaky.deliverDue()).toBe(0);
    expect(await database.db.select().from(mailOutbox)).toMatchObject([{ attempts: 1, lastError: 'ECONNREFUSED', sentAt: null }]);
    up = true;
    expect(await flaky.deliverDue()).toBe(0);
    minutes(2);
    expect(await flaky.deliverDue()).toBe(1);
    expect(await flaky.deliverDue()).toBe(0);
    await database.db.update(mailOutbox).set({ sentAt: null });
    minutes(10);
    await flaky.deliverDue();
    expect(new Set(sent).size).toBe(1);
  });
});

test('the data of a sent email is deleted after five weeks, except for a gift card, which can be requested again', async () => {
  await place(await checkout());
  await place(await checkout());
  const [gift] = await database.db.select().from(mailOutbox);
  await mailer.deliverDue();
  await database.db
    .update(mailOutbox)
    .set({ template: 'gift-card' })
    .where(eq(mailOutbox.id, gift?.id ?? ''));
  const kept = async (days: number): Promise<string[]> => {
    await forgetOldEmails(database.db, new Date(now.getTime() + days * 86_400_000));
    return (await database.db.select().from(mailOutbox)).filter(({ data }) => 'order' in data).map(({ template }) => template);
  };
  expect((await kept(34)).toSorted()).toEqual(['gift-card', 'order-confirmation']);
  expect(await kept(36)).toEqual(['gift-card']);
  expect(await count(mailOutbox)).toBe(2);
});

test('an email that a killed process had taken is sent at the next start, without its pause', async () => {
  await place(await checkout());
  await database.db.update(mailOutbox).set({ attempts: 1, nextAttemptAt: new Date(now.getTime() + 60_000) });
  expect(await mailer.deliverDue()).toBe(0);
  await mailer.resume();
  expect(await mailer.deliverDue()).toBe(1);
});
