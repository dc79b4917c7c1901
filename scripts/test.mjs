import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './lib/build-stamp.mjs';
import { searchTraces } from './lib/find-secrets.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Everything that must hold, in one command. Each step says how many checks passed; the last line adds them up. */
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
ensureInstalled();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { ensurePostgres, startPostgres } = await import('./lib/postgres.mjs');
process.env.CHROMIUM_PATH = ensureChromium();

const REPORTS = '.build/reports';
/** Logs of shops and caches of browsers. */
const TRACES = '.build/traces';
for (const folder of [REPORTS, TRACES]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const totals = { passed: 0, failed: 0 };
const run = (args, env = {}) =>
  new Promise((done) =>
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).on('close', (code) =>
      done(code === 0),
    ),
  );

const count = (ok) => {
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok;
};

const step = async (name, work) => {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const ok = await work();
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return ok;
};

/** Adds a JSON report's own counts; a runner that failed without a failed test is one failure. */
const addReport = (file, read, ok) => {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    totals.passed += passed;
    totals.failed += failed || (ok && passed > 0 ? 0 : 1);
  } catch {
    totals.failed += 1;
  }
  return ok;
};

const vitest = (project, env) => async () => {
  const file = `${REPORTS}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], env);
  return addReport(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }), ok);
};

await step('lint', async () => count(await run(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'])));
await step('format', async () => count(await run(['node_modules/oxfmt/bin/oxfmt', '--check', '.'])));
await step('build', async () => count(isBuilt() || (await run(['scripts/build.mjs']))));
await step('types', async () => count(await run(['node_modules/typescript/bin/tsc', '-b'])));
await step('unit', vitest('unit'));
if (ensurePostgres()) {
  await step('postgres', async () => {
    const cluster = await startPostgres({ durable: false });
    try {
      return await vitest('postgres', { TEST_DATABASE_URL: cluster.url })();
    } finally {
      await cluster.stop();
    }
  });
} else console.log('\n── postgres: skipped, because no PostgreSQL 15 or newer is installed (Debian: apt-get install postgresql)');
await step('components', vitest('browser'));
await step('browser', async () => {
  const file = `${REPORTS}/playwright.json`;
  const ok = await run(['node_modules/@playwright/test/cli.js', 'test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TRACES_DIR: TRACES });
  return addReport(file, (report) => ({ passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }), ok);
});
await step('secrets', async () => {
  const { logs, caches, found } = searchTraces(TRACES);
  console.log(`${logs} logs of shops and ${caches} caches of browsers searched for passwords, tokens, addresses and card numbers`);
  for (const secret of found) console.error(secret);
  // Nothing to search proves nothing.
  return count(found.length === 0 && logs > 0 && caches > 0);
});

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
