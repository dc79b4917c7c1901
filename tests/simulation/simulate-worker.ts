import { parentPort } from 'node:worker_threads';
import type { ModelProfile } from '../support/model-server.ts';
import { simulate } from './simulate.ts';

/** Seeds in a thread of their own, part by part. */
parentPort?.on('message', ({ first, count, profile }: { first: number; count: number; profile: ModelProfile }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void simulate(first, count, profile).then((summary) => parentPort?.postMessage(summary));
});
