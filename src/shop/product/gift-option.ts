import type { GiftOption } from '#contract/cart.ts';
import { GIFT_DAYS_AHEAD, type GiftKind } from '#pricing/gift-option.ts';

/** Bounds of the wire (`giftOptionSchema`). */
export const GIFT_TO_MAX = 60;
export const GIFT_MESSAGE_MAX = 240;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY_MS = 86_400_000;

export type GiftDraft = Required<GiftOption>;
export type GiftErrors = Partial<Record<keyof GiftDraft, true>>;

export const giftDraft = (gift?: GiftOption): GiftDraft => ({
  to: gift?.to ?? '',
  email: gift?.email ?? '',
  message: gift?.message ?? '',
  sendOn: gift?.sendOn ?? '',
});

/** As a field of the kind `date` writes a day, by the clock of whoever looks. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** First and last day that can be chosen for sending. */
export const sendDays = (now: Date): { readonly min: string; readonly max: string } => ({
  min: dayOf(now),
  max: dayOf(new Date(now.getTime() + (GIFT_DAYS_AHEAD - 1) * DAY_MS)),
});

/** What is wrong with who gets the present; nothing wrong: an empty object. A card that is mailed needs an address to go to. */
export const checkGift = ({ to, email, sendOn }: GiftDraft, kind: GiftKind, now: Date): GiftErrors => {
  const { min, max } = sendDays(now);
  return {
    ...(to.trim() === '' && { to: true }),
    ...(kind === 'email' && !EMAIL.test(email.trim()) && { email: true }),
    ...(kind === 'email' && sendOn !== '' && (sendOn < min || sendOn > max) && { sendOn: true }),
  };
};

/** As it goes into the cart. A day that has come already is now. */
export const giftOf = ({ to, email, message, sendOn }: GiftDraft, kind: GiftKind, now: Date): GiftOption => ({
  to: to.trim(),
  ...(kind === 'email' && { email: email.trim() }),
  message: message.trim(),
  ...(kind === 'email' && sendOn > dayOf(now) && { sendOn }),
});
