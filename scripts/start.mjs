import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';

/** The whole shop with one command: packages, build, database, seed, server. Every step is skipped once it is done. */
await begin();
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(resolve('dist/node/index.js')).href);
