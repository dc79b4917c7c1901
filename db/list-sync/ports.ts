import type { Clock, KnownSession, Lock, Random, SessionPort, Transport } from '#db/replay/ports.ts';
import type { ListSyncState, ListName } from '#db/mutations/pending-entry.ts';

/** Everything outside a lane. */
export interface LanePorts<T> {
  readonly clock: Clock;
  readonly random: Random;
  readonly lock: Lock;
  readonly transport: Transport;
  readonly session: SessionPort;
  readonly store: ListSyncStore<T>;
  /** Records the session's subject, by the rule of the cart. */
  readonly identify: (session: KnownSession) => Promise<void>;
  /** False: there is certainly no network, so nothing is tried before it is back. */
  readonly online: () => boolean;
}

/** One strict transaction over the whole state of a lane; `work` is pure and synchronous. */
export interface ListSyncStore<T> {
  /** Rejects with a `StorageTrouble` if nothing was stored. */
  change<R>(
    lane: ListName,
    work: (held: ListSyncState<T>) => readonly [ListSyncState<T>, R],
  ): Promise<{ readonly held: ListSyncState<T>; readonly result: R }>;
  read(lane: ListName): Promise<ListSyncState<T>>;
}
