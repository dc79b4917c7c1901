import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from './lib/bundle.mjs';

/**
 * Tests the tests: plants mistakes in the cart's queue, one at a time, and counts the seeds in which the simulation and the crash points notice.
 * `npm run simulate:planted -- --seeds 60`. A mistake that nobody notices is a failure.
 */
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '60' }, start: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
});
const [seeds, start] = [Number(values.seeds), Number(values.start)];
if (![seeds, start].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: npm run simulate:planted -- [--seeds N] [--start S] [--json]');
  process.exit(64);
}

const { file, remove } = await bundleForNode('planted', { report: 'tests/simulation/planted/report.ts' });
process.on('exit', remove);
const { hunts, falseAlarms } = await import(pathToFileURL(file('report')).href);

const line = ({ name, breaks, seeds: caught, first }) =>
  `${breaks.padEnd(6)} ${name.padEnd(66)} ${first === null ? 'SURVIVED' : `${String(caught).padStart(4)} of ${seeds}, first in ${first}`}`;

const alarms = await falseAlarms(start, seeds);
const found = await hunts(start, seeds, (bug) => {
  if (!values.json) console.log(line(bug));
});
const survivors = found.filter(({ first }) => first === null);
const firsts = found.flatMap(({ first }) => first ?? []).toSorted((a, b) => a - b);
const median = firsts[Math.floor(firsts.length / 2)] ?? null;
if (values.json)
  console.log(JSON.stringify({ seeds, start, bugs: found, survivors: survivors.length, medianFirst: median, falseAlarms: alarms }, null, 2));
else console.log(`${found.length} bugs, ${survivors.length} survived, half of them noticed by seed ${median}; ${alarms.length} false alarms`);
process.exit(survivors.length === 0 && alarms.length === 0 ? 0 : 1);
