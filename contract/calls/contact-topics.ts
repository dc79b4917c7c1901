/** What people write about, each with its subjects. Their words are the shop's, in `server/customers/contact/messages.ts`. */
export const CONTACT_TOPICS = {
  order: ['where-is-it', 'change-or-cancel', 'something-missing', 'invoice'],
  return: ['how-to-return', 'refund', 'exchange'],
  product: ['size', 'care', 'availability'],
  account: ['sign-in', 'my-data', 'newsletter'],
  payment: ['charged-twice', 'refused', 'gift-card'],
  other: ['praise', 'complaint', 'something-else'],
} as const;
export type ContactCategory = keyof typeof CONTACT_TOPICS;

export const CONTACT_MESSAGE_MAX = 4000;
export const CONTACT_NAME_MAX = 60;

export const WARRANTY_FAULTS = ['sole', 'upper', 'seam', 'zip', 'fabric', 'colour', 'hardware', 'other'] as const;
export const WARRANTY_PICTURES_MAX = 4;
/** Of one picture as it is sent, after base64 is undone. Pages make theirs smaller; to read much more at once would hold up others. */
export const WARRANTY_PICTURE_BYTES = 512 * 1024;
export const WARRANTY_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
