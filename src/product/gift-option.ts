import type { GiftOption } from '#contract/cart.ts';

/** Bounds of the wire (`giftOptionSchema`). */
export const GIFT_TO_MAX = 60;
export const GIFT_MESSAGE_MAX = 240;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type GiftDraft = Required<GiftOption>;
export type GiftErrors = Partial<Record<keyof GiftDraft, true>>;

export const giftDraft = (gift?: GiftOption): GiftDraft => ({ to: gift?.to ?? '', email: gift?.email ?? '', message: gift?.message ?? '' });

/** What is wrong with who gets the card; nothing wrong: an empty object. A card that is mailed needs an address to go to. */
export const checkGift = ({ to, email }: GiftDraft): GiftErrors => ({
  ...(to.trim() === '' && { to: true }),
  ...(!EMAIL.test(email.trim()) && { email: true }),
});

/** As it goes into the basket. */
export const giftOf = ({ to, email, message }: GiftDraft): GiftOption => ({ to: to.trim(), email: email.trim(), message: message.trim() });
