import type { PageType } from '#contract/constants.ts';

/** GA4's item. Prices are decimal numbers of the event's currency. */
export interface Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** From 0, within its list. */
  readonly index?: number;
  readonly price?: number;
  /** Of one piece. */
  readonly discount?: number;
  readonly quantity?: number;
}

interface Valued {
  readonly currency: string;
  /** Price times quantity of all items, without tax and shipping. */
  readonly value: number;
  readonly items: readonly Item[];
}

interface Listed {
  readonly item_list_id: string;
  readonly item_list_name: string;
  readonly items: readonly Item[];
}

export interface Promotion {
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_name?: string;
}

interface PopUpFacts {
  readonly popup_name: string;
  readonly popup_kind: 'Newsletter' | 'Account';
}

/**
 * The data layer: every event by name with what it carries. The first part has GA4's recommended names
 * (developers.google.com/analytics/devguides/collection/ga4/reference/events), the second the specification's own (spec 3 §4, §7).
 */
export interface AnalyticsEvents {
  page_view: { readonly page_type: PageType; readonly page_path?: string };
  view_item_list: Listed;
  select_item: Listed;
  view_item: Valued;
  add_to_wishlist: Valued;
  add_to_cart: Valued;
  remove_from_cart: Valued;
  view_cart: Valued;
  begin_checkout: Valued;
  add_shipping_info: Valued & { readonly shipping_tier: string };
  add_payment_info: Valued & { readonly payment_type: string };
  purchase: Valued & { readonly transaction_id: string; readonly tax: number; readonly shipping: number };
  refund: Valued & { readonly transaction_id: string };
  view_promotion: Promotion;
  select_promotion: Promotion;

  top_nav_click: { readonly link_text: string; readonly link_url: string };
  mobile_menu_click: { readonly section: string };
  popup_impression: PopUpFacts;
  popup_expand: PopUpFacts;
  popup_click: PopUpFacts & { readonly button_text: string };
  experience_impression: { readonly experience_id: string; readonly variant_id: string };
  experience_click: { readonly tracking_event: string; readonly experience_id: string; readonly variant: string };
}
export type EventName = keyof AnalyticsEvents;

/** Names of which a tag manager wants the parameters below `ecommerce`. */
export const COMMERCE_EVENTS: readonly EventName[] = [
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
  'view_promotion',
  'select_promotion',
];

/** One event on its way to a sink. */
export type AnalyticsEvent = { readonly [N in EventName]: { readonly name: N; readonly params: AnalyticsEvents[N] } }[EventName];
