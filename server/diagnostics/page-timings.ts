import { v7 as uuidv7 } from 'uuid';
import type { CallBody } from '#contract/calls/calls.ts';
import { PAGE_TYPES, type PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { EARLIER_PAGES } from '#contract/calls/service.ts';
import type { Db } from '#server/platform/db/open.ts';
import { pageTimings } from '#server/platform/db/schema/insights.ts';

type Body = CallBody<'fapi.performanceIngest'>;

const EARLIER: Readonly<Record<(typeof EARLIER_PAGES)[number], PageType>> = {
  home: 'Home',
  list: 'PLP',
  product: 'PDP',
  cart: 'Cart',
  checkout: 'Checkout',
  other: 'Other',
};

const isPageType = (name: string): name is PageType => (PAGE_TYPES as readonly string[]).includes(name);

export const pageTypeOf = (name: NonNullable<Body['page']>): PageType => (isPageType(name) ? name : EARLIER[name]);

interface Measured {
  readonly page: PageType;
  readonly shop: LocaleId;
  readonly navigation: NonNullable<Body['navigation']>;
  readonly timings: Body['measures'];
}

/** Keeps the timings of one page. Nothing says whose they are. */
export const recordPageTimings = async (db: Db, { page, shop, navigation, timings }: Measured, now: Date): Promise<void> => {
  await db
    .insert(pageTimings)
    .values(timings.map(({ name, value }) => ({ id: uuidv7(), shop, page, metric: name, navigation, value, happenedAt: now, receivedAt: now })));
};
