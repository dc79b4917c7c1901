import { workForProof } from './work-for-proof.ts';

/** What is asked of the worker; it answers with the proof and is done. */
export interface ProofTask {
  readonly challenge: string;
  readonly bits: number;
}

const work = async ({ data }: MessageEvent<ProofTask>): Promise<void> => {
  const proof = await workForProof(data.challenge, data.bits);
  // To the page that made this worker: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(proof);
};

addEventListener('message', (event: MessageEvent<ProofTask>) => void work(event));
