import {
  emptyLane,
  type CartRow,
  type ReplayState,
  type Identity,
  type Lane,
  type LaneRow,
  type Mutation,
  type Notice,
  type Receipt,
} from '#db/mutations/mutation.ts';

/** The tables that one transaction of the engine spans, and their rows. */
export interface ReplayRows {
  readonly lanes: LaneRow;
  readonly identity: Identity & { readonly id: 'current' };
  readonly carts: CartRow;
  readonly outbox: Mutation;
  readonly receipts: Receipt;
  readonly notices: Notice;
}

export type ReplayTable = keyof ReplayRows;
export const REPLAY_TABLES: ReplayTable[] = ['lanes', 'identity', 'carts', 'outbox', 'receipts', 'notices'];

export interface LoadedRows {
  readonly lane: LaneRow | undefined;
  readonly identity: ReplayRows['identity'] | undefined;
  readonly carts: readonly CartRow[];
  readonly outbox: readonly Mutation[];
  readonly notices: readonly Notice[];
  /** Of the ids that were queried. */
  readonly receipts: readonly (Receipt | undefined)[];
}

export const heldFrom = (name: Lane, { lane, identity, carts, outbox, notices, receipts }: LoadedRows): ReplayState => ({
  lane: lane ?? emptyLane(name),
  identity: identity ? { subject: identity.subject, type: identity.type } : null,
  carts,
  outbox: outbox.toSorted((a, b) => a.seq - b.seq),
  notices,
  receipts: [],
  settled: new Set(receipts.flatMap((receipt) => (receipt ? [receipt.id] : []))),
});

export interface RowChanges {
  readonly put: { readonly [T in ReplayTable]: readonly ReplayRows[T][] };
  readonly gone: {
    readonly identity: readonly string[];
    readonly carts: readonly string[];
    readonly outbox: readonly [Lane, number][];
    readonly notices: readonly string[];
  };
}

/** The writes that turn the stored rows into `after`. Rows that no rule touched are the same objects and are not written. */
export function changesBetween(before: ReplayState, after: ReplayState): RowChanges {
  const fresh = <T>(from: readonly T[], to: readonly T[]): T[] => to.filter((row) => !from.includes(row));
  const gone = <T, K>(from: readonly T[], to: readonly T[], key: (row: T) => K): K[] => {
    const kept = new Set(to.map(key));
    return from.map(key).filter((id) => !kept.has(id));
  };
  return {
    put: {
      lanes: [after.lane],
      identity: after.identity && after.identity !== before.identity ? [{ ...after.identity, id: 'current' }] : [],
      carts: fresh(before.carts, after.carts),
      outbox: fresh(before.outbox, after.outbox),
      receipts: after.receipts,
      notices: fresh(before.notices, after.notices),
    },
    gone: {
      // After a sign-out nobody is signed in after a restart either.
      identity: before.identity && !after.identity ? ['current'] : [],
      carts: gone(before.carts, after.carts, ({ subject }) => subject),
      outbox: gone(before.outbox, after.outbox, ({ seq }) => seq).map((seq) => [after.lane.lane, seq]),
      notices: gone(before.notices, after.notices, ({ id }) => id),
    },
  };
}

export const nextRev = (before: ReplayState, after: ReplayState): ReplayState => ({
  ...after,
  lane: { ...after.lane, rev: Math.max(before.lane.rev, after.lane.rev) + 1 },
});
