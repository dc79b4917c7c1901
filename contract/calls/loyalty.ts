import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { cartSchema } from '#contract/cart.ts';
import { uuidSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';

/** `WM` and ten digits, the last of which checks the others. */
export const memberIdSchema = z.string().check(z.regex(/^WM\d{10}$/));

/** A voucher that points buy (spec 1 §3). */
export const voucherSchema = z.object({
  points: z.int(),
  amountInCurrency: amountSchema,
  currency: currencySchema,
  /** The balance reaches for it. */
  available: z.boolean(),
  /** It can be put into a basket: a confirmed member with enough points. */
  eligible: z.boolean(),
});
export type Voucher = z.infer<typeof voucherSchema>;

/** What members have beside points. */
export const BENEFITS = ['points', 'vouchers', 'welcome', 'free-shipping'] as const;

export const loyaltyMemberSchema = z.object({
  isLoyaltyMember: z.boolean(),
  memberId: z.optional(memberIdSchema),
  loyaltyOptInDate: z.optional(z.string()),
  /** The letter of the joining was answered: points can be spent. */
  isConfirmed: z.boolean(),
  currentLoyaltyPoints: z.int(),
  /** Points owed, after a return of what they had been earned with. */
  debt: z.int(),
  /** The next points to expire. */
  nextExpiry: z.optional(z.object({ points: z.int(), at: z.string() })),
  /** Offered here, to members and to those who may join. */
  benefits: z.array(z.enum(BENEFITS)),
});
export type LoyaltyMember = z.infer<typeof loyaltyMemberSchema>;

export const historyEntrySchema = z.object({
  id: uuidSchema,
  kind: z.enum(['earn', 'welcome', 'referral', 'redeem', 'give-back', 'take-back', 'expire']),
  /** What it did to the balance. */
  points: z.int(),
  at: z.string(),
  /** Points that came in with it are good until then. */
  expiresAt: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const referralCode = z.optional(z.string().check(z.maxLength(40)));

/**
 * The loyalty programme (spec 1 §1, 2 §3). Where a shop has switched it off every call is API404. A guest who asks for rewards gets REW401; who has
 * not joined REW130; who has not answered the letter REW135; too few points are REW140.
 */
export const loyaltyCalls = defineCalls({
  'consumer.loyaltyToken': {
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/token',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: "The member's id; where the member came from (header X-Lead-Source) and who sent them is remembered, the first time",
    body: z.object({ usid: z.optional(z.string().check(z.maxLength(100))), referralCode }),
    response: z.object({ memberId: memberIdSchema }),
    errors: ['4044'],
    spec: 'spec 2 §7, §2',
  },
  'consumer.welcomePromo': {
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/promo/welcome',
    access: 'personal',
    effect: 'read',
    summary: 'The promotion that a new member is welcomed with',
    response: z.object({
      promotionId: z.string(),
      code: z.string(),
      name: z.string(),
      endsAt: z.string(),
      state: z.enum(['open', 'used', 'over']),
    }),
    errors: ['REW401', 'REW130'],
    spec: 'spec 2 §7',
  },
  'consumer.loyaltyVouchers': {
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    access: 'personal',
    effect: 'read',
    summary: 'Points and the vouchers that they buy',
    response: z.object({ currentLoyaltyPoints: z.int(), memberId: memberIdSchema, applicableLoyaltyVouchers: z.array(voucherSchema) }),
    errors: ['REW401', 'REW130'],
    spec: 'spec 2 §7, 1 §3',
  },
  'cart.applyReward': {
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/reward',
    access: 'personal',
    effect: 'change',
    summary: 'Put a voucher into the basket, or take it out; the points are spent when the order is placed',
    params: z.object({ basketId: uuidSchema }),
    body: z.object({
      /** Null: none. */
      appliedLoyaltyVoucher: z.nullable(z.object({ points: z.int().check(z.minimum(1), z.maximum(1_000_000)) })),
    }),
    response: cartSchema,
    errors: ['BSK404', 'GFO405', 'REW401', 'REW130', 'REW135', 'REW140', 'WMK409R'],
    spec: 'spec 1 §7, §8',
  },
  'loyalty.member': {
    method: 'GET',
    path: '/loyalty/v1/member',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Membership, balance and benefits of whoever is signed in',
    response: loyaltyMemberSchema,
    errors: [],
    spec: 'spec 2 §3',
  },
  'loyalty.join': {
    method: 'POST',
    path: '/loyalty/v1/member',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Join; who is a member already stays one. A letter asks to confirm it',
    body: z.object({ isTermsConfirmed: z.literal(true), referralCode }),
    response: loyaltyMemberSchema,
    errors: [],
    spec: 'spec 1 §2, 2 §1',
  },
  'loyalty.sendConfirmation': {
    method: 'POST',
    path: '/loyalty/v1/member/letter',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Write the letter of the joining once more',
    response: loyaltyMemberSchema,
    errors: ['REW130'],
    spec: 'spec 2 §1',
  },
  'loyalty.history': {
    method: 'GET',
    path: '/loyalty/v1/history',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'What happened to the points, newest first, page by page',
    query: z.object({
      start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.object({ total: z.int(), start: z.int(), count: z.int(), items: z.array(historyEntrySchema) }),
    errors: ['REW130'],
    spec: 'spec 2 §1',
  },
});
