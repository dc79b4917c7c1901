import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { begin } from './lib/begin.mjs';

/** Measured in one run unless a part is named. `growth` is measured only if it is named, because it takes long. */
const PARTS = [
  'lighthouse',
  'content',
  'repeat',
  'flicker',
  'tap',
  'navigation',
  'visit',
  'memory',
  'queue',
  'drain',
  'scan',
  'decisions',
  'catalogue',
  'service',
];

/**
 * `npm run bench [-- --only=PART,...]`: what the shop costs its visitors and its owner, printed and written as JSON (docs/performance.md). `--full` measures the
 * service for longer, and with several processes; `--sizes` and `--chart` belong to `growth`.
 */
const readOptions = () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      only: { ...text, default: PARTS.join(',') },
      runs: { ...text, default: '5' },
      json: { ...text, default: '.bench/result.json' },
      full: { type: 'boolean', default: false },
      sizes: text,
      chart: text,
      help: { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((part) => part !== 'growth' && !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}"`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  return { ...values, only, runs };
};

const usage = (problem) => {
  const say = problem === undefined ? console.log : console.error;
  if (problem !== undefined) say(problem);
  say(`Usage: npm run bench -- [--only=PART,...] [--runs=5] [--full] [--json=FILE] [--sizes=VARIANTS:ORDERS:CARTS[:REVIEWS],...] [--chart=FILE.svg]
Parts: ${PARTS.join(', ')}; growth`);
  process.exit(problem === undefined ? 0 : 64);
};

let options;
try {
  options = readOptions();
} catch ({ message }) {
  usage(message);
}
const { only, runs, full, json: out, help } = options;
if (help) usage();

await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
ensureChromium();
const { chromiumPath } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = chromiumPath({ whole: true }) ?? '';
const { startBenchShop } = await import('./bench/shop.mjs');
const { measureLighthouse } = await import('./bench/first-visit.mjs');
const { measureContent, overContentLimits } = await import('./bench/content.mjs');
const { measureRepeatVisits, overRepeatLimits } = await import('./bench/repeat-visit.mjs');
const { isFlickering, measureFlicker } = await import('./bench/flicker.mjs');
const { measureTaps } = await import('./bench/tap.mjs');
const { measureNavigation, overNavigationLimits } = await import('./bench/navigation.mjs');
const { measureVisit, overVisitLimits } = await import('./bench/visit.mjs');
const { measureMemory, overMemoryLimits } = await import('./bench/memory.mjs');
const { measureScans, overScanLimits } = await import('./bench/scan.mjs');
const { measureDrains, overDrainLimits } = await import('./bench/drain.mjs');
const { measureQueue } = await import('./bench/queue.mjs');
const { DECIDE_P95_MS, measureDecisions } = await import('./bench/decisions.mjs');
const { measureCatalogue, overCatalogueLimits } = await import('./bench/catalogue.mjs');
const { measureService } = await import('./bench/service.mjs');
const { measureGrowth } = await import('./bench/growth.mjs');

await rm('.bench/data', { recursive: true, force: true });
await mkdir('.bench', { recursive: true });
const result = { at: new Date().toISOString(), node: process.version, chromium: chromiumPath() };
const write = () => writeFile(out, `${JSON.stringify(result, null, 2)}\n`);
const parts = {
  lighthouse: ['firstVisit', (shop) => measureLighthouse(shop, runs)],
  content: ['content', (shop) => measureContent(shop, runs)],
  tap: ['tap', measureTaps],
  navigation: ['navigation', measureNavigation],
  visit: ['visit', measureVisit],
  memory: ['memory', measureMemory],
  queue: ['queue', measureQueue],
  drain: ['drain', measureDrains],
  scan: ['scan', measureScans],
  repeat: ['repeatVisit', measureRepeatVisits],
  flicker: ['flicker', measureFlicker],
  decisions: ['decisions', measureDecisions],
};
const inPages = Object.entries(parts).filter(([part]) => only.includes(part));
const shop = inPages.length > 0 ? await startBenchShop() : undefined;
try {
  for (const [, [name, measure]] of inPages) {
    result[name] = await measure(shop);
    // Part by part: what has been measured outlives a later part that fails.
    await write();
  }
} finally {
  await shop?.stop();
}
if (only.includes('catalogue')) {
  result.catalogue = await measureCatalogue();
  await write();
}
if (only.includes('service')) {
  await measureService(full, async (service, shape, name, figure) => {
    result.service = service;
    console.log(`${shape}: ${name}: ${JSON.stringify(figure)}`);
    await write();
  });
}
if (only.includes('growth')) {
  await measureGrowth({ full, sizes: options.sizes?.split(','), chart: options.chart }, async (sizes) => {
    result.growth = sizes;
    await write();
  });
}

const rows = [];
for (const [page, value] of Object.entries({ ...result.firstVisit, ...result.content })) rows.push({ page, ...value });
if (rows.length > 0) console.table(rows);
if (result.repeatVisit) console.table(result.repeatVisit);
if (result.flicker) console.table(result.flicker);
if (result.tap) console.table(result.tap);
if (result.navigation) console.table(result.navigation);
if (result.visit) console.log('A visit:', result.visit);
if (result.memory) console.log('Memory of a page:', result.memory);
if (result.queue) console.table(result.queue);
if (result.drain) console.table(result.drain);
if (result.scan) console.table(result.scan);
if (result.growth) console.table(result.growth);
if (result.decisions) console.table({ decisions: result.decisions });
if (result.catalogue) console.table(result.catalogue);
for (const [shape, value] of Object.entries(result.service ?? {})) {
  console.log(shape);
  console.table(value);
}
console.log(`Written to ${out}`);

const { decisions, content, catalogue, drain, flicker, navigation, visit, memory, scan, repeatVisit } = result;
const decisionsOver = Object.entries(decisions ? { Node: decisions.decideP95Ms, browser: decisions.browserP95Ms } : {})
  .filter(([, p95Ms]) => p95Ms > DECIDE_P95_MS)
  .map(([place, p95Ms]) => `a decision in the ${place} takes ${p95Ms} ms of ${DECIDE_P95_MS} ms at the 95th percentile`);
const flickering = 'a baseline was painted before the variant, the page moved, or a script ran for more than 50 ms';
const over = [
  ...decisionsOver,
  ...(content ? overContentLimits(content) : []),
  ...(catalogue ? overCatalogueLimits(catalogue) : []),
  ...(drain ? overDrainLimits(drain) : []),
  ...(repeatVisit ? overRepeatLimits(repeatVisit) : []),
  ...(navigation ? overNavigationLimits(navigation) : []),
  ...(visit ? overVisitLimits(visit) : []),
  ...(memory ? overMemoryLimits(memory) : []),
  ...(scan ? overScanLimits(scan) : []),
  ...(flicker && isFlickering(flicker) ? [flickering] : []),
];
for (const sentence of over) console.error(`Over budget: ${sentence}`);
if (over.length > 0) process.exitCode = 1;
