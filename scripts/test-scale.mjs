import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensurePostgres, startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run-child.mjs';

/** `npm run test:scale [-- FILE ...]`: the tests of tests/scale, which stop and start databases and take minutes, on a PostgreSQL of their own. Arguments are Vitest's own. */
await begin();
await ensureBuilt();
if (!ensurePostgres()) {
  console.error('These tests need PostgreSQL 15 or newer (Debian: apt-get install postgresql).');
  process.exit(1);
}
const cluster = await startPostgres({ durable: false });
const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project=scale', ...process.argv.slice(2)], {
  TEST_DATABASE_URL: cluster.url,
}).finally(() => cluster.stop());
process.exit(code);
