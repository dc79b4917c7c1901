import { cartOf, pendingRows, type ReplayState, type Tap } from '#db/mutations/mutation.ts';
import { askForBackgroundSync } from '#db/replay/background-sync.ts';
import type { Engine } from '#db/replay/engine.ts';
import { isKnown } from '#db/replay/outbox.ts';
import type { Store } from '#db/replay/ports.ts';
import { validateTap } from '#db/replay/validate-tap.ts';
import { makeRoom } from '#db/storage/make-room.ts';
import { StorageTrouble, type StorageCondition } from '#db/storage/storage-trouble.ts';
import { askToKeep } from './page-wakes.ts';

export interface TapPorts {
  /** The engine at present: a restart replaces it. */
  readonly engine: () => Engine;
  readonly held: () => ReplayState;
  readonly show: (next: ReplayState) => void;
  readonly stored: () => Store;
  /** Continues in memory: storage is full or forbidden. */
  readonly toMemory: (condition: StorageCondition) => void;
  /** Whether the browser closed the database and does not open it again: taps stay in the journal. */
  readonly noteShut: (isShut: boolean) => void;
}

/** Moves taps into the outbox. Resolves with those that could not be stored and are not in the cart; rejects while the database stays closed. */
export const createTapIntake = ({ engine, held, show, stored, toMemory, noteShut }: TapPorts) => {
  /** Null: stored. Retries once: without space after deleting spare data, and if the browser closed the database during the write. */
  async function tryToKeep(taps: readonly Tap[], spared = false): Promise<StorageCondition | null> {
    try {
      show(await engine().enqueue(taps));
      return null;
    } catch (error) {
      const condition = error instanceof StorageTrouble ? error.condition : 'failed';
      if (spared || (condition !== 'quota' && condition !== 'lost')) return condition;
      if (condition === 'quota') await makeRoom();
      return tryToKeep(taps, true);
    }
  }

  /** Of the taps that could not be stored here, those that no other page has moved from the journal either. */
  const lost = (taps: readonly Tap[]): Promise<readonly Tap[]> => {
    const unknown = (at: ReplayState): readonly [ReplayState, readonly Tap[]] => [at, taps.filter(({ id }) => !isKnown(at, id))];
    const ids = taps.map(({ id }) => id);
    return stored()
      .change('cart', unknown, ids)
      .then(
        ({ result }) => result,
        () => taps,
      );
  };

  return async (all: readonly Tap[]): Promise<readonly Tap[]> => {
    const taps = all.flatMap((tap) => validateTap(tap) ?? []);
    const unsound = all.filter(({ id }) => !taps.some((tap) => tap.id === id));
    if (taps.length === 0) return unsound;
    if (cartOf(held()).cartId === null && pendingRows(held()).length === 0) void askToKeep();
    const condition = await tryToKeep(taps);
    noteShut(condition === 'lost');
    if (condition === 'quota' || condition === 'denied') {
      toMemory(condition);
      show(await engine().enqueue(taps));
    } else if (condition === 'lost') throw new StorageTrouble(condition);
    else if (condition) return [...unsound, ...(await lost(taps))];
    engine().wake(true);
    void askForBackgroundSync();
    return unsound;
  };
};
