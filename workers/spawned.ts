import { type Remote, wrap } from 'comlink';

/** A worker, or in tests the other end of a message channel. */
export interface Spawned<Api> {
  readonly api: Remote<Api>;
  readonly onFailure: (listener: () => void) => void;
  readonly terminate: () => void;
}

/** A worker of this browser. The address has passed the page's Trusted Types policy. */
export const spawnWorker = <Api>(trustedUrl: string, name: string): Spawned<Api> => {
  const worker = new Worker(trustedUrl, { type: 'module', name });
  return {
    api: wrap<Api>(worker),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
};

/** Calls to a dead worker never settle: they are raced against `failed`, which rejects once `fail` is called. */
export const createFailure = (): { readonly failed: Promise<never>; readonly fail: (reason: unknown) => void } => {
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  return { failed, fail };
};
