import type { Currency } from '#contract/money.ts';

/** Amounts of one rule in every currency it is offered in; a rule without the cart's currency does not apply. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>;
/** Words by language: `en`, `fr`, `de`; English where the language is missing. */
export type RuleWords = Readonly<Record<string, string>>;

/** Which items a promotion looks at. Lists that are absent do not narrow. */
export interface ItemFilter {
  readonly categoryIds?: readonly string[];
  /** Styles or colourways. */
  readonly productIds?: readonly string[];
  readonly taxClasses?: readonly string[];
  /** False: items whose price is already reduced do not count. */
  readonly reduced?: boolean;
}

export type Effect =
  /** Part of the eligible amount, in thousandths of a percent (10 % is 10000). */
  | { readonly type: 'percent'; readonly rate: number }
  /** A sum off, never more than the eligible amount. */
  | { readonly type: 'amount'; readonly amounts: Amounts }
  /** Of every `buy + get` eligible pieces the `get` cheapest are reduced by `rate`. Product level only. */
  | { readonly type: 'buy-get'; readonly buy: number; readonly get: number; readonly rate: number }
  /** Shipping level only: these ways of shipping cost nothing. */
  | { readonly type: 'free-shipping'; readonly codes: readonly string[] };

/**
 * One promotion as data. Levels are worked out in the order product, order, shipping, each on what the level before left over;
 * within a level by `priority` (lowest first), then id. Of those that share a `group` only the one worth most applies.
 */
export interface Promotion {
  readonly id: string;
  readonly campaignId: string;
  readonly level: 'PRODUCT' | 'ORDER' | 'SHIPPING';
  readonly name: RuleWords;
  /** Shown when it applies. `{amount}` is what it takes off, `{threshold}` what it asks for. */
  readonly callout: RuleWords;
  /** Shown while it is near. `{missing}` is what lacks. */
  readonly approaching?: RuleWords;
  readonly eligible?: ItemFilter;
  readonly excluded?: ItemFilter;
  /** Eligible items, after the discounts of the levels before, must come to this. */
  readonly threshold?: Amounts;
  readonly effect: Effect;
  readonly priority: number;
  readonly group?: string;
}
