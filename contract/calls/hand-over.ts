import * as z from 'zod/mini';
import { cartSchema } from '#contract/cart.ts';
import { uuidSchema } from '#contract/ids.ts';
import { defineCalls } from './call.ts';
import { heldCouponsSchema, heldItemSchema } from './store-session.ts';

/** How long the code on the associate's screen can be used, s. */
export const HAND_OVER_S = 300;

export const HAND_OVER_TOKEN = /^[\w-]{43}$/;

const handOverParams = z.object({ handOverId: uuidSchema });

/** `waiting`: nobody has taken it yet. `taken`: it is in a shopper's cart. `ended`: its time is over. */
export const HAND_OVER_STATES = ['waiting', 'taken', 'ended'] as const;

/** An associate's cart goes to the shopper's own phone: by a token that is valid once and for a few minutes. */
export const handOverCalls = defineCalls({
  'agent.handOver': {
    method: 'POST',
    path: '/consumers-v3/consumer/agent/handovers',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary:
      'Offer a copy of the cart at the counter to the shopper’s phone; the token opens it once, without what an associate changed of its prices',
    body: z.object({
      items: z.array(z.omit(heldItemSchema, { adjustment: true })).check(z.minLength(1), z.maxLength(200)),
      coupons: z.optional(heldCouponsSchema),
    }),
    response: z.object({ handOverId: uuidSchema, token: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['AUT404', 'STR404'],
    spec: 'spec 2 §7; ours',
  },
  'agent.handOverState': {
    method: 'GET',
    path: '/consumers-v3/consumer/agent/handovers/{handOverId}',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Whether the shopper’s phone has taken the cart; for the devices of the store',
    params: handOverParams,
    response: z.object({ state: z.enum(HAND_OVER_STATES) }),
    errors: ['AUT404', 'STR404', 'WMK404B'],
    spec: 'spec 2 §7; ours',
  },
  'agent.endHandOver': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/agent/handovers/{handOverId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Make the token of a cart that nobody has taken invalid',
    params: handOverParams,
    response: z.object({}),
    errors: ['AUT404', 'STR404', 'WMK404B'],
    spec: 'spec 2 §7; ours',
  },
  'consumer.takeOver': {
    method: 'POST',
    path: '/consumers-v3/consumer/handovers',
    access: 'personal',
    effect: 'change',
    summary:
      'Put a cart that an associate handed over into one’s own. A token that is unknown, used, withdrawn or too old is refused in the same way, and so is an associate',
    body: z.object({
      token: z.string().check(z.regex(HAND_OVER_TOKEN)),
      /** The shopper's cart; absent: the open one, or a new one. */
      cartId: z.optional(uuidSchema),
    }),
    response: cartSchema,
    errors: ['WMK404B', 'BSK404'],
    spec: 'spec 2 §7; ours',
  },
});
