import { and, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '#server/accounts/create-account.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { SHIP, stock, stockNotices, variants } from '#server/platform/db/schema/catalogue.ts';
import { mailOutbox, reservations } from '#server/platform/db/schema/commerce.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import type { OutgoingMail } from '#server/platform/mail/transport.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { forgetOldNotices, queueRestockEmails } from './queue-emails.ts';
import { stopRoutes } from './stop-routes.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const DAY_MS = 86_400_000;
const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});

let open: OpenDatabase;
let upc: string;
beforeAll(async () => {
  open = await seeded();
  const [row] = await open.db
    .select({ upc: variants.upc })
    .from(variants)
    .innerJoin(stock, and(eq(stock.upc, variants.upc), eq(stock.location, SHIP)))
    .where(eq(stock.onHand, 0))
    .limit(1);
  upc = row!.upc;
});
afterAll(() => open.close());

const put = (onHand: number) =>
  open.db
    .update(stock)
    .set({ onHand })
    .where(and(eq(stock.upc, upc), eq(stock.location, SHIP)));
const ask = (email: string, locale = 'en-us', askedAt = NOW) => open.db.insert(stockNotices).values({ upc, email, locale, askedAt });
const waiting = async () => (await open.db.select().from(stockNotices)).filter(({ sentAt }) => sentAt === null).map(({ email }) => email);

/** Sends what is due; answers the emails. */
const deliver = async (): Promise<OutgoingMail[]> => {
  const sent: OutgoingMail[] = [];
  const mailer = createMailer({
    db: open.db,
    clock: () => NOW,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    publicUrl: 'https://shop.example',
    printedCards,
    from: 'Waymark <orders@waymark.example>',
    transport: { send: (mail) => Promise.resolve(void sent.push(mail)), close: () => {} },
  });
  await mailer.deliverDue();
  await mailer.stop();
  return sent;
};

beforeEach(async () => {
  await open.db.delete(stockNotices);
  await open.db.delete(mailOutbox);
  await open.db.delete(reservations);
  await put(0);
});

describe('an email about something that is back', () => {
  it('is not written while nothing is there', async () => {
    await ask('ada@example.org');
    expect(await queueRestockEmails(open.db, NOW)).toBe(0);
    expect(await waiting()).toEqual(['ada@example.org']);
  });

  it('goes once to everybody who asked, each in their own language', async () => {
    await ask('ada@example.org');
    await ask('ariane@example.fr', 'fr-fr');
    await put(3);
    expect(await queueRestockEmails(open.db, NOW)).toBe(2);
    expect(await queueRestockEmails(open.db, later(1))).toBe(0);
    const emails = await deliver();
    expect(emails.map(({ to, subject }) => `${to} ${subject.split(':')[0]}`).toSorted()).toEqual([
      'ada@example.org Back in stock',
      'ariane@example.fr De retour en stock ',
    ]);
    expect(emails.every(({ text }) => /https:\/\/shop\.example\/(?:en-us|fr-fr)\/p\/[\w-]+/.test(text))).toBe(true);
    expect(await deliver()).toEqual([]);
  });

  it('waits while the account of its reader has these emails turned off', async () => {
    const about = { email: 'ada@example.org', passwordHash: '', consumerType: 'CONSUMER', locale: 'en-us', now: NOW, emailConfirmedAt: NOW } as const;
    const accountId = (await createAccount(open.db, about))!;
    const setting = (backInStock: boolean) => open.db.update(consumerProfiles).set({ backInStock }).where(eq(consumerProfiles.accountId, accountId));
    await open.db.insert(consumerProfiles).values({ accountId, version: 1, createdAt: NOW, updatedAt: NOW });
    await setting(false);
    await ask('Ada@example.org');
    await put(3);
    expect(await queueRestockEmails(open.db, NOW)).toBe(0);
    await setting(true);
    expect(await queueRestockEmails(open.db, NOW)).toBe(1);
  });

  it('is written although an account that has not confirmed the address has these emails turned off', async () => {
    const about = { email: 'eve@example.org', passwordHash: '', consumerType: 'CONSUMER', locale: 'en-us', now: NOW } as const;
    const accountId = (await createAccount(open.db, about))!;
    await open.db.insert(consumerProfiles).values({ accountId, backInStock: false, version: 1, createdAt: NOW, updatedAt: NOW });
    await ask('eve@example.org');
    await put(3);
    expect(await queueRestockEmails(open.db, NOW)).toBe(1);
  });

  it('is not written for pieces that somebody else is paying for', async () => {
    await ask('ada@example.org');
    await put(1);
    await open.db.insert(reservations).values({ cartId: '019aa000-0000-7000-8000-000000000001', upc, location: SHIP, qty: 1, expiresAt: later(1) });
    expect(await queueRestockEmails(open.db, NOW)).toBe(0);
    expect(await queueRestockEmails(open.db, later(2))).toBe(1);
  });

  it('is not kept from its reader by others who wait for pieces that somebody is paying for', async () => {
    await Promise.all(Array.from({ length: 120 }, (_, index) => ask(`early-${index}@example.org`)));
    await put(1);
    await open.db.insert(reservations).values({ cartId: '019aa000-0000-7000-8000-000000000001', upc, location: SHIP, qty: 1, expiresAt: later(1) });
    const [there] = await open.db
      .select({ upc: variants.upc })
      .from(variants)
      .innerJoin(stock, and(eq(stock.upc, variants.upc), eq(stock.location, SHIP)))
      .where(and(gt(stock.onHand, 0), ne(variants.upc, upc), eq(variants.withdrawn, false)))
      .limit(1);
    await open.db.insert(stockNotices).values({ upc: there?.upc ?? '', email: 'late@example.org', locale: 'en-us', askedAt: later(0) });
    expect(await queueRestockEmails(open.db, later(0))).toBe(1);
  });

  it('is not written half a year later, and what is over is forgotten', async () => {
    await ask('late@example.org', 'en-us', later(-181));
    await put(3);
    expect(await queueRestockEmails(open.db, NOW)).toBe(0);
    await forgetOldNotices(open.db, NOW);
    expect(await open.db.select().from(stockNotices)).toEqual([]);
  });

  it('leaves no address behind a week after it went out', async () => {
    await ask('ada@example.org');
    await put(3);
    await queueRestockEmails(open.db, NOW);
    await forgetOldNotices(open.db, later(6));
    expect(await open.db.select().from(stockNotices)).toHaveLength(1);
    await forgetOldNotices(open.db, later(8));
    expect(await open.db.select().from(stockNotices)).toEqual([]);
  });
});

describe('the way out of these emails', () => {
  const stopLinkOf = ({ headers }: OutgoingMail): string => new URL((headers?.['List-Unsubscribe'] ?? '').slice(1, -1)).search;

  it('stands in each email, and takes back every wish of its reader', async () => {
    const [other] = await open.db.select({ upc: variants.upc }).from(variants).limit(1);
    await ask('ada@example.org');
    await ask('bob@example.org');
    await put(3);
    await queueRestockEmails(open.db, NOW);
    const mail = (await deliver()).find(({ to }) => to === 'ada@example.org')!;
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await open.db.insert(stockNotices).values({ upc: other!.upc, email: 'ada@example.org', locale: 'en-us', askedAt: NOW });

    const routes = stopRoutes(open.db);
    expect((await routes.request(`/stop${stopLinkOf(mail)}`)).status).toBe(200);
    expect(await waiting(), 'a mail program that follows the link changes nothing').toEqual(['ada@example.org']);
    expect((await routes.request(`/stop${stopLinkOf(mail)}`, { method: 'POST' })).status).toBe(200);
    expect((await open.db.select({ email: stockNotices.email }).from(stockNotices)).map(({ email }) => email)).toEqual(['bob@example.org']);
  });

  it('is shut to whoever guesses', async () => {
    await ask('ada@example.org');
    expect((await stopRoutes(open.db).request('/stop?letter=order-wm-00000', { method: 'POST' })).status).toBe(404);
    expect(await waiting()).toEqual(['ada@example.org']);
  });
});
