import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundleForNode } from './lib/bundle.mjs';

/**
 * Runs the cart's queue through seeds of simulated trouble: `npm run simulate -- --seeds 2000 --profile keyed`. A failing seed is told and
 * comes back exactly with `--start S --seeds 1`. `--resume FILE` keeps what was done and goes on from there.
 */
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    start: { type: 'string', default: '1' },
    profile: { type: 'string', default: 'keyed' },
    workers: { type: 'string', default: '2' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
    story: { type: 'boolean', default: false },
  },
});
const [seeds, start, workers] = ['seeds', 'start', 'workers'].map((name) => Number(values[name]));
const { profile } = values;
if (![seeds, start, workers].every((number) => Number.isInteger(number) && number > 0) || !['keyed', 'versioned', 'plain'].includes(profile)) {
  console.error(
    'Usage: npm run simulate -- --seeds N [--start S] [--profile keyed|versioned|plain] [--workers N] [--resume FILE] [--json] [--story]',
  );
  process.exit(64);
}

const { file, remove } = await bundleForNode('simulate', {
  simulate: 'tests/simulation/simulate.ts',
  worker: 'tests/simulation/simulate-worker.ts',
});
process.on('exit', remove);
const { add, emptySummary, tellSeed, unseen } = await import(pathToFileURL(file('simulate')).href);

const state = () => {
  const fresh = { start, next: start, seconds: 0, summary: emptySummary(profile) };
  if (!values.resume || !existsSync(values.resume)) return fresh;
  const kept = JSON.parse(readFileSync(values.resume, 'utf8'));
  if (kept.summary.profile !== profile || kept.start !== start) throw new Error(`${values.resume} belongs to another run`);
  return kept;
};
const progress = state();
const already = progress.seconds;
const began = performance.now();

const save = () => {
  progress.seconds = already + (performance.now() - began) / 1000;
  if (!values.resume) return;
  writeFileSync(`${values.resume}.new`, JSON.stringify(progress, null, 1));
  renameSync(`${values.resume}.new`, values.resume);
};

/** Parts are handed out in order and put down in order, so that what is kept is always an unbroken run of seeds. */
const PART = Math.max(1, Math.min(250, Math.ceil(seeds / workers)));
const end = start + seeds;
let handed = progress.next;
const waiting = new Map();

const isMore = () => handed < end;

const runPart = async (worker) => {
  const first = handed;
  const count = Math.min(PART, end - first);
  handed += count;
  // Rejects with the thread's error, and leaves no listener behind for the next part.
  const answer = once(worker, 'message');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ first, count, profile });
  const [summary] = await answer;
  return { first, count, summary };
};

const work = async () => {
  const worker = new Worker(file('worker'));
  while (isMore()) {
    const part = await runPart(worker);
    waiting.set(part.first, part);
    for (let next = waiting.get(progress.next); next; next = waiting.get(progress.next)) {
      waiting.delete(next.first);
      add(progress.summary, next.summary);
      progress.next += next.count;
      save();
    }
  }
  await worker.terminate();
};
await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(seeds / PART)) }, work));
save();

const { summary, seconds } = progress;
const failed = summary.failures;
if (values.story || failed.length > 0) {
  const seed = failed[0]?.seed ?? start;
  const { story } = await tellSeed(seed, profile);
  console.error(`${story.join('\n')}\n`);
}
if (values.json)
  console.log(JSON.stringify({ ...summary, unseen: unseen(summary), violations: failed.length, seconds: Math.round(seconds) }, null, 2));
else {
  for (const { seed, violations } of failed.slice(0, 20)) {
    console.log(`seed ${seed}: ${violations[0].invariant} ${violations[0].what}`);
    console.log(`  again: npm run simulate -- --profile ${profile} --start ${seed} --seeds 1`);
  }
  const faults = Object.values(summary.faults).reduce((sum, times) => sum + times, 0);
  const per = (number) => (number / Math.max(1, summary.seeds)).toFixed(0);
  console.log(
    `${profile}: ${summary.seeds} seeds, ${summary.steps} steps (${per(summary.steps)} a seed), ${summary.taps} taps, ${faults} faults of ${Object.values(summary.faults).filter(Boolean).length} kinds; ` +
      `slowest drain ${summary.drainMs.max} ms; ${failed.length} failing seeds; ${seconds.toFixed(1)} s`,
  );
}
process.exit(failed.length === 0 ? 0 : 1);
