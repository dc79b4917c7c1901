import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { loadConfigFromFile } from 'vite';
import { chromiumPath } from '../chromium.mjs';
import { decisionsSize } from '../decisions-size.mjs';
import { bundleForNode } from '../lib/bundle.mjs';
import { BROWSER_ARGS, percentile, round } from './numbers.mjs';

const ASSETS = 'dist/client/assets';
const DECISIONS = 2_000;
/** What a decision may take once the worker is ready, at the 95th percentile, ms. */
export const DECIDE_P95_MS = 2;
/** The first ones compile the code. */
const WARM_UP = 200;

/** 50th and 95th percentile of what follows the warm-up, ms. */
const afterWarmUp = (samples) => [0.5, 0.95].map((share) => round(percentile(samples.slice(WARM_UP), share), 3));

/** Brotli bytes of the worker and of its client, and how long a decision takes over a message channel in this Node. */
const measureInNode = async () => {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { workerBytes, clientBytes } = await decisionsSize(config);
  const { file, remove } = await bundleForNode('bench-decisions', { decide: 'scripts/bench/decide-in-node.ts' });
  try {
    const { timeDecisions } = await import(pathToFileURL(file('decide')).href);
    const samples = await timeDecisions(DECISIONS + WARM_UP);
    const [decideP50Ms, decideP95Ms] = afterWarmUp(samples);
    return { workerKb: round(workerBytes / 1000, 1), clientKb: round(clientBytes / 1000, 1), decideP50Ms, decideP95Ms };
  } finally {
    remove();
  }
};

/**
 * Runs in the page: milliseconds of each answer of the shop's worker, over Comlink. First decisions as the page asks for them before it paints a place
 * (src/personalisation/experiment-flags.ts), then those that record that the place was seen, answered once the impression is in IndexedDB.
 */
const timeInPage = async ([workerUrl, decisions]) => {
  const worker = new Worker(workerUrl, { type: 'module' });
  const remote = globalThis.Comlink.wrap(worker);
  await remote.start({
    sdkKey: 'waymark-storefront',
    datafileUrl: '/experiments/v1/datafiles/waymark-storefront',
    sinks: { analytics: '', experiment: '/experiments/events', timing: '' },
  });
  const time = async (impression) => {
    const samples = [];
    for (let user = 0; user < decisions; user += 1) {
      const began = performance.now();
      const decision = await remote.decide({
        userId: `visitor-${user}`,
        attributes: { locale: 'en-us', returning: user % 2 === 0 },
        flag: 'home_hero_cta',
        ...impression,
      });
      if (!decision) throw new Error('The worker decided nothing');
      samples.push(performance.now() - began);
    }
    return samples;
  };
  const [decided, recorded] = [await time({ impression: 'none' }), await time({})];
  worker.terminate();
  return [decided, recorded];
};

/** How long a decision takes in a browser, from the question of the page to the worker's answer. */
const measureInBrowser = async (shop) => {
  const client = readdirSync(ASSETS).find((name) => /^decisions-[^.]+\.js$/.test(name));
  const [worker] = /worker-[\w-]+\.js/.exec(readFileSync(`${ASSETS}/${client}`, 'utf8')) ?? [];
  if (!worker) throw new Error('The build has no decisions worker');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  try {
    // The measurement itself is a script that the policy of the page does not know.
    const context = await browser.newContext({ bypassCSP: true });
    await context.route('**/experiments/events', (route) => route.fulfill({ status: 202 }));
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(import.meta.resolve('comlink')) });
    await page.goto(`${shop.url}${shop.pages.home}`);
    const [decided, recorded] = await page.evaluate(timeInPage, [`/assets/${worker}`, DECISIONS + WARM_UP]);
    const [browserP50Ms, browserP95Ms] = afterWarmUp(decided);
    const [recordedP50Ms, recordedP95Ms] = afterWarmUp(recorded);
    return { browserP50Ms, browserP95Ms, recordedP50Ms, recordedP95Ms };
  } finally {
    await browser.close();
  }
};

/** What experiments cost. */
export const measureDecisions = async (shop) => ({ ...(await measureInNode()), ...(await measureInBrowser(shop)) });
