/**
 * How a guest's cart becomes part of an account's at sign-in, line by line; a line is what the shopper chose. Server and device use the same rule:
 * where the shop merges by itself, and where the device does it.
 */
export const MERGE_RULES = {
  /** Both quantities together, up to what one cart may hold: what was put in on either side was meant. */
  sum: (account: number, guest: number, max: number): number => Math.max(account, Math.min(account + guest, max)),
  /** The greater of the two: for a shop whose guests mostly fill the same cart twice. */
  greater: (account: number, guest: number, max: number): number => Math.max(account, Math.min(guest, max)),
} as const;

export type MergeRule = keyof typeof MERGE_RULES;

/** The rule of this shop. An account's quantity is never lowered, even where it is above the maximum already. */
export const MERGE_RULE: MergeRule = 'sum';

/** Pieces of one line after the merge. */
export const mergeQuantity = (account: number, guest: number, max: number, rule: MergeRule = MERGE_RULE): number =>
  MERGE_RULES[rule](account, guest, max);
