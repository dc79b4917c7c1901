import type { PaymentMethod } from '#contract/payment-instrument.ts';

/** Payments that are charged with whatever the others leave: of these a cart has one. Every other payment covers a part (spec 1 §3). */
export const CHARGED_METHODS = ['CREDIT_CARD', 'KLARNA', 'PAYPAL'] as const satisfies readonly PaymentMethod[];
export type ChargedMethod = (typeof CHARGED_METHODS)[number];

export const isCharged = (method: string): method is ChargedMethod => (CHARGED_METHODS as readonly string[]).includes(method);
