import { transfer } from 'comlink';
import type { CodesApi } from './types.ts';
import { createFailure, type Spawned } from '../spawned.ts';

export interface CodeReader {
  /** The texts of the codes in a frame, which is handed over. Rejects after the worker has failed. */
  readonly read: (frame: ImageBitmap) => Promise<readonly string[]>;
  readonly end: () => void;
}

/**
 * Starts the worker and its reader.
 * @throws when either cannot be had, or when it is taken back meanwhile
 */
export const startCodeReader = async (spawn: () => Spawned<CodesApi>, wasmUrl: string, signal: AbortSignal): Promise<CodeReader> => {
  signal.throwIfAborted();
  const { api, onFailure, terminate } = spawn();
  const { failed, fail } = createFailure();
  const end = (reason: unknown): void => {
    terminate();
    fail(reason);
  };
  onFailure(() => end(new Error('The code worker has failed')));
  signal.addEventListener('abort', () => end(signal.reason), { once: true });
  try {
    await Promise.race([api.start(wasmUrl), failed]);
  } catch (error) {
    end(error);
    throw error;
  }
  return {
    read: (frame) => Promise.race([api.read(transfer(frame, [frame])), failed]),
    end: () => end(new Error('The code worker was ended')),
  };
};
