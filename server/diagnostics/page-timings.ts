import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { CallBody } from '#contract/calls/calls.ts';
import type { EARLIER_PAGES } from '#contract/calls/service.ts';
import type { TimingEvent } from '#contract/collected-event.ts';
import { PAGE_TYPES, type PageType } from '#contract/constants.ts';
import { momentOf } from '#server/marketing/analytics/moment.ts';
import type { Db } from '#server/platform/db/open.ts';
import { pageTimings } from '#server/platform/db/schema/insights.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Body = CallBody<'fapi.performanceIngest'>;
type Timing = Omit<TimingEvent, 'kind'>;

const EARLIER: Readonly<Record<(typeof EARLIER_PAGES)[number], PageType>> = {
  home: 'Home',
  list: 'PLP',
  product: 'PDP',
  cart: 'Cart',
  checkout: 'Checkout',
  other: 'Other',
};

const isPageType = (name: string): name is PageType => (PAGE_TYPES as readonly string[]).includes(name);

/**
 * The timings of a body: those of several pages, or of the one that the body itself is about.
 * @throws ATTR100 without the type of the page, ATTR200 without a shop, ATTR300 without a measure
 */
export const timingsOf = ({ events, page, shop, navigation = 'navigate', measures = [] }: Body, now: Date): readonly Timing[] => {
  if (events) return events;
  if (page === undefined) throw new Refusal('ATTR100');
  if (shop === undefined) throw new Refusal('ATTR200');
  if (measures.length === 0) throw new Refusal('ATTR300');
  return [{ id: uuidv7(), at: now.toISOString(), shop, page: isPageType(page) ? page : EARLIER[page], navigation, measures }];
};

/** Records timings, each once. Nothing says whose they are. @returns those that are new */
export const recordTimings = async (db: Db, timings: readonly Timing[], now: Date): Promise<readonly Timing[]> => {
  const rows = timings.flatMap(({ id, at, shop, page, navigation, measures }) =>
    measures.map(({ name, value }) => ({
      id: uuidv5(name, id),
      shop,
      page,
      metric: name,
      navigation,
      value,
      happenedAt: momentOf(at, now),
      receivedAt: now,
    })),
  );
  const added = await db.insert(pageTimings).values(rows).onConflictDoNothing().returning({ id: pageTimings.id });
  const fresh = new Set(added.map(({ id }) => id));
  return timings
    .map((timing) => ({ ...timing, measures: timing.measures.filter(({ name }) => fresh.delete(uuidv5(name, timing.id))) }))
    .filter(({ measures }) => measures.length > 0);
};
