import type { Book } from '#server/platform/db/schema/loyalty.ts';

/** Points that came in together and expire together. */
export interface Lot {
  readonly id: string;
  readonly points: number;
  readonly expiresAt: Date;
}

/** What a member has: lots with something in them, or what is owed. Never both: what comes in pays, what goes out takes all there is first. */
export interface Holding {
  readonly lots: readonly Lot[];
  readonly debt: number;
}

/** One side of a transaction; all sides of one add up to nothing. */
export interface Posting {
  readonly book: Book;
  readonly lotId: string | null;
  readonly points: number;
}

const entry = (book: Book, points: number, lotId: string | null = null): Posting => ({ book, lotId, points });
const filled = (postings: readonly Posting[]): Posting[] => postings.filter(({ points }) => points !== 0);
const sum = (lots: readonly Lot[]): number => lots.reduce((total, { points }) => total + points, 0);

const good = (lots: readonly Lot[], now: Date): Lot[] => lots.filter(({ expiresAt }) => expiresAt > now);

/** What can be spent now: points whose time is over count no more, whether they were booked out already or not. */
export const balanceOf = ({ lots }: Holding, now: Date): number => sum(good(lots, now));

/** Points come in, new ones or spent ones that come back, as a lot of their own; what is owed is paid with them first. */
export const takeIn = ({ debt }: Holding, points: number, lotId: string, from: 'issued' | 'redeemed'): Posting[] => {
  const paid = Math.min(points, debt);
  return filled([entry(from, -points), entry('debt', paid), entry('points', points - paid, lotId)]);
};

/** Takes points out of lots in their order, as far as they go. */
const draw = (lots: readonly Lot[], points: number): { readonly postings: Posting[]; readonly missing: number } => {
  let missing = points;
  const postings = lots.map(({ id, points: there }) => {
    const taken = Math.min(there, missing);
    missing -= taken;
    return entry('points', -taken, id);
  });
  return { postings: filled(postings), missing };
};

const soonestFirst = (lots: readonly Lot[]): Lot[] =>
  lots.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1));

/** Spends points, those that would expire first before the others. Undefined: there are not enough. */
export const spend = ({ lots }: Holding, points: number, now: Date): Posting[] | undefined => {
  const { postings, missing } = draw(soonestFirst(good(lots, now)), points);
  return missing > 0 ? undefined : [...postings, entry('redeemed', points)];
};

/** Points that were earned with something that came back: out of their own lot first, then any; what was spent already is owed. */
export const takeBack = ({ lots }: Holding, points: number, ownLot: string | undefined): Posting[] => {
  const own = lots.filter(({ id }) => id === ownLot);
  const others = soonestFirst(lots.filter(({ id }) => id !== ownLot));
  const { postings, missing } = draw([...own, ...others], points);
  return filled([...postings, entry('debt', -missing), entry('issued', points)]);
};

/** Books out a lot whose time is over. */
export const expire = ({ lots }: Holding, lotId: string): Posting[] => {
  const points = lots.find(({ id }) => id === lotId)?.points ?? 0;
  return filled([entry('points', -points, lotId), entry('expired', points)]);
};
