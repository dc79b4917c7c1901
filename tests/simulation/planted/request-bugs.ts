import { cartOf, type ReplayState, withCart } from '#db/mutations/mutation.ts';
import { RULES } from '#db/replay/rules.ts';
import { type Bug, decideOver, sendWrongly } from './bug.ts';

/** Mistakes in what is sent. */
export const REQUEST_BUGS: readonly Bug[] = [
  {
    name: 'every attempt has a key of its own',
    breaks: 'KEY2',
    plant: sendWrongly((request, row, _held, env) => (row.attempts > 1 ? { ...request, key: env.newKey() } : request)),
  },
  {
    name: 'a change keeps its key whatever its body becomes',
    breaks: 'KEY3',
    plant: sendWrongly((request, row) => ({ ...request, key: row.id })),
  },
  {
    name: 'requests do not say whose they are',
    breaks: 'ID4',
    plant: sendWrongly(({ subject: _subject, ...request }) => request),
  },
  {
    name: 'an addition is sent as the quantity that there will be',
    breaks: 'CMP2',
    plant: sendWrongly((request, row, held) => {
      if (request.call !== 'cart.addItem') return request;
      const { upc, qty } = request.body as { upc: string; qty: number };
      const there = cartOf(held).snapshot?.items.find((item) => item.upc === upc)?.qty ?? 0;
      return row.attempts > 0 ? { ...request, body: { ...(request.body as object), qty: qty + there } } : request;
    }),
  },
  {
    name: 'items are named by the ids of an older basket',
    breaks: 'CMP1',
    plant: decideOver(
      (held) => withSnapshotItems(held, (item) => ({ ...item, id: `old-${item.upc}` })),
      (decided, held) => ({ ...decided, carts: held.carts }),
    ),
  },
  {
    name: 'the session is never renewed',
    breaks: 'ANS2',
    plant: { decide: (held, env) => RULES.decide(held.lane.renew ? { ...held, lane: { ...held.lane, renew: false } } : held, env) },
  },
];

function withSnapshotItems(
  held: ReplayState,
  change: (item: NonNullable<ReturnType<typeof cartOf>['snapshot']>['items'][number]) => typeof item,
): ReplayState {
  const cart = cartOf(held);
  return cart.snapshot ? withCart(held, { ...cart, snapshot: { ...cart.snapshot, items: cart.snapshot.items.map(change) } }) : held;
}
