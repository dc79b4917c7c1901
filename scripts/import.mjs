import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { begin } from './lib/begin.mjs';

/** `npm run catalogue:import -- FILE [--json]`: brings a merchant's own catalogue. File names are read from where the command was typed. */
const from = process.env.INIT_CWD ?? process.cwd();
// Standard output belongs to the result: everything said on the way goes to standard error.
const say = console.log;
console.log = console.error;
await begin();
await ensureBuilt(['ignore', 2, 2]);
console.log = say;
process.argv = [process.argv[0], process.argv[1], ...process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))];
await import(pathToFileURL(resolve('dist/node/import.js')).href);
