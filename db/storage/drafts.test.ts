import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDrafts, withoutCards } from './drafts.ts';
import { WaymarkDatabase } from './schema.ts';

const guest = { subject: 'guest-1', type: 'Guest' } as const;
let db: WaymarkDatabase;
let count = 0;

beforeEach(async () => {
  db = new WaymarkDatabase(`drafts-${++count}`);
  await db.open();
});
afterEach(() => db.delete());

describe('a draft', () => {
  it('a draft survives closing the database', async () => {
    await createDrafts(db).save('checkout', guest, 'shipping', { email: 'ada@example.com' });
    db.close();
    await db.open();
    expect(await createDrafts(db).read('checkout', guest)).toEqual({ email: 'ada@example.com' });
  });

  it('a draft follows a guest whose session got another subject, and nobody else', async () => {
    const drafts = createDrafts(db);
    await drafts.save('checkout', guest, 'shipping', { email: 'ada@example.com' });
    expect(await drafts.read('checkout', { subject: 'guest-2', type: 'Guest' })).not.toBeNull();
    expect(await drafts.read('checkout', { subject: 'consumer-1', type: 'Registered' })).toBeNull();
    await drafts.save('checkout', { subject: 'consumer-1', type: 'Registered' }, 'shipping', { email: 'bea@example.com' });
    expect(await drafts.read('checkout', guest)).toBeNull();
  });

  it('a draft is claimed once: two claims at the same time both get the first one', async () => {
    const drafts = createDrafts(db);
    const claims = await Promise.all([
      drafts.claim('order-attempt', guest, 'summary', { key: 'one' }),
      drafts.claim('order-attempt', guest, 'summary', { key: 'two' }),
    ]);
    expect(claims).toEqual([{ key: 'one' }, { key: 'one' }]);
    await drafts.remove('order-attempt');
    expect(await drafts.claim('order-attempt', guest, 'summary', { key: 'three' })).toEqual({ key: 'three' });
  });

  it('a draft never contains a card number that was typed into a wrong field', async () => {
    const drafts = createDrafts(db);
    const address = { firstName: 'Ada', addressLine2: '4242 4242 4242 4242', city: 'my card 378282246310005 here' };
    await drafts.save('checkout', guest, 'shipping', { shipping: { address }, email: '5555555555554444' });
    expect(await drafts.read('checkout', guest)).toEqual({ shipping: { address: { firstName: 'Ada' } } });
    expect(JSON.stringify(await db.drafts.toArray())).not.toMatch(/\d{4} ?\d{4}/);
  });

  it('a draft keeps values that only resemble a card number', () => {
    const values = {
      phone: '4915123456788',
      addressLine1: '4242 Long Road',
      postalCode: '97205-1234',
      key: '0199ab12-4242-7424-8242-4a4242424242',
      cart: '42424242-4242-7424-8242-424242424242',
      total: 4242424242424242,
    };
    expect(withoutCards(values)).toEqual(values);
  });
});
