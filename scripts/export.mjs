import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { begin } from './lib/begin.mjs';

/** `npm run catalogue:export -- FILE [--format google]`: writes the catalogue as a file, named from where the command was typed; `-` is standard output. */
const from = process.env.INIT_CWD ?? process.cwd();
// Standard output belongs to the export: everything said on the way goes to standard error.
const say = console.log;
console.log = console.error;
await begin();
await ensureBuilt(['ignore', 2, 2]);
console.log = say;
const [node, script, ...words] = process.argv;
/** A file is the only word that is neither an option nor the value of one. */
const isFile = (word, index) => !word.startsWith('-') && !/^--[a-z]+$/.test(words[index - 1] ?? '');
process.argv = [node, script, ...words.map((word, index) => (isFile(word, index) ? resolve(from, word) : word))];
await import(pathToFileURL(resolve('dist/node/export.js')).href);
