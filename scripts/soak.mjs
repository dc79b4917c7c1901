import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { begin } from './lib/begin.mjs';
import { runNode } from './lib/run-child.mjs';

/**
 * `npm run soak [-- --times=20] [--only=TEXT] [--workers=2]`: every scenario of the replay in a real browser, again and again and without a second try, each
 * time with another seed. Prints how often each passed; anything but always is a failure.
 */
await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
ensureChromium();

const REPORT = '.build/reports/soak.json';

/** `--name=value` or `--name value`. */
const option = (name, otherwise) => {
  const words = process.argv.slice(2);
  const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return otherwise;
  const { 1: value = words[at + 1] } = /=(.*)$/.exec(words[at]) ?? [];
  return value;
};
const times = Number(option('times', '20'));
const workers = Number(option('workers', '2'));
const only = option('only', undefined);
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(workers) || workers < 1) {
  console.error('Usage: npm run soak [-- --times=20] [--only=TEXT] [--workers=2]');
  process.exit(64);
}

await ensureBuilt();
mkdirSync(dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });
const escaped = only?.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const code = await runNode(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'tests/browser/replay',
    `--repeat-each=${times}`,
    `--workers=${workers}`,
    '--retries=0',
    ...(escaped ? [`--grep=${escaped}`] : []),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
);

/** Every run of every scenario, by its title. */
const runsOf = (report) => {
  const runs = new Map();
  const walk = ({ specs = [], suites = [] }) => {
    for (const { title, tests } of specs)
      for (const { results } of tests) for (const result of results) runs.set(title, [...(runs.get(title) ?? []), result]);
    suites.forEach(walk);
  };
  report.suites.forEach(walk);
  return runs;
};

let runs;
try {
  runs = runsOf(JSON.parse(readFileSync(REPORT, 'utf8')));
} catch {
  console.error('The browser tests gave no report.');
  process.exit(1);
}
const seconds = (ms) => (ms / 1000).toFixed(1);
const rows = [...runs].map(([scenario, results]) => {
  const durations = results.map(({ duration }) => duration).toSorted((a, b) => a - b);
  const passed = results.filter(({ status }) => status === 'passed').length;
  return { scenario, passed, middle: durations[Math.floor(durations.length / 2)], slowest: durations.at(-1) };
});
console.log('\n   passed      middle     slowest');
for (const { scenario, passed, middle, slowest } of rows)
  console.log(
    `${passed === times ? ' ' : '✘'} ${String(passed).padStart(4)} / ${times} ${seconds(middle).padStart(8)} s ${seconds(slowest).padStart(8)} s  ${scenario}`,
  );
const failed = rows.filter(({ passed }) => passed !== times);
console.log(`\n${rows.length} scenarios, ${times} times each: ${failed.length === 0 ? 'always passed' : `${failed.length} did not always pass`}`);
process.exit(code === 0 && rows.length > 0 && failed.length === 0 ? 0 : 1);
