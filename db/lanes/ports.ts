import type { Clock, KnownSession, Lock, Random, SessionPort, Transport } from '../replay/ports.ts';
import type { LaneHeld, ListLane } from './wish.ts';

/** Everything a lane touches. */
export interface LanePorts<T> {
  readonly clock: Clock;
  readonly random: Random;
  readonly lock: Lock;
  readonly transport: Transport;
  readonly session: SessionPort;
  readonly store: LaneStore<T>;
  /** Writes down who uses the device, by the one rule that the basket has for it. */
  readonly identify: (session: KnownSession) => Promise<void>;
  /** False: there is certainly no network, and nothing need be tried before it is back. */
  readonly online: () => boolean;
}

/** One strict transaction over all that a device holds for a lane; `work` is pure and synchronous. */
export interface LaneStore<T> {
  /** Rejects with a `StorageTrouble` when the change could not be kept; then nothing of it was. */
  change<R>(lane: ListLane, work: (held: LaneHeld<T>) => readonly [LaneHeld<T>, R]): Promise<{ readonly held: LaneHeld<T>; readonly result: R }>;
  read(lane: ListLane): Promise<LaneHeld<T>>;
}
