/** Steps of a purchase, by the names of their events. */
export const FUNNEL_STEPS = ['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase'] as const;
/** An order, also as an event of the experiment service. */
export const PURCHASE_EVENT = 'purchase' satisfies FunnelStep;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Events are kept no longer. */
export const EVENTS_KEPT_DAYS = 400;
