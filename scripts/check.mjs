import { affectedTests, branchPoint, changedFiles, chooseTests, lastDurations } from './lib/changed-tests.mjs';
import { begin } from './lib/begin.mjs';
import { createRun, format, lint, REPORTS, types, unused, vitest } from './lib/run-part.mjs';
import { summary } from './lib/test-report.mjs';

/**
 * `npm run check`: what is quick to know before a commit, in at most two minutes on two cores. Lint, format, types and all pure tests; then tests with a
 * database or a process of their own that the changes since the branch point could break, as many as the time allows.
 */
await begin();

const LIMIT_S = 110;
const WORKERS = 2;
const PROJECTS = ['isolated', 'database'];
const started = Date.now();
const { part, parts, hasFailed } = createRun();

await part('lint, unused code, format and types', async () => {
  const results = await Promise.all([types(), lint().then(async (ok) => (await unused()) && (await format()) && ok)]);
  return results.every(Boolean);
});
await part('pure', vitest('pure', { report: 'check-pure' }));

const since = branchPoint();
const affected = affectedTests(PROJECTS, since);
const { chosen, left } = chooseTests(affected, {
  changed: changedFiles(since),
  durations: lastDurations(PROJECTS, REPORTS),
  workers: WORKERS,
  forSeconds: LIMIT_S - (Date.now() - started) / 1000,
});
for (const project of PROJECTS) {
  const files = chosen.filter((test) => test.project === project).map(({ file }) => file);
  if (files.length > 0) await part(`${project}, ${files.length} changed files`, vitest(project, { args: files, report: `check-${project}` }));
}

console.log(`\n${summary(parts, 5)}`);
if (left.length > 0)
  console.log(`\nNot run for want of time, of ${affected.length} affected test files:\n${left.map(({ file }) => `  ${file}`).join('\n')}`);
console.log('\nNot part of this check: components, PostgreSQL and browsers. `npm test` runs everything.');
process.exit(hasFailed() ? 1 : 0);
