import { type Remote, transfer, wrap } from 'comlink';
import type { CodesApi } from './types.ts';

/** A worker, or in tests the other end of a message channel. */
export interface Spawned {
  readonly api: Remote<CodesApi>;
  readonly onFailure: (listener: () => void) => void;
  readonly terminate: () => void;
}

export interface CodeReader {
  /** The texts of the codes in a frame, which is handed over. Rejects after the worker has failed. */
  readonly read: (frame: ImageBitmap) => Promise<readonly string[]>;
  readonly end: () => void;
}

/**
 * Starts the worker and its reader.
 * @throws when either cannot be had, or when it is taken back meanwhile
 */
export const startCodeReader = async (spawn: () => Spawned, wasmUrl: string, signal: AbortSignal): Promise<CodeReader> => {
  signal.throwIfAborted();
  const { api, onFailure, terminate } = spawn();
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
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

/** A worker of this browser. The address has passed the page's Trusted Types policy. */
export const spawnWorker = (trustedUrl: string): Spawned => {
  const worker = new Worker(trustedUrl, { type: 'module', name: 'codes' });
  return {
    api: wrap<CodesApi>(worker),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
};
