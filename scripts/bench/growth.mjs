import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { bundleForNode } from '../lib/bundle.mjs';
import { postgresFolder, startPostgres } from '../lib/postgres.mjs';
import { freePort, startShop } from '../lib/shop-process.mjs';
import { growthChart } from './growth/chart.mjs';
import { measureFigures, measureLines } from './growth/figures.mjs';
import { growTo, mostReviewed } from './growth/grow.mjs';
import { caller } from './service.mjs';

/** Variants, orders, carts and reviews. */
const USUAL = ['6000:10000:1000:20000', '6000:1000000:1000000:1000000', '100000:1000000:1000000:1000000'];
const FULL = [...USUAL, '1000000:1000000:1000000:1000000', '1000000:5000000:1000000:1000000'];
const DRAWN = ['list with facets', 'list, counted anew', 'search', 'product page', 'page of reviews', 'add', 'place', 'order history'];
/** Shoppers of one size have addresses of their own. */
const ADDRESSES = 1_000;
const HEAP_MB = 6_000;

const sizeOf = (text) => {
  const [variants, orders, carts, reviews = 0] = text.split(':').map(Number);
  if (![variants, orders, carts, reviews].every((count) => count >= 0)) throw new Error(`--sizes has VARIANTS:ORDERS:CARTS[:REVIEWS], not ${text}`);
  return { variants, orders, carts, reviews };
};

/**
 * How the cost of a request grows with what the shop holds, on a PostgreSQL with its disk: rows are generated, the shop is started on them, and each request
 * is made alone. Recurring work is timed afterwards, without the shop.
 * @param options `sizes`: VARIANTS:ORDERS:CARTS[:REVIEWS], each at least as large as the one before; `chart`: file for an SVG
 * @param heard gets the rows each time one is added
 */
export const measureGrowth = async ({ full, sizes = full ? FULL : USUAL, chart }, heard) => {
  if (!postgresFolder()) return [];
  const dataDir = '.bench/growth';
  rmSync(dataDir, { recursive: true, force: true });
  const jobs = await bundleForNode('bench-growth', { jobs: 'scripts/bench/growth/jobs-in-node.ts' });
  const { timeJobs } = await import(pathToFileURL(jobs.file('jobs')).href);
  const cluster = await startPostgres({ durable: true });
  const client = new pg.Client({ connectionString: cluster.url });
  const start = async () =>
    startShop({
      port: await freePort(),
      dataDir,
      publicUrl: 'http://localhost',
      env: { DATABASE_URL: cluster.socketUrl, TRUST_PROXY: 'true', DRAW_AHEAD: 'false', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    });
  const rows = [];
  try {
    await client.connect();
    await (await start()).stop();
    for (const [at, text] of sizes.entries()) {
      const began = performance.now();
      const row = await growTo(client, sizeOf(text));
      console.log(`${JSON.stringify(row)} generated in ${Math.round((performance.now() - began) / 1000)} s`);
      const starting = performance.now();
      const shop = await start();
      try {
        row['start, s'] = Math.round((performance.now() - starting) / 100) / 10;
        const url = `http://127.0.0.1:${shop.port}`;
        const measured = { urls: [url], call: caller(url) };
        Object.assign(row, await measureFigures(measured, at * ADDRESSES, await mostReviewed(client)));
        if (at === 0) for (const [lines, ms] of Object.entries(await measureLines(measured, ADDRESSES / 2))) row[`add, ${lines} lines`] = ms;
      } finally {
        await shop.stop();
      }
      const times = await timeJobs(cluster.socketUrl);
      row['jobs, ms'] = times.reduce((sum, { ms }) => sum + ms, 0);
      row.longest = times
        .slice(0, 3)
        .map(({ name, ms }) => `${name} ${ms}`)
        .join(', ');
      rows.push(row);
      console.log(JSON.stringify(row));
      if (chart) writeFileSync(chart, growthChart(rows, DRAWN));
      await heard(rows);
    }
  } finally {
    jobs.remove();
    await client.end();
    await cluster.stop();
  }
  return rows;
};
