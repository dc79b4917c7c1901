import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { begin } from './lib/begin.mjs';

/** `npm run content:export -- FOLDER`, `npm run content:import -- FOLDER [--json]`. Folders are read from where the command was typed. */
const from = process.env.INIT_CWD ?? process.cwd();
// Standard output belongs to the result: everything said on the way goes to standard error.
const say = console.log;
console.log = console.error;
await begin();
await ensureBuilt(['ignore', 2, 2]);
console.log = say;
const [node, script, what, ...words] = process.argv;
process.argv = [node, script, what, ...words.map((word) => (word.startsWith('-') ? word : resolve(from, word)))];
await import(pathToFileURL(resolve('dist/node/content.js')).href);
