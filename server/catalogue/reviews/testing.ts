import { v7 as uuidv7 } from 'uuid';
import { moderationHandlers } from '#server/catalogue/moderation/handlers.ts';
import { catalogueHandlers } from '#server/catalogue/products/handlers.ts';
import { questionHandlers } from '#server/catalogue/questions/handlers.ts';
import { type AccountShop, openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { reviewHandlers } from './handlers.ts';

/** An order that was placed and paid, as far as reviews and sizes read it. */
export const finalisedOrder = (given: {
  readonly orderNumber: string;
  readonly subject: string;
  readonly at: Date;
  readonly items: readonly object[];
}) => ({
  orderNumber: given.orderNumber,
  st: uuidv7(),
  cartId: uuidv7(),
  subject: given.subject,
  state: 'FINALISED' as const,
  locale: 'en-us' as const,
  currency: 'USD' as const,
  total: 100_00,
  document: { items: given.items } as never,
  createdAt: given.at,
  placedAt: given.at,
});

export const GOOD_REVIEW = {
  score: 4,
  title: 'Light and quick',
  text: 'Two weeks in the hills and no blister.',
  name: 'Ada M.',
  size: '9',
  fit: 'true',
};

export interface ReviewShop extends AccountShop {
  readonly guest: () => Promise<TestBrowser>;
  /** An order of the subject with one line, `line`, that contains the style. @returns its number */
  readonly buy: (subject: string, masterId: string, qty?: number) => Promise<string>;
}

/** The service with accounts, reviews, questions and their moderation. */
export const openReviewShop = (db: Db): ReviewShop => {
  const shop = openAccountShop(db, { ...catalogueHandlers(), ...reviewHandlers(), ...questionHandlers(), ...moderationHandlers() });
  return {
    ...shop,
    guest: async () => {
      const browser = shop.browser();
      await browser.token();
      return browser;
    },
    buy: async (subject, masterId, qty = 1) => {
      const orderNumber = uuidv7();
      await db.insert(orders).values(finalisedOrder({ orderNumber, subject, at: shop.now(), items: [{ id: 'line', masterId, qty }] }));
      return orderNumber;
    },
  };
};
