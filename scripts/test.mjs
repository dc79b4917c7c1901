import { mkdirSync, rmSync } from 'node:fs';
import { isBuilt } from './lib/build-stamp.mjs';
import { searchTraces } from './lib/find-secrets.mjs';
import { begin } from './lib/begin.mjs';
import { runNode } from './lib/run-child.mjs';
import { createRun, format, lint, playwright, REPORTS, types, unused, vitest } from './lib/run-part.mjs';
import { summary } from './lib/test-report.mjs';

/** `npm test`: everything that must hold. Ends with the time of each part, the slowest tests, and "N passed, N failed". */
await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { installedEngines, missingEngines } = await import('./lib/engines.mjs');
const { ensurePostgres, startPostgres } = await import('./lib/postgres.mjs');
ensureChromium();

/** Logs of shops and caches of browsers. */
const TRACES = '.build/traces';
for (const folder of [REPORTS, TRACES]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const { part, skip, parts, hasFailed } = createRun();

await part('lint', lint);
await part('unused', unused);
await part('format', format);
await part('types', types);
for (const project of ['pure', 'isolated', 'database']) await part(project, vitest(project));
if (ensurePostgres())
  await part('postgres', async () => {
    const cluster = await startPostgres({ durable: false });
    try {
      return await vitest('postgres', { env: { TEST_DATABASE_URL: cluster.url } })();
    } finally {
      await cluster.stop();
    }
  });
else skip('postgres', 'because no PostgreSQL 15 or newer is installed (Debian: apt-get install postgresql)');
await part('components', vitest('components'));
await part('dev', playwright('dev', {}, ['--config', 'playwright.dev.config.ts']));
await part('build', async () => isBuilt() || (await runNode(['scripts/build.mjs'])) === 0);
await part('browser', playwright('browser', { TRACES_DIR: TRACES }));
const missing = missingEngines();
if (installedEngines().length > 0) {
  for (const line of missing) console.log(`\n── browsers: in part, ${line}`);
  await part('browsers', playwright('browsers', { TRACES_DIR: TRACES }, ['--config', 'playwright.browsers.config.ts', '--grep', '@short']));
} else skip('browsers', missing.join('; '));
await part('secrets', async () => {
  const { logs, caches, found } = searchTraces(TRACES);
  console.log(`${logs} logs of shops and ${caches} caches of browsers searched for passwords, tokens, addresses and card numbers`);
  for (const secret of found) console.error(secret);
  // Nothing to search proves nothing.
  return found.length === 0 && logs > 0 && caches > 0;
});

console.log(`\n${summary(parts)}`);
process.exit(hasFailed() ? 1 : 0);
