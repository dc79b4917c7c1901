import { pathToFileURL } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { decisionsSize } from '../decisions-size.mjs';
import { bundleForNode } from '../lib/bundle.mjs';
import { percentile, round } from './numbers.mjs';

const DECISIONS = 2_000;
/** What a decision may take once the worker is ready, at the 95th percentile, ms. */
export const DECIDE_P95_MS = 2;
/** The first ones compile the code. */
const WARM_UP = 200;

/** What experiments cost: brotli bytes of the worker and of its client, and how long a decision takes over a message channel in this Node. */
export const measureDecisions = async () => {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { workerBytes, clientBytes } = await decisionsSize(config);
  const { file, remove } = await bundleForNode('bench-decisions', { decide: 'scripts/bench/decide-in-node.ts' });
  try {
    const { timeDecisions } = await import(pathToFileURL(file('decide')).href);
    const samples = (await timeDecisions(DECISIONS + WARM_UP)).slice(WARM_UP);
    const [decideP50Ms, decideP95Ms] = [0.5, 0.95].map((share) => round(percentile(samples, share), 3));
    return { workerKb: round(workerBytes / 1000, 1), clientKb: round(clientBytes / 1000, 1), decideP50Ms, decideP95Ms };
  } finally {
    remove();
  }
};
