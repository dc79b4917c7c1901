import { type CartRow, type Held, type Mutation, NOBODY } from './mutation.ts';
import { isKnown } from './outbox.ts';

/**
 * What a page knows (`page`) and what stands in a database that began without it (`at`), as one: what waited there comes first, under the numbers it had;
 * what has arrived since, by the receipts in `at`, is not put back. Doing it twice changes nothing more. `at.settled` must have been asked for everything
 * that waits in the page.
 */
export function reunite(at: Held, page: Held): Held {
  const start = Math.max(at.lane.nextSeq, page.lane.nextSeq);
  const later = at.outbox.filter(({ id }) => page.outbox.every((row) => row.id !== id));
  const carts = reunitedCarts(at.carts, page.carts);
  return {
    ...at,
    lane: {
      ...page.lane,
      ...at.lane,
      database: at.lane.database,
      rev: Math.max(at.lane.rev, page.lane.rev),
      nextSeq: start + later.length,
      // Whoever has begun there knows the rows by other numbers.
      fence: Math.max(at.lane.fence + 1, page.lane.fence),
    },
    // Who it is now is asked anew, and what was tapped under the old name goes along ([ID2], [ID3]); not so between people.
    identity: page.identity && at.identity?.type === 'Registered' ? at.identity : page.identity,
    carts,
    outbox: [
      ...page.outbox.flatMap((row) => at.outbox.find(({ id }) => id === row.id) ?? (isKnown(at, row.id) ? [] : row)).map(numbered(page.outbox)),
      ...later.map((row, index) => ({ ...row, seq: start + index })),
    ].map((row) => sealedFor(row, carts)),
    notices: [...at.notices, ...page.notices.filter(({ id }) => at.notices.every((notice) => notice.id !== id))],
  };
}

const numbered =
  (known: readonly Mutation[]) =>
  (row: Mutation): Mutation => ({ ...row, seq: known.find(({ id }) => id === row.id)?.seq ?? row.seq });

const reunitedCarts = (stored: readonly CartRow[], known: readonly CartRow[]): readonly CartRow[] => [
  ...stored.map((cart) => reunitedCart(cart, known.find(({ subject }) => subject === cart.subject) ?? cart)),
  ...known.filter(({ subject }) => stored.every((cart) => cart.subject !== subject)),
];

/** The same basket goes on under the higher number; another one has taken the place of what the page knew ([EPO1]). */
function reunitedCart(stored: CartRow, known: CartRow): CartRow {
  const epoch = Math.max(stored.epoch, known.epoch);
  const acks = Math.max(stored.acks, known.acks);
  if (stored.cartId !== known.cartId && (stored.cartId !== null || stored.epoch > 0)) return { ...stored, acks, epoch: epoch + 1 };
  const isNewer = stored.cartId !== null && (stored.snapshot?.version ?? -1) >= (known.snapshot?.version ?? -1);
  return { ...(isNewer ? stored : known), acks, epoch };
}

/** A seal for a basket has the basket's number; of one for none its answer says which. */
function sealedFor(row: Mutation, carts: readonly CartRow[]): Mutation {
  const { seal } = row;
  const cart = carts.find(({ subject }) => subject === (row.subject ?? NOBODY));
  return seal?.cartId && cart?.cartId === seal.cartId && cart.epoch !== seal.epoch ? { ...row, seal: { ...seal, epoch: cart.epoch } } : row;
}
