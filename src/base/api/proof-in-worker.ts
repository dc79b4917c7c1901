// The address of the built worker, which the Trusted Types policy is shown.
// oxlint-disable-next-line import/default
import workerUrl from './proof-worker.ts?worker&url';
import type { ProofTask } from './proof-worker.ts';
import { trustedScriptUrl } from './trusted-types.ts';
import { workForProof } from './work-for-proof.ts';

/** The proof, worked out beside the page: whoever types meanwhile notices nothing. Where there is no worker the page does it in small portions. */
export const proofInWorker = async (task: ProofTask): Promise<string> => {
  let worker: Worker | undefined;
  try {
    const made = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    worker = made;
    return await new Promise<string>((solved, failed) => {
      made.addEventListener('message', ({ data }: MessageEvent<string>) => solved(data));
      made.addEventListener('error', () => failed(new Error('The worker could not work')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      made.postMessage(task);
    });
  } catch {
    return await workForProof(task.challenge, task.bits);
  } finally {
    worker?.terminate();
  }
};
