import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { begin } from './begin.mjs';
import { ensureBuilt } from './ensure-built.mjs';

/** Whether a word of a command line names a file. */
const isPath = (word) => !word.startsWith('-');

/**
 * Runs a command of the build with the words that were typed. Files are named from where the command was typed; standard output belongs to the command:
 * everything said on the way goes to standard error.
 * @param {string} file in `dist/node`
 * @param {(word: string, index: number, words: string[]) => boolean} [isFile] which words name files
 */
export const runCommand = async (file, isFile = isPath) => {
  const from = process.env.INIT_CWD ?? process.cwd();
  const say = console.log;
  console.log = console.error;
  await begin();
  await ensureBuilt(['ignore', 2, 2]);
  console.log = say;
  const [node, script, ...words] = process.argv;
  process.argv = [node, script, ...words.map((word, index) => (isFile(word, index, words) ? resolve(from, word) : word))];
  await import(pathToFileURL(resolve('dist/node', file)).href);
};
