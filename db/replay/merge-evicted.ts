import { newId } from '#db/mutations/new-id.ts';
import { type CartRow, type ReplayState, type Mutation, currentSubject, NOBODY, subjectOf } from '#db/mutations/mutation.ts';
import { isKnown, unseal } from './outbox.ts';

/**
 * Merges a page's in-memory state (`page`) into a database that was recreated without it (`at`). The page's pending changes keep their order and come
 * first; those with a receipt in `at` are not put back. The caller must have queried `at.settled` for all changes of the page.
 */
export function mergeEvicted(at: ReplayState, page: ReplayState): ReplayState {
  const start = Math.max(at.lane.nextSeq, page.lane.nextSeq);
  const named = underNewName(at, page);
  const carts = reunitedCarts(at.carts, named.carts);
  const earlier = named.outbox.flatMap((row) => {
    const stored = at.outbox.find(({ id }) => id === row.id);
    if (stored) return { ...stored, seq: row.seq };
    return isKnown(at, row.id) ? [] : row;
  });
  const later = at.outbox.filter(({ id }) => named.outbox.every((row) => row.id !== id));
  return {
    ...at,
    lane: {
      ...page.lane,
      ...at.lane,
      database: at.lane.database,
      rev: Math.max(at.lane.rev, page.lane.rev),
      nextSeq: start + later.length,
      // A drainer that began on the new database knows the rows by other numbers.
      fence: Math.max(at.lane.fence + 1, page.lane.fence),
    },
    identity: at.identity ?? page.identity,
    carts,
    outbox: [...earlier, ...later.map((row, index) => ({ ...row, seq: start + index }))].map((row) => sealedFor(row, carts)),
    notices: [...at.notices, ...named.notices.filter(({ id }) => at.notices.every((notice) => notice.id !== id))],
  };
}

/**
 * The page's rows under the current subject: a renamed subject ([ID5]), the first session ([ID2]), a guest whose cookie was deleted with the database
 * ([ID3]). Between people nothing moves ([ID1]).
 */
function underNewName({ identity, lane }: ReplayState, page: ReplayState): Pick<ReplayState, 'carts' | 'outbox' | 'notices'> {
  const own = subjectOf(page);
  const goesAlong = identity !== null && (page.identity === null || (page.identity.type === 'Guest' && identity.type === 'Guest'));
  const now = (subject: string): string => (goesAlong && subject === own ? identity.subject : currentSubject(lane.became, subject));
  return {
    carts: page.carts.map((cart) => ({ ...cart, subject: now(cart.subject) })),
    outbox: page.outbox.map((row) => ({ ...row, subject: now(row.subject ?? NOBODY) || null })),
    notices: page.notices.map((notice) => ({ ...notice, subject: now(notice.subject) })),
  };
}

const reunitedCarts = (stored: readonly CartRow[], known: readonly CartRow[]): readonly CartRow[] => [
  ...stored.map((cart) => reunitedCart(cart, known.find(({ subject }) => subject === cart.subject) ?? cart)),
  ...known.filter(({ subject }) => stored.every((cart) => cart.subject !== subject)),
];

/** The same cart continues under the higher epoch; another cart has replaced the page's ([EPO1]). */
function reunitedCart(stored: CartRow, known: CartRow): CartRow {
  const epoch = Math.max(stored.epoch, known.epoch);
  const acks = Math.max(stored.acks, known.acks);
  if (stored.cartId !== known.cartId && (stored.cartId !== null || stored.epoch > 0)) return { ...stored, acks, epoch: epoch + 1 };
  const isNewer = stored.cartId !== null && (stored.snapshot?.version ?? -1) >= (known.snapshot?.version ?? -1);
  return { ...(isNewer ? stored : known), acks, epoch };
}

/**
 * A seal for the current cart gets the cart's epoch; one for another cart is discarded ([EPO1]); one for no cart is kept, because its answer names
 * the cart.
 */
function sealedFor(row: Mutation, carts: readonly CartRow[]): Mutation {
  const { seal } = row;
  const cart = carts.find(({ subject }) => subject === (row.subject ?? NOBODY));
  if (!seal?.cartId || !cart || row.state === 'refused') return row;
  if (cart.cartId !== seal.cartId) return unseal(row, newId());
  return cart.epoch === seal.epoch ? row : { ...row, seal: { ...seal, epoch: cart.epoch } };
}
