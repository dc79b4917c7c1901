import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { begin } from './lib/begin.mjs';

/**
 * `npm run simulate:events [-- --seeds 10000] [--start 1]`: the event queue through seeded schedules of kills, lost answers and weeks offline. A failing
 * seed is printed and comes back exactly with `--start S --seeds 1`.
 */
await begin();
const { bundleForNode } = await import('./lib/bundle.mjs');
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '10000' }, start: { type: 'string', default: '1' } } });
const [seeds, start] = [Number(values.seeds), Number(values.start)];
if (![seeds, start].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: npm run simulate:events -- [--seeds N] [--start S]');
  process.exit(64);
}
const { file, remove } = await bundleForNode('simulate-events', { simulate: 'tests/simulation/events/simulate-events.ts' });
process.on('exit', remove);
const { simulateEvents } = await import(pathToFileURL(file('simulate')).href);

const began = performance.now();
const total = {};
let failures = 0;
for (let seed = start; seed < start + seeds; seed += 1) {
  const { violations, ...counts } = await simulateEvents(seed);
  for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
  if (violations.length === 0) continue;
  failures += 1;
  if (failures <= 20) console.error(`seed ${seed}: ${violations[0]}\n  again: npm run simulate:events -- --start ${seed} --seeds 1`);
}
console.log(`${seeds} schedules, ${JSON.stringify(total)}; ${failures} failing; ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.exit(failures === 0 ? 0 : 1);
