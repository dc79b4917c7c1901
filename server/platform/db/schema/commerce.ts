import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '#contract/address.ts';
import type { Flash, GiftOption, ShippingCode } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { DeviceFingerprint } from '#contract/calls/payment.ts';
import type { ApprovalState, PaymentMethod, Wallet } from '#contract/payment-instrument.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/**
 * A shopper's session. `subject` is the opaque id under which changes are made and sent; it survives every renewal of the token. A guest's subject
 * belongs to that guest; all sessions of an account have the account's.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    kind: text('kind', { enum: ['Guest', 'Registered'] }).notNull(),
    /** Only of a registered session. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** User agent, for the list of a person's sessions. */
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    /** When its token was last renewed. */
    seenAt: at('seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_guest')
      .on(t.subject)
      .where(sql`kind = 'Guest'`),
    index('sessions_account').on(t.accountId),
  ],
);

/**
 * Hashes of a session's tokens. A token ends when its successor is first used, so a lost response locks nobody out. Ended tokens are kept until their
 * expiry: their use shows that they were stolen.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the handle that the page received with this token; it can only sign out. */
    handleHash: text('handle_hash').notNull().unique(),
    /** Rises with every token of the session and orders them. */
    generation: integer('generation').notNull(),
    predecessor: integer('predecessor'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    endedAt: at('ended_at'),
  },
  (t) => [index('session_tokens_session').on(t.sessionId), index('session_tokens_expiry').on(t.expiresAt)],
);

/** Responses to changes, stored in the transaction of the change: a repeat gets the same response and has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    subject: text('subject').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Null while the call that claimed the key is in progress. */
    outcome: jsonb('outcome'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.call, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

/** `replaced`: its order failed at the authentication, and a new cart has its content. */
export const CART_STATES = ['open', 'placing', 'ordered', 'replaced'] as const;

export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    state: text('state', { enum: CART_STATES }).notNull(),
    locale: text('locale').$type<LocaleId>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Rises with every change of the cart. */
    version: integer('version').notNull(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    /** Points of the member's voucher that pays a part of it. */
    rewardPoints: integer('reward_points'),
    /** Flash messages about side effects of the last change; the next change clears them. */
    notices: jsonb('notices').$type<Flash[]>().notNull().default([]),
    /** Id of the cart that this one replaces, so that a rebuild happens once. */
    rebuildOf: uuid('rebuild_of'),
    rebuildEpoch: integer('rebuild_epoch'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('carts_subject').on(t.subject), unique('carts_rebuild').on(t.subject, t.rebuildOf, t.rebuildEpoch)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** The shopper's choice as one string: the same choice is the same line. */
    lineKey: text('line_key').notNull(),
    position: integer('position').notNull(),
    upc: text('upc').notNull(),
    productId: text('product_id').notNull(),
    qty: integer('qty').notNull(),
    recipeId: text('recipe_id'),
    giftOption: jsonb('gift_option').$type<GiftOption>(),
    /** Present: collected in this store. */
    storeId: text('store_id'),
    /** Set if the shopper asked for a special fulfilment (ship to store, collection point). */
    fulfilment: text('fulfilment').$type<ShippingCode>(),
    /** A gift that a promotion added. */
    bonus: boolean('bonus').notNull().default(false),
    /** Of a gift: the promotion that added it. */
    promotionId: text('promotion_id'),
    /** Keys of the changes that created or changed the line, newest last. */
    opIds: jsonb('op_ids').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('cart_items_line').on(t.cartId, t.lineKey)],
);

export const cartCoupons = pgTable(
  'cart_coupons',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.code] })],
);

/** The shopper's choices for one shipment. The items determine which shipments exist. */
export const cartShipments = pgTable(
  'cart_shipments',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    shippingId: text('shipping_id').notNull(),
    code: text('code').$type<ShippingCode>(),
    /** The shopper chose it; otherwise the page proposed it, and a change of it needs no notice. */
    shopperApplied: boolean('shopper_applied').notNull().default(true),
    address: jsonb('address').$type<Address>(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.shippingId] })],
);

export type PaymentDetails =
  | { readonly kind: 'stored'; readonly cardId: string; readonly last4: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'credit' }
  | { readonly kind: 'wallet'; readonly wallet: Wallet }
  | { readonly kind: 'approval'; readonly state: ApprovalState; readonly amount: number; readonly redirectUrl: string; readonly express?: true };

/** The data of a card that may be shown and stored. */
export interface CardSummary {
  readonly card_type: string;
  /** First six digits. */
  readonly bin: string;
  readonly last4: string;
  /** 1 to 12, and four digits, if the provider sends them. */
  readonly expiryMonth?: number;
  readonly expiryYear?: number;
}

/** How a cart is to be paid. A card is the provider's token and the data that may be shown. */
export const cartPayments = pgTable(
  'cart_payments',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    token: text('token'),
    requestId: text('request_id').notNull(),
    card: jsonb('card').$type<CardSummary>(),
    /** A fixed part of the bill; absent: the rest. */
    amount: integer('amount'),
    /** Further data of its kind of payment. */
    details: jsonb('details').$type<PaymentDetails>(),
  },
  (t) => [index('cart_payments_cart').on(t.cartId)],
);

/** Units of a variant at a location: `ship` or a store's id. */
export interface StockUnits {
  readonly upc: string;
  readonly location: string;
  readonly qty: number;
  /** Sold even without stock. */
  readonly backorder?: boolean;
}

/** Units reserved for a cart while its shopper pays. They are unavailable to others until they expire. */
export const reservations = pgTable(
  'reservations',
  {
    cartId: uuid('cart_id').notNull(),
    upc: text('upc').notNull(),
    /** 'ship' or a store's id, as in the stock table. */
    location: text('location').notNull(),
    qty: integer('qty').notNull(),
    expiresAt: at('expires_at').notNull(),
    /**
     * Hash of the network address that requested it, because one address may reserve only a small part of a stock. Null: for an order, or by a store.
     */
    holder: text('holder'),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.upc, t.location] }),
    index('reservations_stock').on(t.upc, t.location),
    index('reservations_expiry').on(t.expiresAt),
  ],
);

export const ORDER_ROW_STATES = ['PREPARED', 'PLACING', 'AUTHENTICATING', 'PLACED', 'FINALISED', 'FAILED'] as const;

/** The charge that is requested from the provider. */
export interface OrderPayment {
  readonly code: PaymentMethod;
  readonly token: string;
  readonly card?: CardSummary;
}

/** A tender that pays a part of the order without the provider: taken when it is placed, returned if it fails. */
export interface OrderTender {
  readonly code: PaymentMethod;
  readonly amount: number;
  readonly cardId?: string;
  /** Of the card, so that its owner recognises it. */
  readonly last4?: string;
  readonly points?: number;
}

/** The authentication that the provider requires before it charges. */
export interface OrderChallenge {
  readonly challengeUrl: string;
  readonly sessionID: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

/**
 * An order from its preparation to its end, and the journal of placing it. `state` is its progress; what the shopper agreed to and pays is frozen in
 * `document` before the provider is asked for anything.
 */
export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    /** Unguessable token with which a guest can read the order. */
    st: text('st').notNull(),
    cartId: uuid('cart_id').notNull(),
    subject: text('subject').notNull(),
    /** Subject of the guest who placed it, if an account received it because of its email address. */
    takenFrom: text('taken_from'),
    state: text('state', { enum: ORDER_ROW_STATES }).notNull(),
    locale: text('locale').$type<LocaleId>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    total: integer('total').notNull(),
    document: jsonb('document').$type<Order>(),
    /** Absent: nothing was left to charge. */
    payment: jsonb('payment').$type<OrderPayment>(),
    tenders: jsonb('tenders').$type<OrderTender[]>().notNull().default([]),
    challenge: jsonb('challenge').$type<OrderChallenge>(),
    device: jsonb('device').$type<DeviceFingerprint>(),
    /** The cart that replaced the order's own. */
    replacedBy: uuid('replaced_by'),
    /** What the shopper saw when it was prepared, to distinguish a change of tax from others. */
    seen: jsonb('seen').$type<{ version: number; total: number; tax: number; remainingToPay?: number }>(),
    /** Coupon codes that it uses. */
    coupons: jsonb('coupons').$type<string[]>().notNull().default([]),
    /** The units to take from stock when it is paid. */
    units: jsonb('pieces').$type<StockUnits[]>(),
    idempotencyKey: text('idempotency_key'),
    fingerprint: text('fingerprint'),
    /** The provider's id of the charge. */
    chargeId: text('charge_id'),
    /** Why it failed, as an error code of the contract. */
    failure: text('failure'),
    /** Until then the request that places it is responsible; afterwards the repair is. */
    leaseUntil: at('lease_until'),
    createdAt: at('created_at').notNull(),
    placedAt: at('placed_at'),
  },
  (t) => [
    uniqueIndex('orders_one_per_cart')
      .on(t.cartId)
      .where(sql`state <> 'FAILED'`),
    index('orders_subject').on(t.subject),
    index('orders_placed').on(t.placedAt),
    index('orders_billing_email').on(sql`lower(${t.document}->'billingAddress'->>'email')`),
    index('orders_unfinished')
      .on(t.leaseUntil)
      .where(sql`state in ('PLACING', 'AUTHENTICATING', 'PLACED')`),
  ],
);

/** Emails to be sent, written in the transaction that causes them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** The local part of the Message-ID: an email that is sent twice after a crash can be recognised. */
    messageId: text('message_id').notNull().unique(),
    template: text('template').notNull(),
    locale: text('locale').$type<LocaleId>().notNull(),
    recipient: text('recipient').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    sentAt: at('sent_at'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null`),
  ],
);

/** The embedded payment provider's own records: nothing else reads or writes them. They never contain card numbers. */
export const providerTokens = pgTable('provider_tokens', {
  token: text('token').primaryKey(),
  cardType: text('card_type').notNull(),
  bin: text('bin').notNull(),
  last4: text('last4').notNull(),
  expiryMonth: integer('expiry_month'),
  expiryYear: integer('expiry_year'),
  outcome: text('outcome').notNull(),
  /** Whether and how the cardholder is authenticated (test-cards.ts). */
  authentication: text('authentication').notNull().default('none'),
  /** Hash of the subject that used it first. */
  holder: text('holder'),
  createdAt: at('created_at').notNull(),
});

export const providerCharges = pgTable('provider_charges', {
  id: text('id').primaryKey(),
  /** The order number: one charge per reference, however often it is requested. */
  reference: text('reference').notNull().unique(),
  token: text('token').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** `pending`: waits for the cardholder. */
  status: text('status', { enum: ['pending', 'captured', 'refused', 'refunded'] }).notNull(),
  /** Why it was refused. */
  reason: text('reason'),
  /** Id of the challenge, its result, and its expiry. */
  challenge: text('challenge').unique(),
  authentication: text('authentication', { enum: ['waiting', 'passed', 'failed', 'cancelled'] }),
  challengeUntil: at('challenge_until'),
  createdAt: at('created_at').notNull(),
});

/** Refunded parts of a charge, each identified by its name, so that a repeated request refunds once. */
export const providerRefunds = pgTable(
  'provider_refunds',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('provider_refunds_charge').on(t.reference)],
);
