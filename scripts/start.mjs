import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** The whole shop with one command: packages, build, database, seed, server. Every step is skipped once it is done. */
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
ensureInstalled();
if (!isBuilt()) {
  console.log('Building ...');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(resolve('dist/node/index.js')).href);
