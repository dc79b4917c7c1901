import { mkdir, rm, writeFile } from 'node:fs/promises';
import { begin } from './lib/begin.mjs';

/**
 * `npm run bench [-- --only=lighthouse,content,repeat,flicker,tap,queue,drain,decisions,catalogue,service,growth] [--runs=5] [--full] [--json=FILE]`: what the shop costs its visitors and its owner,
 * printed and written as JSON. `--full` measures the service for longer, and with several processes.
 *
 * `--only=growth [--sizes=VARIANTS:ORDERS:CARTS,...] [--chart=FILE.svg]`: how that grows with what the shop holds; only if it is named, because it takes long.
 */
await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
ensureChromium();
const { chromiumPath } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = chromiumPath({ whole: true }) ?? '';
const { startBenchShop } = await import('./bench/shop.mjs');
const { measureLighthouse } = await import('./bench/first-visit.mjs');
const { measureContent, overContentLimits } = await import('./bench/content.mjs');
const { measureRepeatVisits } = await import('./bench/repeat-visit.mjs');
const { isFlickering, measureFlicker } = await import('./bench/flicker.mjs');
const { measureTaps } = await import('./bench/tap.mjs');
const { measureDrains, overDrainLimits } = await import('./bench/drain.mjs');
const { measureQueue } = await import('./bench/queue.mjs');
const { DECIDE_P95_MS, measureDecisions } = await import('./bench/decisions.mjs');
const { measureCatalogue, overCatalogueLimits } = await import('./bench/catalogue.mjs');
const { measureService } = await import('./bench/service.mjs');
const { measureGrowth } = await import('./bench/growth.mjs');

const option = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const only = option('only', 'lighthouse,content,repeat,flicker,tap,queue,drain,decisions,catalogue,service').split(',');
const runs = Number(option('runs', '5'));
const out = option('json', '.bench/result.json');

await rm('.bench/data', { recursive: true, force: true });
await mkdir('.bench', { recursive: true });
const result = { at: new Date().toISOString(), node: process.version, chromium: chromiumPath() };
const write = () => writeFile(out, `${JSON.stringify(result, null, 2)}\n`);
const parts = {
  lighthouse: ['firstVisit', (shop) => measureLighthouse(shop, runs)],
  content: ['content', (shop) => measureContent(shop, runs)],
  tap: ['tap', measureTaps],
  queue: ['queue', measureQueue],
  drain: ['drain', measureDrains],
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
  await measureService(process.argv.includes('--full'), async (service, shape, name, figure) => {
    result.service = service;
    console.log(`${shape}: ${name}: ${JSON.stringify(figure)}`);
    await write();
  });
}
if (only.includes('growth')) {
  await measureGrowth({ full: process.argv.includes('--full'), sizes: option('sizes')?.split(','), chart: option('chart') }, async (sizes) => {
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
if (result.queue) console.table(result.queue);
if (result.drain) console.table(result.drain);
if (result.growth) console.table(result.growth);
if (result.decisions) console.table({ decisions: result.decisions });
if (result.catalogue) console.table(result.catalogue);
for (const [shape, value] of Object.entries(result.service ?? {})) {
  console.log(shape);
  console.table(value);
}
console.log(`Written to ${out}`);
for (const [place, p95Ms] of Object.entries(result.decisions ? { Node: result.decisions.decideP95Ms, browser: result.decisions.browserP95Ms } : {}))
  if (p95Ms > DECIDE_P95_MS) {
    console.error(`Over budget: a decision in the ${place} takes ${p95Ms} ms of ${DECIDE_P95_MS} ms at the 95th percentile`);
    process.exitCode = 1;
  }
for (const sentence of result.content ? overContentLimits(result.content) : []) {
  console.error(`Over budget: ${sentence}`);
  process.exitCode = 1;
}
for (const sentence of result.catalogue ? overCatalogueLimits(result.catalogue) : []) {
  console.error(`Over budget: ${sentence}`);
  process.exitCode = 1;
}
for (const sentence of result.drain ? overDrainLimits(result.drain) : []) {
  console.error(`Over budget: ${sentence}`);
  process.exitCode = 1;
}
if (result.flicker && isFlickering(result.flicker)) {
  console.error('Over budget: a baseline was painted before the variant, the page moved, or a script ran for more than 50 ms');
  process.exitCode = 1;
}
