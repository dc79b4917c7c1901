import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run catalogue:import -- FILE [--json]`: brings a merchant's own catalogue. File names are read from where the command was typed. */
const from = process.env.INIT_CWD ?? process.cwd();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
// Standard output belongs to the result: everything said on the way goes to standard error.
const say = console.log;
console.log = console.error;
ensureInstalled();
if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1);
console.log = say;
process.argv = [process.argv[0], process.argv[1], ...process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))];
await import(pathToFileURL(resolve('dist/node/import.js')).href);
